import { type RefObject, useLayoutEffect, useState } from 'react'

interface CardSize {
  /** In pixels. */
  readonly width: number
  /** The size of a name. */
  readonly letter: number
  /** The width of the chosen card. */
  readonly chosen: number
  /** As high as its row, where that is not 7 by 5. */
  readonly height: number | null
}

const USUAL: CardSize = { width: 127, letter: 13, chosen: 127, height: null }

/** How large cards are here: the style sheet says it (`--card`, `--card-on`, `--letter`, `--card-high`). */
export function useCardSize(row: RefObject<HTMLElement | null>): CardSize {
  const [size, setSize] = useState(USUAL)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const style = getComputedStyle(element)
      const length = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      const width = length('--card')
      if (!(width > 0)) return
      const high = length('--card-high')
      const now = {
        width,
        letter: length('--letter'),
        chosen: length('--card-on'),
        height: high > 0 ? high : null,
      }
      setSize((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return size
}
