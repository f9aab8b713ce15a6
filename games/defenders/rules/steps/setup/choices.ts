import type { Seat } from '@vyprava/kernel'
import { HEXES, RING } from '../../board/index.ts'
import { type Defenders, NONE, seatOf } from '../../state.ts'

/** The players of a seat for whom something is still to be chosen. */
export const playersOf = (state: Defenders, seat: Seat, lacks: (player: number) => boolean): number[] =>
  state.players.flatMap((_, player) => (seatOf(state, player) === seat && lacks(player) ? [player] : []))

/** The seats that still have something to choose: everybody at once, in any order. */
export function choosers(state: Defenders, lacks: (player: number) => boolean): Seat[] {
  const seats = state.players.flatMap((_, player) => (lacks(player) ? [seatOf(state, player)] : []))
  return [...new Set(seats)]
}

/** The ring on which a player starts: the rim, or the next one inwards that shows the home terrain (DE-136, DE-R69). */
export function startingRing(state: Defenders, faction: number): number {
  let ring = 0
  for (let hex = 1; hex < HEXES; hex++) if (state.terrain[hex] === faction) ring = Math.max(ring, RING[hex])
  return ring
}

export const hasNoFaction = (state: Defenders) => (player: number) => state.players[player].faction === NONE
export const hasNoLeader = (state: Defenders) => (player: number) => state.players[player].leaderCard === NONE
export const hasNoCamp = (state: Defenders) => (player: number) => state.players[player].leader === NONE
