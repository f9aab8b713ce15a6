import { useCallback, useState } from 'react'
import { errorIn, useOnlineTexts } from './texts.ts'

/** Something that the server is asked to do: whether it is under way, and why it was not done. */
export interface Deed {
  readonly busy: boolean
  readonly wrong: string | null
  /** True when it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
}

export function useDeed(): Deed {
  const texts = useOnlineTexts()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ readonly error: unknown } | null>(null)
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
      return true
    } catch (reason) {
      setError({ error: reason })
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, wrong: error === null ? null : errorIn(texts, error.error), run }
}
