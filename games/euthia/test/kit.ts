import { indexOfAction, type Prompt } from '@vyprava/kernel'
import { expect } from 'vitest'
import type { Effect, Foe, Op } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import type { Fight } from '../rules/fight.ts'
import { createEuthia } from '../rules/game.ts'
import { fieldAt } from '../rules/map.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import { type Pack, type Printed, printedFrom, type TileFace } from '../rules/printed.ts'
import { newTile } from '../rules/setup.ts'
import { type Euthia, NONE, type Owned, type Player } from '../rules/state.ts'
import { pack, rows, SLOT } from './pack.ts'
import { lay, listen, midTurn, ringed } from './position.ts'

/* The whole game with tiles of a test's own: their use on the map and in fights. */

type OwnTile = Omit<Partial<TileFace>, 'effects'> & { readonly effects?: readonly Effect[] }
export type Own = Readonly<Record<string, OwnTile>>

export interface KitSetting {
  readonly tiles?: Own
  readonly gems?: Pack['gems']
  readonly foe?: Partial<Foe & Pick<Pack['monsters'][number], 'reward'>>
  readonly seats?: number
  readonly options?: Partial<EuthiaOptions>
}

/** A foe that wounds by one with every attack, and has nothing else. */
const FOE: Foe = {
  vitality: 30,
  silver: 0,
  gold: 0,
  chaos: 0,
  gaar: 0,
  clover: 0,
  immune: false,
  profile: rows([{ op: 'wound', n: 1, sign: 'base' }]),
  lasting: [],
}

/** An ability unless the test says otherwise. */
const face = (own: OwnTile, id: number): TileFace => ({
  source: own.kind === undefined || own.kind === 'ability' ? 'hero' : 'merchant',
  kind: 'ability',
  count: 1,
  ...own,
  effects: own.effects?.slice() ?? [],
  id,
})

export const effect = (timing: Effect['timing'], ...ops: readonly Op[]): Effect => ({ timing, do: ops })

export class Kit {
  readonly state: Euthia
  readonly printed: Printed
  readonly events: EuthiaEvent[] = []
  readonly #names: readonly string[]
  readonly #game

  /** Seat 0 is next to the church with its weapon alone, and nothing is left to explore. */
  constructor({ tiles = {}, gems = pack.gems, foe, seats = 2, options }: KitSetting) {
    this.#names = Object.keys(tiles)
    const own = Object.values(tiles).map((tile, i) => face(tile, pack.tiles.length + i))
    const full: Pack = {
      ...pack,
      gems,
      tiles: [...pack.tiles, ...own],
      monsters: pack.monsters.map((monster) => ({ ...monster, ...FOE, ...foe })),
    }
    this.printed = printedFrom(full)
    this.#game = createEuthia(full)
    this.state = ringed(midTurn(seats, options))
    Object.assign(this.hero, { gaar: 0, field: fieldAt(0, 0) })
    this.hero.slots[SLOT.ability] = null
    this.state.map.stack = []
  }

  get hero(): Player {
    return this.state.players[0]
  }

  get fight(): Fight {
    if (this.state.fight === null) throw new Error('No fight')
    return this.state.fight
  }

  /** The step that asks. */
  get step(): string {
    return this.state.agenda.at(-1)?.step ?? ''
  }

  /** The id of an own tile by its name. */
  id(name: string): number {
    const at = this.#names.indexOf(name)
    if (at === -1) throw new Error(`No tile ${name}`)
    return pack.tiles.length + at
  }

  /** Puts a new tile, an own one or one of the pack, into a slot. */
  wear(tile: string | number, slot: number): Owned {
    const owned = newTile(typeof tile === 'string' ? this.id(tile) : tile)
    this.hero.slots[slot] = owned
    return owned
  }

  /** Puts a new tile into the bags; its place is answered. */
  carry(tile: string | number): number {
    return this.hero.bags.push(newTile(typeof tile === 'string' ? this.id(tile) : tile)) - 1
  }

  /** Puts items on the agenda and works them off. */
  due(items: Euthia['agenda'], ...dice: readonly number[]): this {
    this.state.agenda.push(...items, { step: 'choose', seat: 0, ways: [[], []], source: NONE })
    return this.play({ type: 'choose', way: 0 }, ...dice)
  }

  ops(ops: readonly Op[], ...dice: readonly number[]): this {
    return this.due([{ step: 'ops', seat: 0, ops, source: NONE }], ...dice)
  }

  /** A fight on a field of its own. */
  meet(...dice: readonly number[]): this {
    const place = lay(this.state, 'wild1', 3, 0)
    this.hero.field = fieldAt(place, 2)
    return this.due([{ step: 'startFight', kind: 'monster', foe: NONE, level: 1 }], ...dice)
  }

  /** The first field next to the hero that bears a monster, after a tile with one was laid there. */
  besideMonster(): number {
    const place = lay(this.state, 'wild1', 3, 0)
    this.hero.field = fieldAt(place, 0)
    this.state.map.heroTokens[this.hero.field] = 0
    return fieldAt(place, 1)
  }

  get asked(): number {
    return this.#game.deciders(this.state)[0]
  }

  /** What is asked. */
  get prompt(): Prompt {
    return this.#game.decision(this.state, this.asked).prompt
  }

  listed<Type extends EuthiaAction['type']>(type: Type): Extract<EuthiaAction, { type: Type }>[] {
    return this.#game
      .decision(this.state, this.asked)
      .actions.filter((action): action is Extract<EuthiaAction, { type: Type }> => action.type === type)
  }

  /** Plays an action that must be legal. */
  play(action: EuthiaAction, ...dice: readonly number[]): this {
    const seat = this.asked
    expect(this.#game.refusal(this.state, seat, action)).toBeNull()
    expect(indexOfAction(this.#game.decision(this.state, seat).actions, action)).not.toBe(-1)
    const turn = listen(...dice)
    this.#game.apply(this.state, seat, action, turn)
    this.events.push(...turn.events)
    return this
  }

  refused(action: EuthiaAction, seat = this.asked): string | null {
    const refusal = this.#game.refusal(this.state, seat, action)
    if (seat === this.asked)
      expect(indexOfAction(this.#game.decision(this.state, seat).actions, action) === -1).toBe(
        refusal !== null,
      )
    return refusal === null ? null : `${refusal.rule} ${refusal.reason}`
  }

  use(slot: number, effectAt = 0, way = 0, ...dice: readonly number[]): this {
    return this.play(using(slot, effectAt, way), ...dice)
  }

  done(...dice: readonly number[]): this {
    return this.play({ type: 'done' }, ...dice)
  }

  attack(place: number, ...dice: readonly number[]): this {
    return this.play({ type: 'attack', place, way: 0 }, ...dice)
  }
}

/** Uses a tile in a slot. */
export const using = (place: number, effectAt = 0, way = 0): EuthiaAction => ({
  type: 'use',
  effect: effectAt,
  place,
  shelf: 'slots',
  way,
})
/** Uses a tile in a bag. */
export const usingBag = (place: number, effectAt = 0, way = 0): EuthiaAction => ({
  type: 'use',
  effect: effectAt,
  place,
  shelf: 'bags',
  way,
})

export const kit = (setting: KitSetting = {}): Kit => new Kit(setting)
