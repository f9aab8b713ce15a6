import { useEffect } from 'react'

/** The way through the page by keys: rows, the line to find somebody, the log. Not while somebody types. */
export function useOperatorKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const done = KEYS[event.key.toLowerCase()]?.()
      if (done === true) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

const focus = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}

function step(by: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const next =
    rows[at === -1 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

const KEYS: Readonly<Record<string, (() => boolean) | undefined>> = {
  '/': () => focus('#op-find'),
  j: () => step(1),
  k: () => step(-1),
  a: () => focus('#op-log'),
}
