import { startTransition, useEffect, useState } from 'react'

/** Where no frames come, as in a hidden tab, it does not wait for one. */
const AT_LAST = 500

type Follow = () => void

/** All who wait for the next picture: they follow together, or each would have the page worked through for itself. */
let waiting: Set<Follow> | null = null

/** Calls back when the next picture is drawn; gives back how to call it off. */
function afterFrame(follow: Follow): () => void {
  waiting ??= nextFrame()
  const mine = waiting.add(follow)
  return () => mine.delete(follow)
}

function nextFrame(): Set<Follow> {
  const all = new Set<Follow>()
  const run = () => {
    // Who comes from now on waits for another picture.
    if (waiting === all) waiting = null
    startTransition(() => {
      for (const follow of all) follow()
    })
    all.clear()
  }
  const timer = window.setTimeout(run, AT_LAST)
  requestAnimationFrame(() => {
    window.clearTimeout(timer)
    if (waiting === all) waiting = null
    window.setTimeout(run)
  })
  return all
}

/**
 * A value that follows the given one when the next picture is drawn: for what need not be in that picture.
 * React's own deferred value would be drawn while the browser still waits for its frame, and hold it up.
 */
export function useAfterFrame<T>(value: T): T {
  const [known, know] = useState(() => ({ value }))
  useEffect(() => {
    if (!Object.is(known.value, value)) return afterFrame(() => know({ value }))
  }, [known, value])
  return known.value
}
