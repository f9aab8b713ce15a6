import type { Tutorial } from '@vyprava/games'
import {
  type Decision,
  type Game,
  type GameAction,
  type Match,
  type Refusal,
  same,
  startMatch,
} from '@vyprava/kernel'

export type Step = Tutorial['steps'][number]

/** Where a learner is: before a step of the script, at its end, or beyond it. */
export type Place =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'farewell' }
  | { readonly kind: 'free' }

/** Every step of a script is one action, so the length of the match says how far it has come. */
export function lessonAt({ steps }: Tutorial, length: number): Place {
  if (length < steps.length) return { kind: 'step', step: steps[length] }
  return { kind: length === steps.length ? 'farewell' : 'free' }
}

/** The decision with nothing but the step; as it was where the step is not among its actions. */
export function narrowed(decision: Decision<GameAction>, { action }: Step): Decision<GameAction> {
  const actions = decision.actions.filter((one) => same(one, action))
  return actions.length === 0 ? decision : { ...decision, actions }
}

/** Whether a match is a game of this script, and the rules take all of the script's steps. */
export function holds(tutorial: Tutorial, match: Match): boolean {
  const model = rehearsed(match.game, tutorial)
  if (model === null || match.seed !== tutorial.seed || !same(match.table, model.table)) return false
  return tutorial.steps.slice(0, match.length).every((step, index) => {
    const { seat, action } = match.actionAt(index)
    return seat === step.seat && same(action, step.action)
  })
}

function rehearsed(game: Game, { seats, options, seed, steps }: Tutorial): Match | null {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) return null
  return steps.every(({ seat, action }) => started.value.play(seat, action).ok) ? started.value : null
}

/** The answer to anything else than the step: no rule forbids it, it only has to wait. */
export const FIRST_THIS: Refusal = { rule: '', reason: 'lesson' }
