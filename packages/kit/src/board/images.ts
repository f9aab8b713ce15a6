import { useEffect } from 'react'

/**
 * Pictures kept as images. A piece of land has a hundred paths; inside the page the browser would style, lay out and
 * walk them with every change of the table. As an image they are one thing, and still drawn sharp at any size.
 * `draw` makes a whole SVG document with its own style: an image knows nothing of the page around it.
 */
export function keptImages<Picture>(
  most: number,
  draw: (picture: Picture) => string,
): (picture: Picture) => string {
  const known = new Map<string, string>()
  const forgetOldest = () => {
    const [oldest] = known
    if (known.size <= most || oldest === undefined) return
    known.delete(oldest[0])
    URL.revokeObjectURL(oldest[1])
  }
  return (picture) => {
    const key = JSON.stringify(picture)
    const before = known.get(key)
    if (before !== undefined) return before
    const address = URL.createObjectURL(new Blob([draw(picture)], { type: 'image/svg+xml' }))
    known.set(key, address)
    forgetOldest()
    return address
  }
}

/** A picture takes some milliseconds; with less time than this another one is not begun. */
const ENOUGH = 4

/** Draws what will soon be seen while nobody waits, the last one first. It begins anew only when `when` changes. */
export function useDrawnAhead<Picture>(
  pictures: readonly Picture[],
  draw: (picture: Picture) => void,
  when: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new with every action, so `when` names it
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return
    const waiting = pictures.slice()
    const work = (deadline: IdleDeadline) => {
      do {
        const picture = waiting.pop()
        if (picture === undefined) return
        draw(picture)
      } while (deadline.timeRemaining() > ENOUGH)
      idle = requestIdleCallback(work)
    }
    let idle = requestIdleCallback(work)
    return () => cancelIdleCallback(idle)
  }, [when])
}
