import { type RefObject, useLayoutEffect, useState } from 'react'

export interface CardSize {
  /** In pixels. */
  readonly width: number
  /** The size of a name. */
  readonly letter: number
  /** How much larger the chosen card is. */
  readonly grow: number
}

const USUAL: CardSize = { width: 106, letter: 14, grow: 1.13 }

/** How large cards are in a hand: the frame says it (`--card`, `--card-on`, `--letter`), and they are drawn so. */
export function useCardSize(hand: RefObject<HTMLElement | null>): CardSize {
  const [size, setSize] = useState(USUAL)
  useLayoutEffect(() => {
    const element = hand.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const style = getComputedStyle(element)
      const length = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      const width = length('--card')
      if (!(width > 0)) return
      const now = { width, letter: length('--letter'), grow: length('--card-on') / width }
      setSize((known) =>
        known.width === now.width && known.letter === now.letter && known.grow === now.grow ? known : now,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [hand])
  return size
}
