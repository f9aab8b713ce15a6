import type { Seat } from '@vyprava/kernel'
import { NONE, type Printed, type Roam, readyCharacters, SQUARES_OF, scoreOf } from '../rules/index.ts'

/** What a position is judged by, each in points. */
export const TERMS = ['points', 'cards', 'lands', 'coins', 'ready', 'artifacts'] as const
export type Term = (typeof TERMS)[number]
export type Terms = Readonly<Record<Term, number>>

/** What one seat's position is worth, and why; `total` is measured against the best rival. */
export interface Evaluation {
  readonly total: number
  readonly own: Terms
  /** The best rival and what their position is worth. */
  readonly rival: Seat
  readonly theirs: Terms
}

/** A further character gives choice and puts off the rest. */
const CARD = 0.8
const COIN = 0.3
const READY = 0.12
const READY_ARTIFACT = 0.5

/** Chance that m markers against o, with f free squares filled by either side alike, end as a majority. */
const MAJORITY: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, free) =>
  Array.from({ length: 25 }, (_, index) => majority(index - 12, free)),
)

function majority(lead: number, free: number): number {
  if (free === 0) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0
  return (majority(lead + 1, free - 1) + majority(lead - 1, free - 1)) / 2
}

/** The worth of everything that a seat has and may expect. */
export function termsOf(printed: Printed, state: Roam, seat: Seat): Terms {
  const player = state.players[seat]
  let artifacts = 0
  for (const face of player.artifactFaces) artifacts += face * READY_ARTIFACT
  return {
    points: scoreOf(printed, state, seat),
    cards: (player.party.length - 3) * CARD,
    lands: (printed.meanPoints + CARD) * expectedLands(state, seat),
    coins: Math.sqrt(player.coins) * COIN + player.coins * COIN,
    ready: readyCharacters(player) * READY,
    artifacts,
  }
}

/** How many of the six lands the seat may expect, the nearly full ones counting most. */
function expectedLands(state: Roam, seat: Seat): number {
  let sum = 0
  for (let slot = 0; slot < SQUARES_OF.length; slot++) {
    if (state.lands[slot] !== NONE) sum += expectation(state, slot, seat)
  }
  return sum
}

const counts = [0, 0, 0, 0]

function expectation(state: Roam, slot: number, seat: Seat): number {
  counts.fill(0)
  let free = 0
  const squares = SQUARES_OF[slot]
  for (let i = 0; i < squares.length; i++) {
    const lower = state.lower[squares[i]]
    const upper = state.upper[squares[i]]
    if (lower === NONE) free++
    else counts[lower]++
    if (upper !== NONE) counts[upper]++
  }
  let best = 0
  for (let other = 0; other < counts.length; other++) {
    if (other !== seat && counts[other] > best) best = counts[other]
  }
  const chance = MAJORITY[free][Math.max(-12, Math.min(12, counts[seat] - best)) + 12]
  return chance * (0.35 + (0.65 * (6 - free)) / 6)
}

function sum(terms: Terms): number {
  let total = 0
  for (const term of TERMS) total += terms[term]
  return total
}

/** How good a position is for a seat: its worth less the best rival's. A finished game counts by its scores. */
export function evaluate(printed: Printed, state: Roam, seat: Seat): Evaluation {
  const own = termsOf(printed, state, seat)
  let rival = seat
  let theirs = own
  let most = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const terms = termsOf(printed, state, other)
    const worth = sum(terms)
    if (worth > most) {
      most = worth
      rival = other
      theirs = terms
    }
  }
  if (state.ended !== null) return { total: finalMargin(printed, state, seat), own, rival, theirs }
  return { total: sum(own) - most, own, rival, theirs }
}

/** The margin over the best rival in points, then coins; winning itself is worth most. */
function finalMargin(printed: Printed, state: Roam, seat: Seat): number {
  const worth = (other: Seat): number => scoreOf(printed, state, other) + state.players[other].coins / 100
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, worth(other))
  }
  const margin = worth(seat) - best
  return margin + Math.sign(margin) * 50
}
