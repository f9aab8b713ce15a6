import { clone, indexOfAction } from '@vyprava/kernel'
import * as v from 'valibot'
import { assembled } from '../../content/index.ts'
import { ARMOUR_PIECES, HEROES, packSchema } from '../../content/schema.ts'
import type { EuthiaAction } from '../../rules/actions.ts'
import { createEuthia } from '../../rules/game.ts'
import { fieldAt } from '../../rules/map.ts'
import { type Pack, printedFrom, type TileFace } from '../../rules/printed.ts'
import { newTile, setUp } from '../../rules/setup.ts'
import { type Euthia, NONE } from '../../rules/state.ts'
import { rows, pack as small } from '../pack.ts'
import { lay, listen, options, ringed } from '../position.ts'

/* Our own tiles in a position where nothing is missing for their use: money, health to heal, a suit of armour. */

const { tiles, heroes, gems, essences } = assembled()
export const pack: Pack = {
  ...small,
  tiles: v.parse(packSchema.entries.tiles, tiles),
  heroes: v.parse(packSchema.entries.heroes, heroes),
  gems: v.parse(packSchema.entries.gems, gems),
  essences: v.parse(packSchema.entries.essences, essences),
  monsters: small.monsters.map((monster) => ({
    ...monster,
    vitality: 60,
    silver: 0,
    chaos: 2,
    gaar: 2,
    clover: -1,
    profile: rows([]),
  })),
}
export const printed = printedFrom(pack)
const game = createEuthia(pack)

const suit = ARMOUR_PIECES.map((piece) =>
  pack.tiles.findIndex((tile) => tile.armour === 'leather' && tile.piece === piece),
)
const spare = (hero: string): number =>
  pack.tiles.findIndex((tile) => tile.hero === hero && tile.kind === 'ability' && tile.value !== null)
const silver = pack.chaosCards.findIndex(({ metal }) => metal === 'silver')

/** Where a tile works: on a field of the church where it wants grass, else on the alchemists'. */
const standing = ({ effects }: TileFace): number =>
  effects.some(({ when }) => when?.when === 'onSite' && when.location === 'plain')
    ? fieldAt(0, 0)
    : fieldAt(1, 0)

/** Seat 0 in its turn, with plenty of everything, where the tile works; the tile lies where it works. */
function position(tile: TileFace): { readonly state: Euthia; readonly place: number } {
  const hero = tile.hero ?? 'ael'
  const others = HEROES.filter((key) => key !== hero)
  const state = setUp(
    printed,
    { seats: 2, options: options({ hero1: hero, hero2: others[0] }) },
    listen().random,
  )
  ringed(state, ['brewery1', 'portal1', 'towers', 'portal2', 'market1'])
  for (const slot of [0, 1, 2]) state.map.tradeTokens[fieldAt(3, slot)] = 1
  Object.assign(state, { agenda: [{ step: 'main' }], round: 1, starter: 0, active: 0 })
  const [player, opponent] = state.players
  Object.assign(player, {
    field: standing(tile),
    health: 4,
    maxHealth: 12,
    coins: 9,
    rep: 25,
    gaar: 3,
    dwurt: 3,
    tokens: [1, 1, 1],
    essences: [2, 2, 2, 2],
    hand: [silver, silver],
    trophies: [1, 2, 3].map((level) => ({
      elite: 0,
      id: pack.monsters.findIndex((monster) => monster.level === level),
    })),
    bags: [newTile(printed.bySource.mountain[0])],
  })
  opponent.field = fieldAt(0, 3)
  opponent.hand = [silver]
  const slotOf = (kind: number): number => printed.slotKinds[player.hero].indexOf(kind)
  for (const piece of suit) player.slots[slotOf(printed.slotKindOf[piece])] = newTile(piece)
  const abilities = printed.slotKinds[player.hero].flatMap((kind, slot) =>
    kind === printed.slotKindOf[spare(hero)] ? [slot] : [],
  )
  player.slots[abilities[1]] = { ...newTile(spare(hero)), exhausted: 1 }
  const kind = printed.slotKindOf[tile.id]
  const place =
    kind === NONE
      ? player.bags.length
      : kind === printed.slotKindOf[spare(hero)]
        ? abilities[0]
        : slotOf(kind)
  const owned = newTile(tile.id)
  owned.essences = [1, 1, 1, 1]
  if (kind === NONE) player.bags.push(owned)
  else player.slots[place] = owned
  return { state, place }
}

/** The position with the fight begun, until the tile can be used in it: everything else is passed over. */
export class Stage {
  readonly state: Euthia
  readonly place: number
  readonly tile: TileFace

  constructor(tile: TileFace, state?: Euthia) {
    const { state: fresh, place } = position(tile)
    this.tile = tile
    this.state = state ?? fresh
    this.place = place
  }

  get asked(): number {
    return game.deciders(this.state)[0]
  }

  get listed(): readonly EuthiaAction[] {
    return game.decision(this.state, this.asked).actions
  }

  get step(): string {
    return this.state.agenda.at(-1)?.step ?? ''
  }

  copy(): Stage {
    return new Stage(this.tile, clone(this.state))
  }

  play(action: EuthiaAction, ...dice: readonly number[]): this {
    if (indexOfAction(this.listed, action) === -1) throw new Error(`Not listed: ${JSON.stringify(action)}`)
    game.apply(this.state, this.asked, action, listen(...dice))
    return this
  }

  fight(): this {
    const place = lay(this.state, 'wild1', 3, 0)
    this.state.players[0].field = fieldAt(place, 2)
    this.state.agenda.push(
      { step: 'startFight', kind: 'monster', foe: NONE, level: 2 },
      { step: 'choose', seat: 0, ways: [[], []], source: NONE },
    )
    return this.play({ type: 'choose', way: 0 })
  }

  /** Goes on until this action is listed, in this step if one is named. */
  until(action: EuthiaAction, step?: string): this {
    const isThere = (): boolean =>
      (step === undefined || step === this.step) && indexOfAction(this.listed, action) !== -1
    for (let i = 0; i < 40; i++) {
      this.#prepare()
      if (isThere()) return this
      const over = this.listed.find(({ type }) => type === 'done' || type === 'pass')
      const next = over ?? this.listed.find(({ type }) => type === 'attack')
      if (next === undefined) throw new Error(`Stuck in ${this.step}`)
      this.play(next, 2, 4)
    }
    throw new Error(`It never comes to ${JSON.stringify(action)}`)
  }

  /** Something for every effect: hits on the foe, hope, a clock on the hero, a play on the table. */
  #prepare(): void {
    const { fight } = this.state
    if (fight === null || fight.foe === NONE || fight.modifiers.some(({ until }) => until === 'clock')) return
    fight.hits = 2
    fight.hope = 1
    fight.plays = 1
    fight.modifiers.push({ what: 'heroRoll', n: -1, until: 'clock', round: fight.round + 1, play: 0 })
    fight.played.push({ play: 9, card: silver, count: 1, round: fight.round + 1, until: 'combat' })
  }
}
