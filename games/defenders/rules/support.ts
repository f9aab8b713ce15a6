import { type Printed, trackOf } from './printed.ts'
import type { Defenders } from './state.ts'
import type { DefendersTurn } from './steps/step.ts'

/** The field directly left of the leftmost camp on the track (DE-552). */
export function topSupport(printed: Printed, state: Defenders, player: number): number {
  const { first, camps } = trackOf(printed, state.players)
  return first + camps - state.players[player].campsLeft - 1
}

/** Moves the marker to the right, one field at a time, up to the maximum; the excess is lost (DE-552, DE-553, DE-R63). */
export function gainSupport(
  printed: Printed,
  state: Defenders,
  player: number,
  support: number,
  turn: DefendersTurn,
): void {
  const owner = state.players[player]
  if (owner.campsLeft === 0) return
  const field = Math.min(owner.support + support, topSupport(printed, state, player))
  const gained = field - owner.support
  if (gained <= 0) return
  owner.support = field
  turn.emit({ type: 'supportGained', player, support: gained, field })
}
