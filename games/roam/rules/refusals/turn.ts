import type { Refusal } from '@vyprava/kernel'
import { formUsed, locationUsed, spareMarkers } from '../placement.ts'
import { hasPlace } from '../shapes.ts'
import { isPartySpent, readyCharacters } from '../state.ts'
import { type Attempt, fillItemOf, isBeforeMain } from './context.ts'
import { refuse } from './reasons.ts'

/** Resting: at the start of the turn, once, paid in full, and only if something turns over. */
export function refuseRest({ state, player, item }: Attempt): Refusal | null {
  if (item.step !== 'character') return refuse('RO-226', 'tooLateToRest')
  if (state.turn.rested) return refuse('RO-R11', 'restedAlready')
  if (isPartySpent(player)) return null
  const allUp = !player.partyFaces.includes(0) && !player.artifactFaces.includes(0)
  if (allUp) return refuse('RO-R13', 'nothingToTurn')
  const price = readyCharacters(player)
  return player.coins < price ? refuse('RO-225', 'tooExpensive', { price, coins: player.coins }) : null
}

/** Using a character: one a turn, one's own, face up. */
export function refuseUse({ player, item }: Attempt, character: number): Refusal | null {
  if (item.step !== 'character') return refuse('RO-203', 'secondCharacter')
  const place = player.party.indexOf(character)
  if (place === -1) return refuse('RO-205', 'notYourCharacter', { character })
  return player.partyFaces[place] === 1 ? null : refuse('RO-205', 'faceDown', { character })
}

/** Ending the main part: after a character was used and its squares were filled. */
export function refuseEndMain(attempt: Attempt): Refusal | null {
  if (attempt.item.step === 'gaps') return null
  if (attempt.item.step === 'character') return refuse('RO-204', 'mustUseCharacter')
  return isBeforeMain(attempt) ? refuse('RO-306', 'mustPlace') : refuse('RO-202', 'mainPartOver')
}

/** Ending the turn: in the purchase step; in all other cases the turn ends by itself. */
export function refuseEndTurn(attempt: Attempt): Refusal | null {
  const { step } = attempt.item
  if (step === 'purchase') return null
  if (step === 'character') return refuse('RO-204', 'mustUseCharacter')
  if (step === 'gaps') return refuse('RO-202', 'mainPartFirst')
  return isBeforeMain(attempt) ? refuse('RO-306', 'mustPlace') : refuse('RO-202', 'notNow')
}

/** Being done with the placement: not while free squares wait for markers, nor instead of placing. */
export function refuseDone(attempt: Attempt): Refusal | null {
  const { printed, state, item } = attempt
  if (item.step === 'place') {
    const form = formUsed(printed, state)
    return state.turn.turns > 0 || hasPlace(state, form) ? refuse('RO-306', 'mustPlace') : null
  }
  const location = locationUsed(printed, state)
  const choices = fillItemOf(attempt)
  if (choices === null || location === null) return refuse('RO-202', 'nothingToFinish')
  return spareMarkers(state, location, choices) < 0 ? refuse('RO-306', 'mustFill') : null
}
