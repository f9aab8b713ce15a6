import { type Defenders, type DefendersAction, NONE } from '../rules/index.ts'
import { copyDefenders } from './copy.ts'
import { Judge } from './judge.ts'
import { calmCourse, type Mind } from './mind.ts'

/** The action after which the position is worth most, looking no further; letting others go first is the last resort. */
export function tryOut(mind: Mind, state: Defenders, seat: number): DefendersAction {
  const { actions } = mind.calm.decision(state, seat)
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    if (action.type === 'wait') continue
    const after = copyDefenders(state)
    mind.calm.apply(after, seat, action, calmCourse())
    const worth = new Judge(mind.printed, after, focusOf(state, seat)).worth(after, 0)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best
}

/** The player whose things a choice changes first. */
export const focusOf = (state: Defenders, seat: number): number =>
  state.solo && state.current !== NONE ? state.current : seat
