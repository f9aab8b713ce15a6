import { useEffect, useRef } from 'react'

type Keys = { readonly [key: string]: () => void }

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'

/** Keys that work everywhere at the table, unless somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      const typing = target instanceof Element && target.matches(TYPING)
      if ((typing && event.key !== 'Escape') || document.querySelector('dialog[open]') !== null) return
      const act = latest.current[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
