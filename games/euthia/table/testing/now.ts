import { choicesOf } from '../choices.ts'
import { knownState } from '../known.ts'
import { SHIPPED } from '../packed.ts'
import { NO_ROUTES, routesOf } from '../routes.ts'
import type { Under } from '../sense.ts'
import type { Moment } from './moments.ts'

/** A table at a moment, as the hands find it. */
export function underHands({ view, seat, actions, prompt }: Moment): Under {
  const routes =
    prompt === 'turn' ? routesOf(SHIPPED.printed, knownState(SHIPPED, view, seat), seat) : NO_ROUTES
  return {
    props: { view, seat, decision: { prompt: { key: prompt }, actions } },
    choices: choicesOf(actions, { view, seat }, routes),
  }
}
