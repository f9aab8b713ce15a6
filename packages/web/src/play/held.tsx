import { useEffect, useRef } from 'react'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import './turns.css'

/** What was pressed would end the turn: one more press does it, another thinks better of it. */
export function HeldAction() {
  const { held } = usePlay().acting
  const { turns } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (held !== null) button.current?.focus({ preventScroll: true })
  }, [held])
  if (held === null) return null
  return (
    <span className="prompt-held">
      <button ref={button} type="button" className="btn btn--brass prompt-press" onClick={held.end}>
        {turns.end}
      </button>
      <button type="button" className="btn btn--line prompt-press" onClick={held.drop}>
        {turns.drop}
      </button>
    </span>
  )
}
