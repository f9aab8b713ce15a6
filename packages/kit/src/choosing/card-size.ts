import { type RefObject, useLayoutEffect, useState } from 'react'

export interface CardSize {
  /** In pixels. */
  readonly width: number
  /** The size of a name. */
  readonly letter: number
  /** The width of the chosen card, and how much larger it is. */
  readonly chosen: number
  readonly grow: number
  /** As high as its row, where that is not 7 by 5. */
  readonly height: number | null
}

const USUAL: CardSize = { width: 106, letter: 14, chosen: 120, grow: 1.13, height: null }

/** As the last hand was: one that is laid out anew is seldom of another size, and then need not be drawn twice. */
let latest = USUAL

/** How large cards are in a hand: the frame says it (`--card`, `--card-on`, `--letter`, `--card-high`), and they are drawn so. */
export function useCardSize(hand: RefObject<HTMLElement | null>): CardSize {
  const [size, setSize] = useState(latest)
  useLayoutEffect(() => {
    const element = hand.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const style = getComputedStyle(element)
      const length = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      const width = length('--card')
      if (!(width > 0)) return
      const [chosen, high] = [length('--card-on'), length('--card-high')]
      const height = high > 0 ? high : null
      const now = { width, letter: length('--letter'), chosen, grow: chosen / width, height }
      if (JSON.stringify(latest) !== JSON.stringify(now)) latest = now
      setSize(latest)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [hand])
  return size
}
