import { same } from '@vyprava/kernel'
import { useLayoutEffect, useRef } from 'react'
import type { OpenScene } from './scene.ts'

/**
 * A scene that asks the same as the one before asks with the same object. Each scene comes with a decision of its own,
 * also when only others have done something, or when it is known at last whether one may go back. Buttons answer the
 * decision that they were drawn for, and they are drawn some pictures after the board: if the object changed meanwhile
 * though the question did not, a press would be lost.
 */
export function askedAgain<Scene extends OpenScene>(before: OpenScene, now: Scene): Scene {
  const { decision } = before.sight
  if (decision === now.sight.decision || decision === null || now.sight.decision === null) return now
  // What is asked after one's own answer is another question, even if it says the same.
  if (before.observer !== now.observer || answersIn(before) !== answersIn(now)) return now
  return same(decision, now.sight.decision) ? { ...now, sight: { ...now.sight, decision } } : now
}

/** How often whoever looks has answered. */
const answersIn = ({ log, observer }: OpenScene): number =>
  log.reduce((sum, { seat, aside }) => (seat === observer && aside !== true ? sum + 1 : sum), 0)

export function useQuestion<Scene extends OpenScene>(given: Scene): Scene {
  const former = useRef({ given, now: given })
  const now = former.current.given === given ? former.current.now : askedAgain(former.current.now, given)
  useLayoutEffect(() => {
    former.current = { given, now }
  })
  return now
}
