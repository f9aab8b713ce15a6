import { useEffect } from 'react'
import type { Edge } from '../../rules/index.ts'
import { landOf } from '../pack.ts'
import { landImage } from './land-image.ts'

/** A picture takes some milliseconds; with less time than this another one is not begun. */
const ENOUGH = 4

/** Draws lands of the pile while nobody waits, so that a refill costs nothing. */
export function usePredraw(lands: readonly number[], edge: Edge, night: boolean): void {
  const lying = edge === 'W' || edge === 'E'
  // With every action comes a new list; the cards in it are the same as long as there are as many.
  const size = lands.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new with every action, see above
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return
    const waiting = lands.slice()
    const draw = (deadline: IdleDeadline) => {
      do {
        const land = waiting.pop()
        if (land === undefined) return
        const { seed, kind } = landOf(land)
        landImage({ seed, kind, lying: false, night })
        if (lying) landImage({ seed, kind, lying: true, night })
      } while (deadline.timeRemaining() > ENOUGH)
      idle = requestIdleCallback(draw)
    }
    let idle = requestIdleCallback(draw)
    return () => cancelIdleCallback(idle)
  }, [size, lying, night])
}
