import { type Printed, trackOf } from './printed.ts'
import type { Defenders } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'

/** The field directly left of the leftmost camp on the track (DE-552). */
export function topSupport(printed: Printed, state: Defenders, player: number): number {
  const { first, camps } = trackOf(printed, state.players)
  return first + camps - state.players[player].campsLeft - 1
}

/** Moves the marker to the right up to the maximum; the excess is lost, and at the end of the track all of it (DE-552, DE-553, DE-R44, DE-R63). */
export function gainSupport(
  printed: Printed,
  state: Defenders,
  player: number,
  support: number,
  course: DefendersCourse,
): void {
  const owner = state.players[player]
  const field = Math.min(owner.support + support, topSupport(printed, state, player))
  const gained = field - owner.support
  if (gained <= 0) return
  owner.support = field
  course.emit({ type: 'supportGained', player, support: gained, field })
}
