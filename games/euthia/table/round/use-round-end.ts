import { useCallback, useEffect, useRef, useState } from 'react'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { EuthiaView } from '../../rules/view.ts'
import { type RoundStep, roundSteps } from './steps.ts'

/** How long a step is shown, and one with something on the land, in milliseconds. */
const BEAT = 1700
const LONG_BEAT = 2600

/** The end of a round being shown. */
interface Run {
  readonly steps: readonly RoundStep[]
  /** Which step is shown now. */
  readonly at: number
  readonly paused: boolean
  /** All of it at once, until it is put away: so wishes who does not like things to move. */
  readonly still: boolean
}

interface Told {
  readonly events: readonly EuthiaEvent[] | null
  readonly run: Run | null
}

interface Shown {
  readonly view: EuthiaView
  readonly events: readonly EuthiaEvent[]
  readonly motion: boolean
  stage?: ((plays: boolean) => void) | undefined
}

/** The end of a round as the table tells it. */
export interface RoundEnd {
  readonly run: Run | null
  /** The step that is shown now; null when nothing is, or all of it. */
  readonly step: RoundStep | null
  next(): void
  pause(): void
  /** All steps at once. */
  all(): void
  close(): void
}

const advanced = (run: Run): Run | null => (run.at + 1 < run.steps.length ? { ...run, at: run.at + 1 } : null)

/**
 * Tells the end of a round step by step over a table that already knows how it ended. Bots wait for it; whoever acts
 * has seen enough.
 */
export function useRoundEnd({ view, events, motion, stage }: Shown): RoundEnd {
  const stood = useRef(view.story.figure)
  const [told, setTold] = useState<Told>({ events: null, run: null })
  let { run } = told
  if (told.events !== events) {
    const steps = roundSteps(events, view, stood.current)
    if (steps.length > 0) run = { steps, at: 0, paused: false, still: !motion }
    else if (run?.still !== true || events.length === 0) run = null
    // With nothing to tell nothing is noted: that would draw the whole table twice after every action.
    if (run !== null || told.run !== null) setTold({ events, run })
  }
  useEffect(() => {
    stood.current = view.story.figure
  }, [view.story.figure])

  const change = useCallback(
    (to: (run: Run) => Run | null) =>
      setTold((now) => (now.run === null ? now : { ...now, run: to(now.run) })),
    [],
  )
  const plays = run !== null && !run.still
  useEffect(() => {
    if (run === null || run.still || run.paused) return
    const beat = run.steps[run.at].kind === 'story' ? LONG_BEAT : BEAT
    const timer = setTimeout(() => change(advanced), beat)
    return () => clearTimeout(timer)
  }, [run, change])
  useEffect(() => {
    if (!plays) return
    stage?.(true)
    return () => stage?.(false)
  }, [plays, stage])

  return {
    run,
    step: run === null || run.still ? null : run.steps[run.at],
    next: useCallback(() => change(advanced), [change]),
    pause: useCallback(() => change((now) => ({ ...now, paused: !now.paused })), [change]),
    all: useCallback(() => change((now) => ({ ...now, still: true })), [change]),
    close: useCallback(() => change(() => null), [change]),
  }
}
