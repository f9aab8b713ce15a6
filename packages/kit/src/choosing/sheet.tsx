import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { beside, type Thing } from './beside.ts'
import './sheet.css'

interface SheetProps {
  readonly title: string
  /** What the button says that closes it. */
  readonly closes: string
  /** The thing that was touched: on the board (`Laid` has `over` for it) the sheet lies beside it. */
  readonly at?: Thing
  /** Whose it is, before its title. */
  readonly sign?: ReactNode
  readonly children: ReactNode
  close(): void
}

/** A brass-ruled panel that opens from a touched thing; Esc closes it, and the focus goes back where it came from. */
export function OpenSheet({ title, closes, at, sign, children, close }: SheetProps) {
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
    // The keys of the table may have closed it already.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <section
      {...(at === undefined ? null : beside(at))}
      className={at === undefined ? 'open-sheet' : 'open-sheet beside'}
      role="dialog"
      aria-labelledby={name}
      tabIndex={-1}
      ref={panel}
      onKeyDown={press}
    >
      <header>
        {sign}
        <h2 id={name}>{title}</h2>
        <button type="button" className="btn btn--bare" onClick={close}>
          {closes}
        </button>
      </header>
      {children}
    </section>
  )
}
