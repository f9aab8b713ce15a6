import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import './choosing.css'

interface SheetProps {
  readonly title: string
  /** What the button says that closes it. */
  readonly closes: string
  readonly children: ReactNode
  close(): void
}

/** A brass-ruled panel that opens from a touched thing; Esc closes it, and the focus goes back where it came from. */
export function OpenSheet({ title, closes, children, close }: SheetProps) {
  const panel = useRef<HTMLElement>(null)
  const name = useId()
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <section
      className="open-sheet"
      role="dialog"
      aria-labelledby={name}
      tabIndex={-1}
      ref={panel}
      onKeyDown={press}
    >
      <header>
        <h2 id={name}>{title}</h2>
        <button type="button" className="btn btn--bare" onClick={close}>
          {closes}
        </button>
      </header>
      {children}
    </section>
  )
}
