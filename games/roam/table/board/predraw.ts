import { useEffect } from 'react'
import type { Edge } from '../../rules/index.ts'
import { landOf } from '../pack.ts'
import { landPicture } from './ink.ts'

/** Draws lands of the pile while nobody waits, so that a refill costs nothing; a picture takes some milliseconds. */
export function usePredraw(lands: readonly number[], edge: Edge): void {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return
    const waiting = lands.slice()
    const lying = edge === 'W' || edge === 'E'
    const drawOne = () => {
      const land = waiting.pop()
      if (land === undefined) return
      const { seed, kind } = landOf(land)
      landPicture(seed, kind, false)
      if (lying) landPicture(seed, kind, true)
      idle = requestIdleCallback(drawOne)
    }
    let idle = requestIdleCallback(drawOne)
    return () => cancelIdleCallback(idle)
  }, [lands, edge])
}
