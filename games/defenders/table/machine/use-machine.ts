import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DefendersEvent, DefendersView } from '../../rules/index.ts'
import { useCards } from '../cards.ts'
import { DefendersFlights } from '../motion/flights.ts'
import { playStep } from '../motion/step.ts'
import { type Position, positionOf, seenAs } from './position.ts'
import { advanced, begun, boardNow, type Run, stepNow, timeOf } from './run.ts'
import { keepSpeed, keptSpeed, type Speed } from './speed.ts'
import { cardsBetween } from './steps.ts'
import { beatOf } from './timing.ts'

interface Shown {
  readonly view: DefendersView
  readonly events: readonly DefendersEvent[]
  readonly motion: boolean
}

/** Machine cards as the table plays them out, and what can be done meanwhile. */
export interface Machine {
  /** What is played out now; null when nothing is. */
  readonly run: Run | null
  /** The view with the board as it is shown: as of the step, or as it is. */
  readonly view: DefendersView
  readonly speed: Speed
  next(): void
  pause(): void
  faster(): void
  /** Shows the board as it is. Whoever acts has seen enough. */
  stop(): void
}

/**
 * The board as the table showed it that was put away last. A screen that is handed over is drawn anew for the next
 * player, who shall see from there what the machines did; whether the events lead from it to what is shown is checked.
 */
let leftAt: Position | null = null

/** The board that was shown before what is told now: at this table, or at the one that was put away for it. */
function useSeen(view: DefendersView): RefObject<Position | null> {
  const seen = useRef(leftAt)
  useEffect(() => {
    seen.current = positionOf(view)
  }, [view])
  useEffect(
    () => () => {
      leftAt = seen.current
    },
    [],
  )
  return seen
}

/**
 * Plays machine cards out, step by step, over a table that already knows how they ended: nothing waits for it, the next
 * question stands in the prompt and everything is in the log.
 */
export function useMachine(root: RefObject<HTMLElement | null>, { view, events, motion }: Shown): Machine {
  const { machineCards } = useCards().pack
  const seen = useSeen(view)
  const [told, setTold] = useState<{ events: Shown['events'] | null; run: Run | null }>({
    events: null,
    run: null,
  })
  let { run } = told
  if (told.events !== events) {
    const cards = cardsBetween(machineCards, seen.current, events, view)
    // Without events somebody looks back, or has taken something back.
    run = events.length === 0 ? null : begun(run, cards, motion)
    setTold({ events, run })
  }

  const [speed, setSpeed] = useState(keptSpeed)
  const change = useCallback(
    (to: (run: Run) => Run | null) =>
      setTold((now) => (now.run === null ? now : { ...now, run: to(now.run) })),
    [],
  )
  const newest = useRef(view)
  useEffect(() => {
    newest.current = view
  })
  useEffect(() => {
    if (run === null || run.still || run.paused) return
    const timer = setTimeout(() => change(advanced), timeOf(run, newest.current) / speed)
    return () => clearTimeout(timer)
  }, [run, speed, change])

  const step = run === null ? null : stepNow(run)
  const pace = useRef(speed)
  useEffect(() => {
    pace.current = speed
  })
  useEffect(() => {
    if (step === null || root.current === null) return
    const flights = new DefendersFlights(root.current)
    playStep(flights, step, newest.current, { beat: beatOf(step, newest.current), speed: pace.current })
    return () => flights.land()
  }, [step, root])

  const board = run === null ? null : boardNow(run)
  const shown = useMemo(() => (board === null ? view : seenAs(view, board)), [view, board])
  return {
    run,
    view: shown,
    speed,
    next: useCallback(() => change(advanced), [change]),
    pause: useCallback(() => change((now) => ({ ...now, paused: !now.paused })), [change]),
    stop: useCallback(() => change(() => null), [change]),
    faster: useCallback(() => {
      const faster = speed === 1 ? 2 : 1
      keepSpeed(faster)
      setSpeed(faster)
    }, [speed]),
  }
}
