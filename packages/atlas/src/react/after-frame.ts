import { startTransition, useEffect, useState } from 'react'

/** Where no frames come, as in a hidden tab, it does not wait for one. */
const AT_LAST = 500

/**
 * A value that follows the given one when the next picture is drawn: for what need not be in that picture.
 * React's own deferred value would be drawn while the browser still waits for its frame, and hold it up.
 */
export function useAfterFrame<T>(value: T): T {
  const [known, know] = useState(() => ({ value }))
  useEffect(() => {
    if (Object.is(known.value, value)) return
    let timer = window.setTimeout(follow, AT_LAST)
    const frame = requestAnimationFrame(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(follow)
    })
    function follow(): void {
      startTransition(() => know({ value }))
    }
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [known, value])
  return known.value
}
