import { useEffect } from 'react'

const WRITING = 'input, textarea, select, [role="dialog"], dialog'

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** Enter begins, C copies the link, B seats a bot at the first free seat; Esc leaves the line of talk. */
export function useRoomKeys(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { target, key } = event
      const on = (parts: string): boolean => target instanceof Element && target.closest(parts) !== null
      if (key === 'Escape' && target instanceof HTMLElement && on('.talk-say')) target.blur()
      if (on(WRITING)) return
      if (key === 'Enter' && !on('button, a')) press('.lay-start .btn--brass')
      if (key.toLowerCase() === 'c') press('.room-invite .btn')
      if (key.toLowerCase() === 'b') press('[data-word^="bot"]')
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
