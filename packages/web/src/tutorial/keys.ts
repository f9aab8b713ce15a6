import { useEffect, useRef } from 'react'
import { stage } from '../play/stage.ts'
import { elementsOf } from './find.ts'
import type { Guide } from './guide.ts'

const BUTTONS = 'button, a, input, select, textarea, summary, [contenteditable]'

/** Whether Enter belongs to what has the focus: anything that can be pressed, unless it is lit and only explained. */
function isTaken(guide: Guide): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !at.matches(BUTTONS)) return false
  return !guide.light.lit.flatMap(elementsOf).some((element) => element.contains(at))
}

/** The keys of a lesson: Enter reads on, Backspace goes back, N has the step done. */
export function useLessonKeys(guide: Guide | null): void {
  const newest = useRef(guide)
  useEffect(() => {
    newest.current = guide
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const now = newest.current
      if (
        now === null ||
        // The table has taken it: what it led to may be shown already, and is not read on by the same press.
        event.defaultPrevented ||
        now.state === 'left' ||
        stage.get() ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return
      const deed = deedOf(event.key, now)
      if (deed === null) return
      event.preventDefault()
      event.stopPropagation()
      deed()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=range]), textarea, select, [contenteditable]')

function deedOf(key: string, guide: Guide): (() => void) | null {
  if (key === 'Backspace' && guide.state !== 'done') return () => guide.goTo(guide.at - 1)
  if (key === 'n' || key === 'N') return guide.state === 'done' ? null : guide.skip
  if (key !== 'Enter' || isTaken(guide)) return null
  if (guide.state === 'done') return guide.end
  return guide.resting ? guide.next : null
}
