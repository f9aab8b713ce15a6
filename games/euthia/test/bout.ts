import { indexOfAction, type Refusal, runAgenda, type Seat, type WorkingStep } from '@vyprava/kernel'
import { expect } from 'vitest'
import type { ChaosType, Effect, Foe, Op, Profile } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { fightDecided, fightOp, isFightOp } from '../rules/effects/fight-ops.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import type { Fight } from '../rules/fight.ts'
import { heal, hurt } from '../rules/health.ts'
import type { Item, OpsDue } from '../rules/items.ts'
import { fieldAt } from '../rules/map.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import { type Printed, printedFrom, type TileFace } from '../rules/printed.ts'
import { newTile } from '../rules/setup.ts'
import { type Euthia, NONE, type Player } from '../rules/state.ts'
import { fightSteps } from '../rules/steps/fight/index.ts'
import type { EuthiaCourse } from '../rules/steps/step.ts'
import { pack, rows, SLOT } from './pack.ts'
import { lay, listen, midTurn } from './position.ts'

/* A fight by itself: the steps of the fight on the agenda, and everything that it hands on written down. */

export const hits = (n: number, sign: 'base' | 'plus' | 'minus' = 'base'): Op => ({ op: 'hit', n, sign })
export const wounds = (n: number, sign: 'base' | 'plus' | 'minus' = 'base'): Op => ({ op: 'wound', n, sign })

/** The dragonfly of the rulebook's examples (EU-E11, EU-E12), without cards and tokens. */
export const DRAGONFLY: Foe = {
  vitality: 3,
  silver: 0,
  gold: 0,
  chaos: 0,
  gaar: 0,
  clover: -4,
  immune: false,
  profile: rows([], [4, [wounds(1)]], [8, [wounds(2)]], [12, [wounds(3)]]),
  lasting: [],
}
/** 9 gives 2 hits, 10 gives 3. */
export const FIRE_STAFF: Profile = rows([], [5, [hits(1)]], [8, [hits(2)]], [10, [hits(3)]])

export interface Setting {
  readonly seats?: number
  readonly options?: Partial<EuthiaOptions>
  readonly foe?: Partial<Foe>
  readonly elite?: true
  readonly story?: { readonly vitality: number; readonly hits: number; readonly lastRound: number }
  readonly weapon?: Profile
  /** Attack abilities or first strikes beside the weapon, from the first ability slot on. */
  readonly tiles?: readonly Partial<TileFace>[]
  /** Of the monster-player, by type; alone and together the reserves, top first. */
  readonly cards?: readonly ChaosType[]
  readonly air?: true
  readonly earth?: true
  readonly player?: Partial<Player>
  readonly change?: (state: Euthia) => void
}

const attack: Effect = { timing: 'attack', do: [], exhaust: false }
const FIRST_TILE = pack.tiles.length
export const cardOf = (type: ChaosType): number => pack.chaosCards.findIndex((card) => card.type === type)

function printedFor({ foe, weapon, tiles = [], story }: Setting): Printed {
  const face = { ...DRAGONFLY, clover: 0, vitality: 40, ...foe }
  const own = (tile: Partial<TileFace>, id: number): TileFace => ({
    source: 'hero',
    kind: 'ability',
    count: 1,
    effects: [tile.kind === 'weapon' ? attack : { timing: 'attack', do: [] }],
    ...tile,
    id: FIRST_TILE + id,
  })
  return printedFrom({
    ...pack,
    monsters: pack.monsters.map((monster) => ({ ...monster, ...face })),
    elites: pack.elites.map((elite) => ({ ...elite, ...face })),
    scenarioCards: pack.scenarioCards.map((card) => (story === undefined ? card : { ...card, foe: face })),
    tiles: [
      ...pack.tiles,
      ...[{ kind: 'weapon' as const, profile: weapon ?? FIRE_STAFF }, ...tiles].map(own),
    ],
  })
}

function stateFor({
  seats = 2,
  options,
  tiles = [],
  cards = [],
  air,
  earth,
  player,
  change,
}: Setting): Euthia {
  const state = midTurn(seats, options)
  const at = lay(state, 'wild1', 2, -1)
  if (air) lay(state, 'air1', 3, 0)
  if (earth) lay(state, 'earth1', 1, 1)
  const hero = state.players[0]
  hero.field = fieldAt(at, 2)
  hero.slots = hero.slots.map(() => null)
  hero.slots[SLOT.hand] = newTile(FIRST_TILE)
  for (const i of tiles.keys()) hero.slots[SLOT.ability + i] = newTile(FIRST_TILE + 1 + i)
  const ids = cards.map(cardOf)
  if (state.mode === 'competitive') state.players[1].hand = ids.sort((a, b) => a - b)
  else {
    state.silverReserve = ids.filter((id) => pack.chaosCards[id].metal === 'silver')
    state.goldReserve = ids.filter((id) => pack.chaosCards[id].metal === 'gold')
  }
  state.bounty = 0
  Object.assign(hero, player)
  change?.(state)
  return state
}

const stranger = (): Refusal => ({ rule: 'EU-229', reason: 'notYourTurn' })

export class Bout {
  readonly state: Euthia
  readonly printed: Printed
  /** Everything told so far, and every list of ops handed on. */
  readonly events: EuthiaEvent[] = []
  readonly ops: (readonly Op[])[] = []
  readonly #machine
  readonly #steps

  constructor(setting: Setting, ...dice: readonly number[]) {
    this.printed = printedFor(setting)
    this.state = stateFor(setting)
    this.#steps = fightSteps(this.printed)
    this.#machine = runAgenda<Item, Euthia, EuthiaAction, EuthiaEvent>(
      { ...this.#others(), ...this.#steps },
      stranger,
    )
    const kind = setting.elite ? 'elite' : setting.story === undefined ? 'monster' : 'story'
    const foe = kind === 'monster' ? NONE : 0
    this.state.agenda = [
      { step: 'main' },
      { step: 'startFight', kind, foe, level: 1, ...(setting.story && { story: setting.story }) },
    ]
    this.#listen(dice, (course) => this.#machine.settle(this.state, course))
  }

  #listen(dice: readonly number[], act: (turn: ReturnType<typeof listen>) => void): void {
    const turn = listen(...dice)
    act(turn)
    this.events.push(...turn.events)
  }

  /** Steps that are not the fight's: ops of the fight are done, others only written down. */
  #others() {
    const idle: WorkingStep<Euthia, Item, EuthiaEvent> = { work() {} }
    const main = {
      deciders: ({ active }: Euthia): Seat[] => [active],
      decision: () => ({ prompt: { key: 'turn' }, actions: [] }),
      refusal: stranger,
      take() {},
    }
    const ops: WorkingStep<Euthia, OpsDue, EuthiaEvent> = {
      work: (state, due, course) => {
        this.ops.push(due.ops)
        for (const op of due.ops) {
          if (fightDecided(state)) return
          if (isFightOp(op)) fightOp(this.printed, state, op, 'hero', course)
          else if (op.op === 'heal') heal(state, due.seat, op.n, course)
          else if (op.op === 'woundSelf') hurt(state, due.seat, op.n, course)
        }
      },
    }
    return {
      ...{ round: idle, turn: idle, main, keep: idle, endTurn: idle, turnOver: idle, roundOver: idle },
      ...{ scoring: idle, arrive: idle, explore: idle, cart: idle, trade: idle, pair: idle, heroRoll: idle },
      ...{ tradeFee: idle, wonTrade: idle },
      ...{
        ops,
        choose: idle,
        pick: idle,
        teleport: idle,
        tidy: idle,
        room: idle,
        handLimit: idle,
        swap: idle,
        golem: idle,
      },
    }
  }

  get fight(): Fight {
    if (this.state.fight === null) throw new Error('The fight is over')
    return this.state.fight
  }

  get over(): boolean {
    return this.state.fight === null
  }

  get hero(): Player {
    return this.state.players[0]
  }

  /** The step that asks, and whom. */
  get step(): string {
    return this.state.agenda.at(-1)?.step ?? ''
  }

  get asked(): readonly Seat[] {
    return this.#machine.deciders(this.state)
  }

  listed(seat = this.asked[0]): readonly EuthiaAction[] {
    return this.#machine.decision(this.state, seat).actions
  }

  /** The next fight of the same two, with other tokens of the monster; dice are those of the turn. */
  again(course: EuthiaCourse, tokens: Pick<Fight, 'gaar' | 'chaos'>): void {
    const { state } = this
    const { startFight, control, meet } = this.#steps
    state.agenda = [{ step: 'main' }]
    startFight.work(state, { step: 'startFight', kind: 'monster', foe: NONE, level: 1 }, course)
    control.work(state, { step: 'control' }, course)
    meet.work(state, { step: 'meet', foe: NONE, vitality: NONE }, course)
    Object.assign(this.fight, tokens)
    state.agenda = [{ step: 'main' }, { step: 'stage', at: 'preparation' }]
    this.#machine.settle(state, course)
  }

  /** Plays without looking at the list, for long runs. */
  apply(action: EuthiaAction, course: EuthiaCourse): void {
    this.#machine.apply(this.state, this.asked[0], action, course)
  }

  /** Plays an action that must be legal. */
  play(action: EuthiaAction, ...dice: readonly number[]): this {
    return this.as(this.asked[0], action, ...dice)
  }

  as(seat: Seat, action: EuthiaAction, ...dice: readonly number[]): this {
    expect(this.#machine.refusal(this.state, seat, action)).toBeNull()
    expect(indexOfAction(this.listed(seat), action)).not.toBe(-1)
    this.#listen(dice, (course) => this.#machine.apply(this.state, seat, action, course))
    return this
  }

  attack(...dice: readonly number[]): this {
    return this.play({ type: 'attack', place: SLOT.hand, way: 0 }, ...dice)
  }

  done(...dice: readonly number[]): this {
    return this.play({ type: 'done' }, ...dice)
  }

  pass(...dice: readonly number[]): this {
    return this.play({ type: 'pass' }, ...dice)
  }

  gaar(die: number, value: number, ...dice: readonly number[]): this {
    return this.play({ type: 'gaar', die }, value, ...dice)
  }

  cards(type: ChaosType, count: number, ...dice: readonly number[]): this {
    return this.play({ type: 'play', card: cardOf(type), count }, ...dice)
  }

  refused(action: EuthiaAction, seat = this.asked[0]): string | null {
    const refusal = this.#machine.refusal(this.state, seat, action)
    if (this.asked.includes(seat))
      expect(indexOfAction(this.listed(seat), action) === -1).toBe(refusal !== null)
    return refusal === null ? null : `${refusal.rule} ${refusal.reason}`
  }

  heard<Type extends EuthiaEvent['type']>(type: Type): Extract<EuthiaEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<EuthiaEvent, { type: Type }> => event.type === type)
  }
}

export const bout = (setting: Setting = {}, ...dice: readonly number[]): Bout => new Bout(setting, ...dice)
