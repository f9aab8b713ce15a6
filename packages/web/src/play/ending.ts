import { useAfterFrame, useWhenIdle } from '@vyprava/atlas'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import type { EndPageProps } from '../end/end-page.tsx'
import type { OpenScene } from './scene.ts'

/** The last move is seen before the table turns into the page of its end, in milliseconds. */
const PAUSE = 900

/** From here on the page of the end is fetched when nothing else is to be done: at the end it has to be there. */
const NEAR = 0.5

type EndPage = ComponentType<EndPageProps>

let loaded: EndPage | null = null

async function loadEnd(): Promise<{ readonly default: EndPage }> {
  const { EndPage } = await import('../end/end-page.tsx')
  loaded = EndPage
  return { default: EndPage }
}

const Fetched = lazy(loadEnd)

/** The page of the end: as it is if it has come by now, else as soon as it comes. */
export const endPage = (): EndPage => loaded ?? Fetched

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
export function useEnding({ sight, shown, length, over, progress }: OpenScene, motion: boolean): Ending {
  const atEnd = sight.result !== null && shown === length
  const [away, stayAway] = useState(false)
  const [due, setDue] = useState(atEnd)
  const near = useWhenIdle(progress >= NEAR, false)
  // The picture of the last move does not wait for the page of the end.
  const told = useAfterFrame(over, 'turn')
  useEffect(() => {
    // Whoever has no network now hears of it when the page is needed.
    if (near || told) loadEnd().catch(() => {})
  }, [near, told])
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
