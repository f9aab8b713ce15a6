import { useEffect, useState } from 'react'
import { type Sighted, sighted } from './find.ts'
import type { Light } from './light.ts'

/**
 * Where the lit things are, picture by picture: boards are panned, cards fly, and the page is laid out anew. Only at
 * tables with a lesson.
 */
export function useSight({ lit, also }: Light): Sighted | null {
  const [sight, setSight] = useState<Sighted | null>(null)
  useEffect(() => {
    let last = ''
    let frame = requestAnimationFrame(function look() {
      const now = sighted(lit, also)
      const text = JSON.stringify(now)
      if (text !== last) setSight(now)
      last = text
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [lit, also])
  return sight
}
