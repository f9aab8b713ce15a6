import { useEffect } from 'react'
import { DOORS } from '../doors/index.ts'

/** T: the table that waits; arrows among plates; a number: the door of that game. */
export function useHallKeys(open: (game: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      const typing = target instanceof Element && target.closest('input, textarea, select, dialog') !== null
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      const door = DOORS[Number(key) - 1]
      if (key.toLowerCase() === 't') document.querySelector<HTMLElement>('.waiting-go a')?.click()
      else if (door !== undefined) open(door.id)
      else if (!walk(key)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])
}

/** From plate to plate; false where there is nowhere to go. */
function walk(key: string): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (by === undefined || document.activeElement?.matches('.table-plate, .waiting-go a') !== true)
    return false
  const plates = [...document.querySelectorAll<HTMLElement>('.waiting-go a, .table-plate')]
  const at = plates.findIndex((plate) => plate.matches(':focus'))
  const next = plates[at + by]
  next?.focus()
  return next !== undefined
}
