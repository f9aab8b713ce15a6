import { Icon } from '@vyprava/atlas'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import type { ReactNode } from 'react'
import { Tools } from '../frame/tools.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'

type MastProps = {
  readonly sign: ReactNode
  readonly title: string
  readonly note: string
  readonly online: boolean
}

/** The head of a page: whose or what it is, and the ways out. */
export function Mast({ sign, title, note, online }: MastProps) {
  const { home } = useTexts()
  return (
    <header className="hall-mast person-mast">
      {sign}
      <div>
        <h1>{title}</h1>
        <p role="status">{note}</p>
      </div>
      <nav className="hall-nav" aria-label={home.tabs.nav}>
        <a className="btn btn--bare" href={addressOf({ page: online ? 'online' : 'home' })}>
          {online ? home.online : home.tabs.doors}
        </a>
        <a className="btn btn--bare" href={addressOf({ page: 'books' })}>
          <Icon data={openBook} />
          {home.rules}
        </a>
        <Tools />
      </nav>
    </header>
  )
}
