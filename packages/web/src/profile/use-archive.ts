import type { ArchivedGame } from '@vyprava/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { archived } from './data.ts'
import type { Filter } from './filter.ts'

/** What the server has told of the archive so far. */
interface Found {
  readonly games: readonly ArchivedGame[]
  readonly total: number
  readonly next: string | null
}

export interface Archive {
  /** Null until the first answer. */
  readonly found: Found | null
  readonly failed: boolean
  readonly busy: boolean
  readonly more: () => void
  readonly again: () => void
}

/** Finished games of a server that a filter lets through, page after page; the former ones stay until others have come. */
export function useArchive(filter: Filter, wanted: boolean, now: number): Archive {
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  /** Which question was asked last: answers to others come too late. */
  const asked = useRef(0)
  const look = useCallback(
    async (before: Found | null) => {
      const question = ++asked.current
      setBusy(true)
      try {
        const page = await archived(filter, before?.next ?? null, now)
        if (question !== asked.current) return
        setFound({ ...page, games: [...(before?.games ?? []), ...page.games] })
        setFailed(false)
      } catch (error) {
        console.warn('The archive cannot be read', error)
        if (question === asked.current) setFailed(true)
      }
      if (question === asked.current) setBusy(false)
    },
    [filter, now],
  )
  useEffect(() => {
    if (!wanted) return
    look(null)
    const again = () => look(null)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [look, wanted])
  return { found, failed, busy, more: () => look(found), again: () => look(null) }
}
