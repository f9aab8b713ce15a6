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
  const seen = useRef({ events, edge, at: 0 })
  useEffect(() => {
    const before = seen.current
    const same = before.events === events
    if (root.current === null || (same && before.edge === edge)) return
    // When the map turns to the next player, what is in the air goes on over the turned map.
    const at = same ? before.at : performance.now()
    seen.current = { events, edge, at }
    if (!motion || events.length === 0) return
    const flights = new Flights(root.current, edge)
    playEvents(flights, view, events, at - performance.now())
    return () => flights.land()
  }, [root, events, motion, view, edge])
}
