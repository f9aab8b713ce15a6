import type { Seat } from '@vyprava/kernel'
import { markersOn, SQUARES_OF } from '../map.ts'
import { CARDS_TO_END, NONE, type Roam } from '../state.ts'
import type { RoamCourse } from './step.ts'

/** Payment, card, markers, refill, consolation coins, in this order (RO-412 to RO-422). */
export function gainCard(state: Roam, slot: number, winner: Seat, paid: number, course: RoamCourse): void {
  const markers = markersOn(state, slot)
  const player = state.players[winner]
  const character = state.backs[slot]
  player.coins -= paid
  player.party.push(character)
  player.partyFaces.push(1)
  course.emit({ type: 'cardGained', seat: winner, slot, land: state.lands[slot], character, paid })
  clearMarkers(state, slot, markers)
  refill(state, slot, course)
  for (let seat = 0; seat < markers.length; seat++) {
    if (seat === winner || markers[seat] === 0) continue
    state.players[seat].coins += 1
    course.emit({ type: 'consolation', seat, slot })
  }
  if (player.party.length >= CARDS_TO_END && !state.endTriggered) {
    state.endTriggered = true
    course.emit({ type: 'endTriggered', seat: winner })
  }
}

/** All markers on the card return to their owners (RO-416). */
function clearMarkers(state: Roam, slot: number, markers: readonly number[]): void {
  for (const square of SQUARES_OF[slot]) {
    state.lower[square] = NONE
    state.upper[square] = NONE
  }
  for (let seat = 0; seat < markers.length; seat++) state.players[seat].supply += markers[seat]
}

/** The top card of the pile takes the place; with an empty pile the slot stays empty (RO-417, RO-424). */
function refill(state: Roam, slot: number, course: RoamCourse): void {
  state.lands[slot] = state.pile.pop() ?? NONE
  state.backs[slot] = state.pileBacks.pop() ?? NONE
  const land = state.lands[slot]
  const top = state.pile.at(-1) ?? null
  course.emit({ type: 'refilled', slot, land: land === NONE ? null : land, top })
}
