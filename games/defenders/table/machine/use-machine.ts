import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DefendersEvent, DefendersView } from '../../rules/index.ts'
import { useCards } from '../cards.ts'
import { DefendersFlights } from '../motion/flights.ts'
import { playStep } from '../motion/step.ts'
import { type Position, positionOf, seenAs } from './position.ts'
import { advanced, begun, boardNow, type Run, stepNow, stepped, timeOf } from './run.ts'
import { keepSpeed, keptSpeed, type Speed } from './speed.ts'
import { cardsBetween, type PlayedCard } from './steps.ts'
import { beatOf } from './timing.ts'

interface Shown {
  readonly view: DefendersView
  readonly events: readonly DefendersEvent[]
  readonly motion: boolean
}

interface Told {
  readonly events: Shown['events'] | null
  readonly run: Run | null
  readonly last: PlayedCard | null
}

/** Whether no other card has been turned up or taken back since; after a restart no card lies there. */
const isOnTop = ({ card }: PlayedCard, { machineDiscard }: DefendersView): boolean =>
  machineDiscard.length === 0 || machineDiscard.at(-1) === card

/** Machine cards as the table plays them out, and what can be done meanwhile. */
export interface Machine {
  /** What is played out now; null when nothing is. */
  readonly run: Run | null
  /** The view with the board as it is shown: as of the step, or as it is. */
  readonly view: DefendersView
  readonly speed: Speed
  /** The card that was played out last, while it lies on top of the others; null when none was. */
  readonly last: PlayedCard | null
  /** Shows it once more. */
  replay(): void
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

/**
 * The board that was shown before what is told now: at this table, or at the one that was put away for it. A table
 * that is only rehearsed is on no page, and leaves nothing.
 */
function useSeen(root: RefObject<HTMLElement | null>, view: DefendersView): RefObject<Position | null> {
  const seen = useRef(leftAt)
  useEffect(() => {
    seen.current = positionOf(view)
  }, [view])
  useEffect(() => {
    if (root.current?.isConnected !== true) return
    return () => {
      leftAt = seen.current
    }
  }, [root])
  return seen
}

/**
 * Plays machine cards out, step by step, over a table that already knows how they ended: nothing waits for it, the next
 * question stands in the prompt and everything is in the log.
 */
export function useMachine(root: RefObject<HTMLElement | null>, { view, events, motion }: Shown): Machine {
  const { machineCards } = useCards().pack
  const seen = useSeen(root, view)
  const [told, setTold] = useState<Told>({ events: null, run: null, last: null })
  let { run, last } = told
  if (told.events !== events) {
    const cards = cardsBetween(machineCards, seen.current, events, view)
    // Without events somebody looks back, or has taken something back.
    run = events.length === 0 ? null : begun(run, cards, motion)
    last = cards.at(-1) ?? last
    setTold({ events, run, last })
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
    const time = run === null ? null : timeOf(run, newest.current, speed)
    if (time === null) return
    const timer = setTimeout(() => change(advanced), time)
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
    last: last !== null && isOnTop(last, view) ? last : null,
    replay: useCallback(
      () => setTold((now) => (now.last === null ? now : { ...now, run: begun(null, [now.last], motion) })),
      [motion],
    ),
    next: useCallback(() => change(stepped), [change]),
    pause: useCallback(() => change((now) => ({ ...now, paused: !now.paused })), [change]),
    stop: useCallback(() => change(() => null), [change]),
    faster: useCallback(() => {
      const faster = speed === 1 ? 2 : 1
      keepSpeed(faster)
      setSpeed(faster)
    }, [speed]),
  }
}

/** Tells the frame while steps are being shown: who else would move or speak waits for it. */
export function useStage({ run }: Machine, stage: ((plays: boolean) => void) | undefined): void {
  const plays = run !== null && !run.still
  useEffect(() => {
    if (!plays) return
    stage?.(true)
    return () => stage?.(false)
  }, [plays, stage])
}
