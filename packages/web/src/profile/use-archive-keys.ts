import { useEffect } from 'react'
import { DOORS } from '../doors/index.ts'

/** A slash finds a partner, a number chooses a game and zero all of them, arrows go from plate to plate. */
export function useArchiveKeys(choose: (game: string | null) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      const typing =
        target instanceof Element &&
        target.closest('input, textarea, select, dialog, [role="dialog"]') !== null
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      const door = DOORS[Number(key) - 1]
      if (key === '/') document.querySelector<HTMLElement>('[data-word="partner"]')?.click()
      else if (door !== undefined) choose(door.id)
      else if (key === '0') choose(null)
      else if (!walk(key)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

/** From plate to plate; false where there is nowhere to go. */
function walk(key: string): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (by === undefined || document.activeElement?.matches('.archived h3 a') !== true) return false
  const plates = [...document.querySelectorAll<HTMLElement>('.archived h3 a')]
  const next = plates[plates.findIndex((plate) => plate.matches(':focus')) + by]
  next?.focus()
  return next !== undefined
}
