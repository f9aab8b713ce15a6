import { useEffect, useRef } from 'react'
import { PALETTE } from './palette.tsx'

interface Keys {
  readonly choose: (letter: string) => void
  readonly nextBrush: () => void
  readonly showPlaces: () => void
  readonly make: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly close: () => void
}

const WRITING = 'input:not([type="checkbox"]), textarea, select, dialog'

/** Keys of the whole page: 1 to 8, B, M, G, Ctrl Z, Ctrl Y, Esc. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(WRITING) !== null) return
      const deed = deedOf(event, latest.current)
      if (deed === null) return
      event.preventDefault()
      deed()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function deedOf(event: KeyboardEvent, keys: Keys): (() => void) | null {
  const key = event.key.toLowerCase()
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) return keys.redo
    return key === 'z' ? keys.undo : null
  }
  const letter = PALETTE[Number(key) - 1]
  if (letter !== undefined) return () => keys.choose(letter)
  const deeds: Readonly<Record<string, () => void>> = {
    b: keys.nextBrush,
    m: keys.showPlaces,
    g: keys.make,
    escape: keys.close,
  }
  return Object.hasOwn(deeds, key) ? deeds[key] : null
}
