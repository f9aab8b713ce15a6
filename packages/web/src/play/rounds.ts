import { useMemo } from 'react'
import { usePlay } from './context.ts'
import { type Course, courseOf } from './course.ts'
import { type TurnSpan, turnSpans } from './turns.ts'

/** The turns of the game so far; the same list as long as nothing happens. */
export function useTurns(): readonly TurnSpan[] {
  const { log, over, turn } = usePlay().scene
  return useMemo(() => turnSpans(log, over ? null : turn), [log, over, turn])
}

/** The course of the game so far and to come; the same as long as nothing happens. */
export function useCourse(): Course {
  const { scene, drawn } = usePlay()
  const { turn, progress, players, sight } = scene
  const turns = useTurns()
  const last = drawn?.rounds?.(sight.view) ?? null
  const usual = turn.round === null ? 1 : players.length
  return useMemo(() => courseOf(turns, { progress, last, usual }), [turns, progress, last, usual])
}
