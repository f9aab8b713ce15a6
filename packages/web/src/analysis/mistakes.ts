import type { AnalysedAction, Analysis } from '@vyprava/bots'
import type { Seat } from '@vyprava/kernel'
import type { TurnSpan } from '../play/turns.ts'
import { chancesAt } from './curve.ts'

/** A turn as somebody played it: what it cost, and what their chance was before and after. */
export interface JudgedTurn {
  /** Its place in the list of turns. */
  readonly place: number
  readonly turn: TurnSpan
  /** What all the actions of it together were worth less than the best. */
  readonly loss: number
  readonly before: number
  readonly after: number
  /** The action that cost most, or the last one. */
  readonly action: AnalysedAction
}

/** Less than this is no mistake. */
export const LEAST_MISTAKE = 0.05
/** A rise that is smaller is nobody's best move. */
const LEAST_RISE = 0.02
const MISTAKES = 3

/** The turns in which a seat acted; all turns for those who play together (null). */
export function judged(analysis: Analysis, turns: readonly TurnSpan[], seat: Seat | null): JudgedTurn[] {
  return turns.flatMap((turn, place): JudgedTurn[] => {
    const own = analysis.actions.filter(
      (action) =>
        action.number >= turn.from && action.number < turn.to && (seat === null || action.seat === seat),
    )
    const before = chancesAt(analysis, turn.from)
    const after = chancesAt(analysis, turn.to)
    const last = own.at(-1)
    if (last === undefined || before === null || after === null) return []
    const whose = seat ?? 0
    const worst = own.reduce((most, action) => (action.loss > most.loss ? action : most), last)
    const loss = own.reduce((sum, action) => sum + action.loss, 0)
    return [{ place, turn, loss, before: before[whose], after: after[whose], action: worst }]
  })
}

/** The worst turns, the most expensive first. */
export const mistakesIn = (turns: readonly JudgedTurn[]): JudgedTurn[] =>
  turns
    .filter(({ loss }) => loss >= LEAST_MISTAKE)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MISTAKES)

/** The turn without a mistake that helped most; null if none did. */
export function bestIn(turns: readonly JudgedTurn[]): JudgedTurn | null {
  const clean = turns.filter(
    ({ loss, before, after }) => loss < LEAST_MISTAKE && after - before >= LEAST_RISE,
  )
  return clean.reduce<JudgedTurn | null>(
    (best, turn) => (best === null || turn.after - turn.before > best.after - best.before ? turn : best),
    null,
  )
}
