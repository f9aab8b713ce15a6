import { useEffect, useState } from 'react'

/** Long enough for the picture that somebody waits for, and for what follows it. */
const PAUSE = 120
/** A browser that always has something to do is not waited for any longer. */
const AT_LAST = 1000

/**
 * A value that follows the given one when the page has nothing better to do: for what is slow to draw and nobody's next
 * step. `first` is what there is until then, if it is not the value that it begins with.
 */
export function useWhenIdle<T>(value: T, first: T = value): T {
  const [known, know] = useState(() => ({ value: first }))
  useEffect(() => {
    if (Object.is(known.value, value)) return
    const follow = () => know({ value })
    let idle = 0
    const timer = window.setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') follow()
      else idle = requestIdleCallback(follow, { timeout: AT_LAST })
    }, PAUSE)
    return () => {
      window.clearTimeout(timer)
      if (idle !== 0) cancelIdleCallback(idle)
    }
  }, [known, value])
  return known.value
}
