import { type RefObject, useEffect, useRef } from 'react'
import type { Edge, RoamEvent, RoamView } from '../../rules/index.ts'
import { Flights } from './flights.ts'
import { playEvents } from './play.ts'

interface Shown {
  readonly view: RoamView
  readonly edge: Edge
  readonly events: readonly RoamEvent[]
  readonly motion: boolean
}

/** Motion explains what has just happened; it never holds anybody up. */
export function useMotion(root: RefObject<HTMLElement | null>, { view, edge, events, motion }: Shown): void {
  const seen = useRef(events)
  useEffect(() => {
    if (root.current === null || seen.current === events) return
    seen.current = events
    if (!motion || events.length === 0) return
    const flights = new Flights(root.current, edge)
    playEvents(flights, view, events)
    return () => flights.land()
  }, [root, events, motion, view, edge])
}
