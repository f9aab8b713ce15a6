import { useAfterFrame } from '@vyprava/atlas'
import { useEffect, useState } from 'react'
import type { OpenScene } from './scene.ts'

/** The last move is seen before the table turns into the page of its end, in milliseconds. */
const PAUSE = 900

export const loadEnd = () => import('../end/end-page.tsx')

export interface Ending {
  /** The end is shown instead of the table. */
  readonly open: boolean
  /** The end is about to be shown. */
  readonly coming: boolean
  /** Back to the finished table. */
  leave(): void
  /** From the finished table to its result; null while there is none. */
  readonly back: (() => void) | null
}

/** When a finished game shows its end. Whoever leaves it for the table comes back when they wish. */
export function useEnding({ sight, shown, length, over }: OpenScene, motion: boolean): Ending {
  const atEnd = sight.result !== null && shown === length
  const [away, stayAway] = useState(false)
  const [due, setDue] = useState(atEnd)
  // The picture of the last move does not wait for the page of the end.
  const told = useAfterFrame(over, 'turn')
  useEffect(() => {
    if (told) loadEnd()
  }, [told])
  useEffect(() => {
    if (over) return
    stayAway(false)
    setDue(false)
  }, [over])
  useEffect(() => {
    if (!atEnd || due) return
    const timer = setTimeout(() => setDue(true), motion ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [atEnd, due, motion])
  const leave = () => stayAway(true)
  const back = over ? () => stayAway(false) : null
  return { open: atEnd && due && !away, coming: atEnd && !due && !away, leave, back: away ? back : null }
}
