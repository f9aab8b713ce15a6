import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Flights } from './flights.ts'

interface Shown {
  /** What was told by the last action; a new list each time. */
  readonly events: readonly unknown[]
  /** How the board is turned. */
  readonly facing: string
  readonly motion: boolean
}

/**
 * Motion explains what has just happened; it never holds anybody up. `play` begins the flights, with a negative delay as
 * if they had begun a while ago: when the board turns to the next player, what is in the air goes on over the turned one.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  { events, facing, motion }: Shown,
  play: (root: HTMLElement, delay: number) => Flights,
): void {
  const seen = useRef({ events, facing, at: 0 })
  const begin = useRef(play)
  useLayoutEffect(() => {
    begin.current = play
  })
  useEffect(() => {
    const before = seen.current
    const same = before.events === events
    if (root.current === null || (same && before.facing === facing)) return
    const at = same ? before.at : performance.now()
    seen.current = { events, facing, at }
    if (!motion || events.length === 0) return
    const flights = begin.current(root.current, at - performance.now())
    return () => flights.land()
  }, [root, events, motion, facing])
}
