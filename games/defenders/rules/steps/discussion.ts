import { finish } from '@vyprava/kernel'
import { type DefendersAction, READY } from '../actions.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { type Asking, unexpected } from './step.ts'

const ANSWERS: readonly DefendersAction[] = [READY]

/** A pause to look at what was revealed and to give signs: the turns begin when all in the game are ready (DE-251). */
export const discussionStep = (printed: Printed): Asking<'discussion'> => ({
  deciders: (_state, { waiting }) => waiting,
  decision: () => ({ prompt: { key: 'discussion' }, actions: ANSWERS }),
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action) {
    if (action.type !== 'ready') unexpected('discussion', action)
    item.waiting = item.waiting.filter((other) => other !== seat)
    if (item.waiting.length === 0) finish(state, item)
  },
})
