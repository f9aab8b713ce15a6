import type { Refusal, Seat } from '@vyprava/kernel'
import { countReady, mustStayUp } from '../artifacts.ts'
import { hasMarker, isFree, isOnMap, isSquare, NEIGHBOURS } from '../map.ts'
import { formFor, formUsed } from '../placement.ts'
import { hasPlace } from '../shapes.ts'
import { type Attempt, artifactMissing, basicGame } from './context.ts'
import { refuse } from './reasons.ts'

/** The windows of the turn for artifacts that are not tied to placing (RO-R40). */
function refuseWindow({ item: { step } }: Attempt, whilePurchasing: boolean): Refusal | null {
  const open = step === 'character' || step === 'gaps' || (whilePurchasing && step === 'purchase')
  return open ? null : refuse('RO-R40', 'notNow')
}

export const refuseCoin = (attempt: Attempt): Refusal | null =>
  basicGame(attempt) ?? refuseWindow(attempt, true) ?? artifactMissing(attempt, 'coin')

/** Turning a character over: one's own, and not the last face-up one after the rest. */
export function refuseFlip(attempt: Attempt, character: number): Refusal | null {
  const refused = basicGame(attempt) ?? refuseWindow(attempt, true) ?? artifactMissing(attempt, 'flipCard')
  if (refused !== null) return refused
  const { state, player } = attempt
  const place = player.party.indexOf(character)
  if (place === -1) return refuse('RO-R47', 'notYourCharacter', { character })
  return mustStayUp(state, player, place) ? refuse('RO-204', 'lastCharacter', { character }) : null
}

/** Shifting: a marker that lies there, one step, to an empty square of the map. */
export function refuseShift(attempt: Attempt, from: number, owner: Seat, to: number): Refusal | null {
  const refused = basicGame(attempt) ?? refuseWindow(attempt, false) ?? artifactMissing(attempt, 'shift')
  if (refused !== null) return refused
  const { state } = attempt
  if (owner < 0 || !isSquare(from) || !hasMarker(state, from, owner)) {
    return refuse('RO-670', 'noMarkerThere', { square: from })
  }
  if (!isSquare(to)) return refuse('RO-672', 'offMap', { square: to })
  if (!NEIGHBOURS[from].includes(to)) return refuse('RO-671', 'notNeighbour', { from, to })
  if (!isOnMap(state, to)) return refuse('RO-R28', 'offMap', { square: to })
  return isFree(state, to) ? null : refuse('RO-672', 'occupied', { square: to })
}

/** Turning the shape: while placing, up to three quarters, to a form that differs and can be placed. */
export function refuseRotate(attempt: Attempt): Refusal | null {
  const { printed, state, player, item } = attempt
  const basic = basicGame(attempt)
  if (basic !== null) return basic
  if (item.step !== 'place') return refuse('RO-R43', 'onlyWhilePlacing')
  const missing = artifactMissing(attempt, 'rotate')
  if (missing !== null) return missing
  const { character, turns } = state.turn
  if (turns === 3) return refuse('RO-R46', 'noEffect')
  if (formUsed(printed, state).turnsIntoItself) return refuse('RO-R43', 'noEffect')
  const most = Math.min(3, turns + countReady(printed, player, 'rotate'))
  for (let further = turns + 1; further <= most; further++) {
    if (hasPlace(state, formFor(printed, player.edge, character, further))) return null
  }
  return refuse('RO-R43', 'noEffect')
}
