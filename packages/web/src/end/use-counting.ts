import { useEffect, useState } from 'react'

/** How long one kind of points counts, in milliseconds. */
const COUNT = 340

/**
 * How many kinds have been counted, with the part of the one that counts now. One touch anywhere finishes everything;
 * without motion all is there at once.
 */
export function useCounting(kinds: number, motion: boolean): number {
  const [counted, count] = useState(0)
  const [hurried, hurry] = useState(!motion)
  useEffect(() => {
    if (hurried) return
    const begun = performance.now()
    const finish = () => hurry(true)
    window.addEventListener('pointerdown', finish)
    let frame = requestAnimationFrame(function go(time) {
      const next = Math.min(kinds, Math.max(0, time - begun) / COUNT)
      count(next)
      if (next < kinds) frame = requestAnimationFrame(go)
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointerdown', finish)
    }
  }, [kinds, hurried])
  return hurried ? kinds : counted
}
