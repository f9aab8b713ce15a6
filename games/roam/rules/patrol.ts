import type { Course, Seat } from '@vyprava/kernel'
import type { RoamEvent } from './events.ts'
import { hasMarker, RINGS } from './map.ts'
import { NONE, type Roam } from './state.ts'

/** Whether a seat's markers lie on all eight squares around a square that holds a rival's (RO-703, RO-R75). */
function isEncircled(state: Roam, seat: Seat, centre: number, ring: readonly number[]): boolean {
  const { lower, upper } = state
  const rival =
    (lower[centre] !== NONE && lower[centre] !== seat) || (upper[centre] !== NONE && upper[centre] !== seat)
  if (!rival) return false
  for (let i = 0; i < ring.length; i++) if (!hasMarker(state, ring[i], seat)) return false
  return true
}

/** The squares that a seat encircles now. */
export function encircledBy(state: Roam, seat: Seat): number[] {
  const found: number[] = []
  for (const { centre, ring } of RINGS) if (isEncircled(state, seat, centre, ring)) found.push(centre)
  return found
}

/** Looks after each map change whether the active player has newly encircled a marker (RO-702, RO-R61, RO-R62). */
export function checkPatrol(state: Roam, course: Course<RoamEvent>): void {
  if (!state.patrol || state.patrolOwner !== NONE) return
  const seat = state.active
  for (const square of encircledBy(state, seat)) {
    if (state.turn.rings.includes(square)) continue
    state.patrolOwner = seat
    course.emit({ type: 'patrolGained', seat, square })
    return
  }
}
