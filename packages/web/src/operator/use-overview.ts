import { useCallback, useEffect, useState } from 'react'
import { type Overview, readOverview } from './data.ts'

export interface Watched {
  readonly overview: Overview | null
  /** Why the last look failed; null when it did not. */
  readonly error: { readonly error: unknown } | null
  readonly look: () => Promise<void>
}

/** How often it is looked while somebody sees the page. */
const EVERY = 10_000

export function useOverview(): Watched {
  const [overview, setOverview] = useState<Overview | null>(null)
  const [error, setError] = useState<Watched['error']>(null)
  const look = useCallback(async () => {
    try {
      setOverview(await readOverview())
      setError(null)
    } catch (reason) {
      setError({ error: reason })
    }
  }, [])
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) look()
    }
    look()
    const timer = setInterval(lookIfSeen, EVERY)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [look])
  return { overview, error, look }
}
