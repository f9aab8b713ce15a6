import { useEffect, useRef } from 'react'

interface ReviewKeys {
  leave(): void
  /** A turn on or back; with shift a round. */
  step(by: 1 | -1, round: boolean): void
  card(place: number): void
  tryHere(): void
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** Arrows go by turns, with shift by rounds; 1 to 4 are the cards, Z tries from here, Esc goes back. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') !== null) return
      if (target instanceof Element && target.matches(TYPING)) return
      const { leave, step, card, tryHere } = latest.current
      if (key === 'Escape') leave()
      else if (key === 'ArrowRight') step(1, shiftKey)
      else if (key === 'ArrowLeft') step(-1, shiftKey)
      else if (/^[1-4]$/.test(key)) card(Number(key) - 1)
      else if (key.toLowerCase() === 'z') tryHere()
      else return
      event.preventDefault()
    }
    // Before the keys of the table behind.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}
