import { type GameResult, rankBy, type Seat } from '@vyprava/kernel'
import type { Printed } from './printed.ts'
import type { Roam } from './state.ts'

/** Points on characters, artifacts and the patrol card, face up or down (RO-505, RO-615, RO-705). */
export function scoreOf({ points, pack }: Printed, state: Roam, seat: Seat): number {
  const { party, artifacts } = state.players[seat]
  let score = state.patrolOwner === seat ? pack.patrol.points : 0
  for (const character of party) score += points[character]
  for (const artifact of artifacts) score += pack.artifacts[artifact].points
  return score
}

export const scoresOf = (printed: Printed, state: Roam): number[] =>
  state.players.map((_, seat) => scoreOf(printed, state, seat))

/** More points first, then more coins; whoever is still tied shares the rank (RO-506, RO-507, RO-508). */
export const ranksOf = (state: Roam, scores: readonly number[]): number[] =>
  rankBy(state.players.map(({ coins }, seat) => [scores[seat], coins]))

export function resultOf(printed: Printed, state: Roam): GameResult | null {
  if (state.ended === null) return null
  const scores = scoresOf(printed, state)
  return { kind: 'ranked', ranks: ranksOf(state, scores), scores, reason: state.ended }
}
