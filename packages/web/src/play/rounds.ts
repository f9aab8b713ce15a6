import { useMemo } from 'react'
import { usePlay } from './context.ts'
import { type TurnSpan, turnSpans } from './turns.ts'

/** The turns of the game so far; the same list as long as nothing happens. */
export function useTurns(): readonly TurnSpan[] {
  const { log, over, turn } = usePlay().scene
  return useMemo(() => turnSpans(log, over ? null : turn), [log, over, turn])
}
