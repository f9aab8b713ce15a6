import type { Seat } from '@vyprava/kernel'
import { NONE, type Player, type Printed, type Roam, SQUARES_OF, scoreOf } from '../rules/index.ts'
import type { Terms } from './evaluate.ts'

/*
 * What a position is worth, in steps of the logarithm of the odds to win: e to the difference of two worths is the
 * odds between two players. The weights are rounded from a fit to who won 600 games between greedy players of
 * different care (docs/ladder/roam-weights.ts), with a smooth curve for the leads.
 */
const POINT = 0.1
const POINT_LATE = 0.3
const CARD = -0.24
const CARD_LATE = -0.26
const CELL = 0.096
const READY = 0.15
const READY_CELL = -0.03
const COIN = 0.135
const COIN_ROOT = 0.07
const ARTIFACT = 0.16
const LAND = 0.7

const MOST_FREE = 6
const WIDEST = 12

/** Chance that a lead, with so many free squares filled by either side alike, ends as a majority. */
const MAJORITY: readonly (readonly number[])[] = Array.from({ length: MOST_FREE + 1 }, (_, free) =>
  Array.from({ length: 2 * WIDEST + 1 }, (_, index) => majority(index - WIDEST, free)),
)

function majority(lead: number, free: number): number {
  if (free === 0) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0
  return (majority(lead + 1, free - 1) + majority(lead - 1, free - 1)) / 2
}

/** What a lead on a land is worth while it is not complete: nearly full lands count most. */
export const LEAD: readonly (readonly number[])[] = MAJORITY.map((row, free) =>
  row.map((chance) => LAND * (chance - 0.5) * (0.35 + (0.65 * (MOST_FREE - free)) / MOST_FREE)),
)

export const leadIndex = (lead: number): number => Math.max(-WIDEST, Math.min(WIDEST, lead)) + WIDEST

/** What the weights need to know of a pack: the squares that each character fills, and the mean of those to gain. */
interface Sizes {
  readonly cells: readonly number[]
  readonly mean: number
}

const sizesOf = new WeakMap<Printed, Sizes>()

function sizesIn(printed: Printed): Sizes {
  const known = sizesOf.get(printed)
  if (known !== undefined) return known
  const cells = printed.forms.map(([form]) => form.locations.at(0)?.required.length ?? 0)
  const { length } = printed.pack.characters
  const sum = cells.slice(0, length).reduce((before, count) => before + count, 0)
  const sizes = { cells, mean: sum / length }
  sizesOf.set(printed, sizes)
  return sizes
}

export const cellsIn = (printed: Printed): readonly number[] => sizesIn(printed).cells

/** How near the leader is to the tenth card, from 0 to 1. */
export function lateness(state: Roam): number {
  let most = 0
  for (let seat = 0; seat < state.players.length; seat++) {
    most = Math.max(most, state.players[seat].party.length)
  }
  return Math.min(1, (most - 3) / 7)
}

/** The worth of an unknown character on the back of a land. */
export const cardWorth = (printed: Printed, late: number): number =>
  printed.meanPoints * (POINT + POINT_LATE * late) +
  (CARD + CARD_LATE * late) +
  (CELL + READY_CELL) * sizesIn(printed).mean +
  READY

export const coinWorth = (coins: number): number => coins * COIN + Math.sqrt(coins) * COIN_ROOT
export const pointWorth = (late: number): number => POINT + POINT_LATE * late
export const readyWorth = (cells: number): number => READY + READY_CELL * cells
export const artifactWorth = ARTIFACT

/** The worth of everything that a seat has, by the names of the terms. */
export function worthTerms(printed: Printed, state: Roam, seat: Seat): Terms {
  const player = state.players[seat]
  const late = lateness(state)
  return {
    points: scoreOf(printed, state, seat) * pointWorth(late),
    cards: partyWorth(printed, player, late),
    lands: landsWorth(state, seat),
    coins: coinWorth(player.coins),
    ready: readinessOf(printed, player),
    artifacts: player.artifacts.length * ARTIFACT,
  }
}

/** The sum of the terms, without making them. */
export function worthOfSeat(printed: Printed, state: Roam, seat: Seat, late: number): number {
  const player = state.players[seat]
  return (
    scoreOf(printed, state, seat) * pointWorth(late) +
    partyWorth(printed, player, late) +
    landsWorth(state, seat) +
    coinWorth(player.coins) +
    readinessOf(printed, player) +
    player.artifacts.length * ARTIFACT
  )
}

function partyWorth(printed: Printed, { party }: Player, late: number): number {
  const cells = cellsIn(printed)
  let sum = 0
  for (let i = 0; i < party.length; i++) sum += cells[party[i]]
  return sum * CELL + party.length * (CARD + CARD_LATE * late)
}

function readinessOf(printed: Printed, { party, partyFaces }: Player): number {
  const cells = cellsIn(printed)
  let worth = 0
  for (let i = 0; i < party.length; i++) if (partyFaces[i] === 1) worth += readyWorth(cells[party[i]])
  return worth
}

const counts = [0, 0, 0, 0]

function landsWorth(state: Roam, seat: Seat): number {
  let worth = 0
  for (let slot = 0; slot < SQUARES_OF.length; slot++) {
    if (state.lands[slot] === NONE) continue
    const free = countMarkers(state, slot, counts)
    worth += LEAD[free][leadIndex(leadOf(counts, seat))]
  }
  return worth
}

/** Counts every seat's markers on a slot's land and says how many squares are free. */
export function countMarkers({ lower, upper }: Roam, slot: number, into: number[]): number {
  into[0] = into[1] = into[2] = into[3] = 0
  let free = 0
  const squares = SQUARES_OF[slot]
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i]
    if (lower[square] === NONE) {
      free++
      continue
    }
    into[lower[square]]++
    if (upper[square] !== NONE) into[upper[square]]++
  }
  return free
}

/** How many markers a seat has more than its best rival. */
export function leadOf(markers: readonly number[], seat: Seat): number {
  let best = 0
  for (let other = 0; other < markers.length; other++) {
    if (other !== seat && markers[other] > best) best = markers[other]
  }
  return markers[seat] - best
}
