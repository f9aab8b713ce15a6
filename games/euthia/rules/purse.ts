import type { Seat } from '@vyprava/kernel'
import { type Cost, ELEMENTS, GEMS, METALS, type Paid } from '../content/schema.ts'
import { bagOf, ownedAt } from './effects/source.ts'
import { refuseEmptying } from './equipment.ts'
import type { Printed } from './printed.ts'
import { type Euthia, NONE, type Trophy } from './state.ts'

/* What something costs can often be paid in several ways; those that are possible now are numbered from 0. */

/** What is simply counted; cards and tiles are chosen. */
export const COUNTED = [
  'gaar',
  'dwurt',
  'coins',
  'rep',
  'hope',
  'wounds',
  'chaos',
] as const satisfies readonly Paid[]
export type Counted = (typeof COUNTED)[number]
type CountedCost = Extract<Cost, { readonly n: number }> & { readonly pay: Counted }

export const isCounted = (cost: Cost): cost is CountedCost => COUNTED.some((what) => what === cost.pay)

/** The part of a state that is asked what somebody can give. */
export type Payers = Pick<Euthia, 'players' | 'fight'>

/** How much a player can give. Nobody pays with the last health; hope and chaos are those of the own fight. */
export function have({ players, fight }: Payers, seat: Seat, what: Counted): number {
  const player = players[seat]
  switch (what) {
    case 'wounds':
      return player.health - 1
    case 'hope':
    case 'chaos':
      return fight !== null && fight.hero === seat ? fight[what] : 0
    default:
      return player[what]
  }
}

/** What is left to give while a way is being worked out. Things that lie in lists are marked when they are given. */
export interface Purse {
  readonly printed: Printed
  readonly state: Payers
  readonly seat: Seat
  readonly source: number
  readonly counted: number[]
  readonly gems: number[]
  readonly essences: number[]
  readonly onTile: number[]
  readonly tiles: boolean[]
  readonly trophies: boolean[]
  readonly cards: boolean[]
  self: boolean
}

/** The tile of the effect itself is given only by `discardSelf`. */
export function openPurse(printed: Printed, state: Payers, seat: Seat, source: number): Purse {
  const player = state.players[seat]
  return {
    printed,
    state,
    seat,
    source,
    counted: COUNTED.map((what) => have(state, seat, what)),
    gems: player.gems.slice(),
    essences: player.essences.slice(),
    onTile: ownedAt(player, source)?.essences.slice() ?? [],
    tiles: player.bags.map((_, place) => place === bagOf(source)),
    trophies: player.trophies.map(() => false),
    cards: player.hand.map(() => false),
    self: false,
  }
}

/** Goes on with what is left; true stops the search and leaves the purse as it is then. */
type Then = () => boolean

/** Takes a cost out of the purse in every way that is possible, one after the other. */
export function spend(purse: Purse, cost: Cost, then: Then): boolean {
  switch (cost.pay) {
    case 'all':
      return spendAll(purse, cost.of, 0, then)
    case 'oneOf':
      return cost.of.some((part) => spend(purse, part, then))
    case 'gem':
      return spendKind(purse.gems, cost.kind === 'any' ? NONE : GEMS.indexOf(cost.kind), cost.n, then)
    case 'essence':
      return spendKind(purse.essences, elementOf(cost.kind), cost.n, then)
    case 'essenceOnTile':
      return spendKind(purse.onTile, elementOf(cost.kind), cost.n, then)
    case 'discardSelf':
      return spendSelf(purse, then)
    case 'silver':
    case 'gold':
      return spendCards(purse, METALS.indexOf(cost.pay), cost.n, then)
    case 'artifact':
      return spendTiles(purse, ({ kind }) => kind === 'artifact', cost.n, then)
    case 'item':
      return spendTiles(purse, ({ kind }) => kind === cost.kind, cost.n, then)
    case 'resource':
      return spendTiles(
        purse,
        ({ kind, source }) => kind === 'resource' && (cost.site === 'any' || source === cost.site),
        cost.n,
        then,
      )
    case 'trophy':
      return spendTrophies(purse, cost.level, cost.n, then)
    default:
      return spendCount(purse.counted, COUNTED.indexOf(cost.pay), cost.n, then)
  }
}

const elementOf = (kind: (typeof ELEMENTS)[number] | 'any'): number =>
  kind === 'any' ? NONE : ELEMENTS.indexOf(kind)

const spendAll = (purse: Purse, costs: readonly Cost[], at: number, then: Then): boolean =>
  at === costs.length ? then() : spend(purse, costs[at], () => spendAll(purse, costs, at + 1, then))

function spendCount(list: number[], at: number, n: number, then: Then): boolean {
  if (!(list[at] >= n)) return false
  list[at] -= n
  if (then()) return true
  list[at] += n
  return false
}

/** So many of a kind, or of any kinds: in ascending order, so that no way comes twice. */
function spendKind(list: number[], kind: number, n: number, then: Then, from = 0): boolean {
  if (kind !== NONE) return spendCount(list, kind, n, then)
  if (n === 0) return then()
  for (let at = from; at < list.length; at++)
    if (spendCount(list, at, 1, () => spendKind(list, NONE, n - 1, then, at))) return true
  return false
}

function spendSelf(purse: Purse, then: Then): boolean {
  const { printed, state, seat, source } = purse
  if (purse.self || source === NONE) return false
  if (source >= 0 && refuseEmptying(printed, state.players[seat], source) !== null) return false
  purse.self = true
  if (then()) return true
  purse.self = false
  return false
}

/** Things of a list, each once; of those with equal keys the first stands for all. */
function spendPlaces(
  given: boolean[],
  keyOf: (place: number) => number,
  n: number,
  then: Then,
  from = 0,
): boolean {
  if (n === 0) return then()
  const tried: number[] = []
  for (let place = from; place < given.length; place++) {
    const key = keyOf(place)
    if (given[place] || key === NONE || tried.includes(key)) continue
    tried.push(key)
    given[place] = true
    if (spendPlaces(given, keyOf, n - 1, then, place + 1)) return true
    given[place] = false
  }
  return false
}

function spendCards({ printed, state, seat, cards }: Purse, metal: number, n: number, then: Then): boolean {
  const { hand } = state.players[seat]
  return spendPlaces(cards, (place) => (printed.metalOf[hand[place]] === metal ? hand[place] : NONE), n, then)
}

type Face = Printed['pack']['tiles'][number]

/** Items are given from bags: equipment is stowed first. Equal tiles without gems are one choice. */
function spendTiles(
  { printed, state, seat, tiles }: Purse,
  fits: (face: Face) => boolean,
  n: number,
  then: Then,
): boolean {
  const { bags } = state.players[seat]
  const unlike = printed.pack.tiles.length
  const keyOf = (place: number): number => {
    const { tile, gems } = bags[place]
    if (!fits(printed.pack.tiles[tile])) return NONE
    return gems.length === 0 ? tile : unlike + place
  }
  return spendPlaces(tiles, keyOf, n, then)
}

export const trophyLevel = ({ pack }: Printed, { elite, id }: Trophy): number =>
  (elite === 1 ? pack.elites : pack.monsters)[id].level

function spendTrophies(
  { printed, state, seat, trophies }: Purse,
  level: number,
  n: number,
  then: Then,
): boolean {
  const own = state.players[seat].trophies
  return spendPlaces(trophies, (place) => (trophyLevel(printed, own[place]) >= level ? place : NONE), n, then)
}

/** The purse when one of the ways has been taken out of it. */
export function purseAfter(
  printed: Printed,
  state: Payers,
  seat: Seat,
  cost: Cost,
  way: number,
  source: number,
): Purse {
  const purse = openPurse(printed, state, seat, source)
  let left = way
  if (!spend(purse, cost, () => left-- === 0)) throw new Error(`No way ${way} to pay ${JSON.stringify(cost)}`)
  return purse
}
