import type { Refusal } from '@vyprava/kernel'
import { type DefendersAction, PHRASES } from '../actions.ts'
import { isEdge, isHex } from '../board/index.ts'
import { type Defenders, NONE } from '../state.ts'
import type { Attempt } from './attempt.ts'
import { refuse } from './reasons.ts'

export type Speaking = Extract<DefendersAction, { type: 'hint' | 'pinEdge' | 'pinHex' | 'ready' | 'say' }>

/** Why nothing can be said now: silence, the variant, or the wrong moment (DE-250, DE-255, DE-257). */
export function refuseTalk(state: Defenders): Refusal {
  if (state.solo) return refuse('DE-257', 'soloTalk')
  if (state.phase === 'leadership') return refuse('DE-250', 'silence')
  if (state.communication === 'free') return refuse('DE-255', 'freeTalk')
  return refuse('DE-R81', 'discussionOver')
}

/** Something said in the discussion (DE-253, DE-254, DE-R81). */
export function refuseSpeech({ state, seat, item }: Attempt, action: Speaking): Refusal | null {
  if (item.step !== 'discussion') return refuseTalk(state)
  if (action.type === 'ready') return null
  const { statements, shown } = state.players[seat]
  if (statements === 0) return refuse('DE-R81', 'noStatementsLeft')
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
