import type { Seat } from '@vyprava/kernel'
import { spendArtifact } from '../artifacts.ts'
import { putMarker, takeMarker } from '../map.ts'
import { checkPatrol } from '../patrol.ts'
import type { Printed } from '../printed.ts'
import type { Roam } from '../state.ts'
import type { RoamCourse } from './step.ts'

/** Gain a coin from the bank (RO-660). */
export function takeCoin(printed: Printed, state: Roam, seat: Seat, course: RoamCourse): void {
  const player = state.players[seat]
  const artifact = spendArtifact(printed, player, 'coin')
  player.coins += 1
  course.emit({ type: 'coinTaken', seat, artifact })
}

/** Turn one of one's own characters over (RO-675). */
export function flip(printed: Printed, state: Roam, seat: Seat, character: number, course: RoamCourse): void {
  const player = state.players[seat]
  const artifact = spendArtifact(printed, player, 'flipCard')
  const place = player.party.indexOf(character)
  const faceUp = player.partyFaces[place] === 0
  player.partyFaces[place] = faceUp ? 1 : 0
  course.emit({ type: 'flipped', seat, artifact, character, faceUp })
}

/** Move a marker to a neighbouring empty square; coins there are not gained (RO-670, RO-673). */
export function shift(
  printed: Printed,
  state: Roam,
  seat: Seat,
  move: { readonly from: number; readonly owner: Seat; readonly to: number },
  course: RoamCourse,
): void {
  const { from, owner, to } = move
  const artifact = spendArtifact(printed, state.players[seat], 'shift')
  takeMarker(state, from, owner)
  putMarker(state, to, owner)
  state.moved = true
  course.emit({ type: 'shifted', seat, artifact, owner, from, to })
  checkPatrol(state, course)
}
