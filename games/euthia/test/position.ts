import { checkOptions, Random, type Seat } from '@vyprava/kernel'
import type { EuthiaEvent } from '../rules/events.ts'
import { fieldAt, placeTile } from '../rules/map.ts'
import { type EuthiaOptions, optionsFor } from '../rules/options.ts'
import { newTile, setUp } from '../rules/setup.ts'
import type { Euthia, Player } from '../rules/state.ts'
import { mapTile, pack, printed, tile } from './pack.ts'

/** Chance with loaded dice: the values given come first, then true chance. */
export class Loaded extends Random {
  readonly #dice: number[]

  constructor(dice: readonly number[] = [], seed = 'loaded') {
    super(seed)
    this.#dice = [...dice]
  }

  override die(sides: number): number {
    return this.#dice.shift() ?? super.die(sides)
  }
}

/** A turn that writes down what everybody hears, and what one seat hears. */
export function listen(...dice: readonly number[]) {
  const events: EuthiaEvent[] = []
  const secrets: { readonly seats: readonly Seat[]; readonly event: EuthiaEvent }[] = []
  return {
    random: new Loaded(dice),
    events,
    secrets,
    emit(event: EuthiaEvent): void {
      events.push(event)
    },
    tell(seats: readonly Seat[], event: EuthiaEvent, open: EuthiaEvent | null): void {
      secrets.push({ seats, event })
      if (open !== null) events.push(open)
    },
  }
}

const [first, ...others] = pack.scenarios.map(({ key }) => key)
const schema = optionsFor([first, ...others])

/** Options with their defaults filled in. */
export function options(chosen: Partial<EuthiaOptions> = {}): EuthiaOptions {
  const checked = checkOptions<EuthiaOptions>(schema, chosen)
  if (!checked.ok) throw new Error(checked.problem.expected)
  return checked.value
}

export const HERO_ORDER = { hero1: 'ael', hero2: 'dral', hero3: 'keleia', hero4: 'maeldur' } as const

/** Everything set up: seats play Áel, Dral, Keleia and Maeldur unless other heroes are chosen. */
export const newState = (seats: number, chosen: Partial<EuthiaOptions> = {}, seed = 'position'): Euthia =>
  setUp(printed, { seats, options: options({ ...HERO_ORDER, ...chosen }) }, new Random(seed))

/**
 * A position in the middle of seat 0's turn, in round 1: all figures are in the church, everybody has one token of each
 * kind, the map is the church tile alone. Tests change it as they need.
 */
export function midTurn(seats: number, chosen: Partial<EuthiaOptions> = {}): Euthia {
  const state = newState(seats, chosen)
  state.agenda = [{ step: 'main' }]
  state.round = 1
  state.starter = 0
  state.active = 0
  for (const player of state.players) {
    player.field = fieldAt(0, 3)
    player.tokens = [1, 1, 1]
  }
  return state
}

/** Lays a map tile by its key at a base of the lattice; its place in the map is answered. */
export const lay = (state: Euthia, key: string, q: number, r: number): number =>
  placeTile(state.map, mapTile(key), q, r, state.players.length)

/** Puts a tile by its key into a slot, or into the bags. */
export function give(player: Player, key: string, slot?: number): void {
  if (slot === undefined) player.bags.push(newTile(tile(key)))
  else player.slots[slot] = newTile(tile(key))
}

/** The church tile with all six tiles around it: nothing is missing for its hexes. */
export function ringed(state: Euthia, keys: readonly string[] = []): Euthia {
  const bases = [
    [1, 1],
    [-1, 2],
    [-2, 1],
    [-1, -1],
    [1, -2],
    [2, -1],
  ]
  for (const [i, [q, r]] of bases.entries()) lay(state, keys[i] ?? `earth${(i % 5) + 1}`, q, r)
  return state
}

/** Puts the active hero of a position on a field, with movement points. */
export const walking = (state: Euthia, field: number, mp = 4): Euthia => {
  Object.assign(state.players[0], { field, mp })
  return state
}
