import { useEffect, useRef } from 'react'

type Deeds = { readonly sit: () => void; readonly add: (who: 'person' | 'bot') => void }

/** Where keys mean what is written, and where Enter means what it stands on. */
const WRITING = 'input, textarea, select, [role="dialog"]'
const PRESSED = ', button, a'

const on = (target: EventTarget | null, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null

/** Enter sits down, B adds a bot, P a person. */
export function useLayingKeys(deeds: Deeds): void {
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { target, key } = event
      if (key === 'Enter' && (on(target, '.lay-name') || !on(target, WRITING + PRESSED))) latest.current.sit()
      if (on(target, WRITING)) return
      if (key.toLowerCase() === 'b') latest.current.add('bot')
      if (key.toLowerCase() === 'p') latest.current.add('person')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
