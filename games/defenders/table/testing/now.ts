import { actorOf } from '../actor.ts'
import { choicesOf, litBy } from '../choices.ts'
import { type Mind, NOTHING } from '../intent.ts'
import type { Under } from '../sense.ts'
import type { Moment } from './moments.ts'

/** A table at a moment, as the hands find it. */
export function underHands({ view, seat, actions, prompt }: Moment, mind: Mind = NOTHING): Under {
  const choices = choicesOf(actions, view.players[actorOf(view, seat)].leader)
  const decision = { prompt: { key: prompt }, actions }
  return {
    props: { view, seat, decision },
    choices,
    lit: litBy(choices, mind),
    talks: prompt === 'discussion',
  }
}
