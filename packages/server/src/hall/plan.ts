import { type Entry, printProblem, type Seat } from '@vyprava/kernel'
import type { Answer } from '@vyprava/protocol'
import type { Move } from './hall-table.ts'
import type { Live } from './live.ts'

/** What the journal gets for a wish, and what happens in memory when it has it. */
interface Planned {
  readonly entries: readonly Entry[]
  readonly at: number
  happen(): void
}

/** Plans a wish without changing anything; or says what is answered when the journal gets nothing. */
export function planWish(
  live: Live,
  seat: Seat,
  wish: Move,
  at: number,
): Planned | { readonly answer: Answer } {
  const { id } = wish
  // The secret of the shuffles is out: nobody goes back any more.
  if (live.match.result !== null) return { answer: { type: 'stale', id } }
  const aside = wish.type === 'act' && live.allows(seat, wish.version, wish.action)
  if (!aside && !live.answers(seat, wish.version)) return { answer: { type: 'stale', id } }
  if (wish.type === 'act' || wish.type === 'actAll') {
    const plan = live.match.plan(seat, wish.type === 'act' ? [wish.action] : wish.actions)
    if (plan.ok) {
      const entries = plan.found.map(({ action }) => ({ seat, action }))
      return { entries, at, happen: () => live.take(plan, at) }
    }
    if ('refusal' in plan) return { answer: { type: 'refused', id, refusal: plan.refusal } }
    return { answer: { type: 'error', id, error: 'action', advice: printProblem(plan.problem) } }
  }
  const { match } = live
  const entries = wish.type === 'undo' ? match.stepBack(seat) : (match.withdrawal(seat) ?? 'nothing')
  if (typeof entries === 'string') return { answer: { type: 'barred', id, why: entries } }
  return { entries, at, happen: () => live.follow(entries, at) }
}
