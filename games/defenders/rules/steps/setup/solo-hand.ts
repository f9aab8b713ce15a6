import { finish, schedule } from '@vyprava/kernel'
import { DRAW_FROM } from '../../actions.ts'
import { drawCards } from '../../decks.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { STARTING_HAND } from '../../state.ts'
import { type Asking, unexpected } from '../step.ts'

const ALONE = [0]

/** Alone, the deck is picked for each card of the starting hand (DE-952). */
export const soloHandStep = (printed: Printed): Asking<'soloHand'> => ({
  deciders: () => ALONE,
  decision: () => ({ prompt: { key: 'drawFrom' }, actions: DRAW_FROM }),
  refusal(state, _item, _seat, action) {
    if (action.type !== 'drawFrom') return refuse('DE-952', 'notNow')
    return state.players.at(action.player) === undefined || action.player < 0
      ? refuse('DE-952', 'deckUnknown')
      : null
  },
  take(state, item, _seat, action, course) {
    if (action.type !== 'drawFrom') unexpected('soloHand', action)
    drawCards(printed, state, action.player, 1, course)
    const held = state.players.reduce((sum, { hand }) => sum + hand.length, 0)
    if (held < STARTING_HAND) return
    finish(state, item)
    schedule(state, { step: 'startingCamps' })
  },
})
