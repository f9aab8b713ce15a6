import { indexOfAction, same } from '@vyprava/kernel'
import { compareHeard, type Fate, heardOf } from '@vyprava/protocol'
import type { Live } from '../hall/live.ts'
import type { StoredConditional } from '../store/conditionals.ts'

/**
 * What is to be done about a conditional move now: it waits, its next step is to be taken, it has ended in some way, or
 * its owner has moved without it.
 */
export type Judgement = 'waits' | 'moved' | Fate | { readonly step: number }

/**
 * Judges a conditional move by nothing but what its owner has noticed since it was foreseen, and by what its owner is
 * asked now. `begun`: what its owner's seat has done since was done by it.
 */
export function judge(live: Live, conditional: StoredConditional, begun: boolean): Judgement {
  const { seat, number, version, expected, steps } = conditional
  if (live.wentBack(seat, version)) return 'back'
  const lines = live.lines(seat, number)
  const acted = lines.findIndex((line) => line.seat === seat)
  const answer = steps.filter((step) => step.seat === seat)
  const since = acted === -1 ? [] : lines.slice(acted)
  const own = since.filter((line) => line.seat === seat)
  if (acted !== -1 && (!begun || own.length > answer.length)) return 'moved'
  if (own.some((line, step) => !same(line.action, answer[step].action))) return 'moved'
  if (own.length > 0 && own.length === answer.length) return 'played'
  // In the middle of the answer somebody else does something.
  if (heardOf(since.filter((line) => line.seat !== seat)).length > 0) return 'other'
  const before = acted === -1 ? lines : lines.slice(0, acted)
  const compared = expected === null ? 'all' : compareHeard(expected, heardOf(before))
  if (compared === 'other') return 'other'
  const { decision } = live.match.sight(seat)
  if (decision === null) return own.length === 0 ? 'waits' : 'illegal'
  if (compared === 'some') return 'other'
  return indexOfAction(decision.actions, answer[own.length].action) === -1 ? 'illegal' : { step: own.length }
}
