import { Icon } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import type { GameModule } from '@vyprava/module'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { Reader } from './reader.tsx'

type DrawerProps = {
  readonly game: string
  readonly module: GameModule
  readonly rule: string | null
  readonly close: () => void
}

/** The rulebook beside the board: one may read and play at the same time. */
export function Drawer({ game, module, rule, close }: DrawerProps) {
  const { play } = useTexts()
  const title = useId()
  const place = useRef<HTMLElement>(null)
  const [at, setAt] = useState(rule)
  useEffect(() => {
    const before = document.activeElement
    // On a touch screen a search field with the keyboard would hide half of the book.
    const touch = window.matchMedia('(pointer: coarse)').matches
    const first = touch ? place.current : place.current?.querySelector('input')
    first?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Esc inside the book closes the book, whatever else the table would do with it.
    <aside
      className="panel drawer"
      ref={place}
      tabIndex={-1}
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <h2 id={title}>
        {play.rulebook}
        <button type="button" className="btn btn--bare drawer-close" aria-label={play.close} onClick={close}>
          <Icon data={crossMark} />
        </button>
      </h2>
      <Reader game={game} module={module} rule={at} follow={setAt} />
    </aside>
  )
}
