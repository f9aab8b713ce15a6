import type { Refusal } from '@vyprava/kernel'
import { PHRASES, type Signal } from '../actions.ts'
import { isEdge, isHex } from '../board/index.ts'
import { type Defenders, isOver, NONE } from '../state.ts'
import type { Attempt } from './attempt.ts'
import { refuse } from './reasons.ts'

/** Why no sign can be given now: nobody is there to see it, silence, or nothing was revealed yet (DE-250, DE-251, DE-257). */
function refuseNow(state: Defenders): Refusal | null {
  if (isOver(state)) return refuse('DE-907', 'over')
  if (state.solo) return refuse('DE-257', 'soloTalk')
  if (state.phase === 'leadership') return refuse('DE-250', 'silence')
  return state.phase === 'setup' ? refuse('DE-251', 'beforeReveal') : null
}

/** Signs are open from the reveal until the next choice, for everybody and in every turn (DE-251, DE-253, DE-254). */
export function refuseSignal(state: Defenders, player: number, action: Signal): Refusal | null {
  return refuseNow(state) ?? refuseSign(state.players[player].shown, action)
}

function refuseSign(shown: readonly number[], action: Signal): Refusal | null {
  switch (action.type) {
    case 'hint':
      if (action.terrain < 0 || action.terrain >= shown.length) return refuse('DE-253', 'terrainUnknown')
      return shown[action.terrain] === NONE
        ? null
        : refuse('DE-253', 'alreadyShown', { terrain: action.terrain })
    case 'say':
      return PHRASES[action.phrase] === undefined ? refuse('DE-254', 'phraseUnknown') : null
    case 'pinHex':
      return isHex(action.hex) ? null : refuse('DE-254', 'notOnBoard')
    case 'pinEdge':
      return isEdge(action.edge) ? null : refuse('DE-254', 'notAnEdge')
  }
}

/** Everybody in the game says when the turns may begin. */
export const refuseReady = ({ item }: Attempt): Refusal | null =>
  item.step === 'discussion' ? null : refuse('DE-208', 'notNow')
