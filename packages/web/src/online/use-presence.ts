import { useEffect, useState, useSyncExternalStore } from 'react'
import type { HeardPresence } from './presence.ts'
import type { OnlineTable } from './table.ts'

/** Whoever looks at nothing and touches nothing for so long looks elsewhere. */
const STILL = 2 * 60_000
/** How often it is looked at the time while somebody is waited for. */
const EVERY = 15_000

type Attended = { attend(away: boolean): void }

/** Tells the others at the table whether somebody sits before this window. */
export function useAttending(table: Attended | null): void {
  useEffect(() => {
    if (table === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      table.attend(document.hidden)
      if (!document.hidden) timer = setTimeout(() => table.attend(true), STILL)
    }
    look()
    const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
    for (const event of events) window.addEventListener(event, look, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [table])
}

export const usePresence = (table: OnlineTable): HeardPresence | null =>
  useSyncExternalStore(table.watch, table.presence)

/** The time, often enough for what is said in minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
