import { Rose } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import { Page } from '../frame/page.tsx'
import { PageTools } from '../frame/tools.tsx'
import { addressOf } from '../router.ts'
import { findServer } from './server.ts'
import { useOnlineTexts } from './texts.ts'
import '../frame/forms.css'
import '../shelf/shelf.css'
import '../setup/setup.css'
import './online.css'

type ShellProps = {
  readonly title: string
  readonly children: ReactNode
  /** Below the title. */
  readonly head?: ReactNode
  readonly game?: string
  /** The way back leads to the tables rather than to the doors. */
  readonly inside?: boolean
}

/** A page of this part of the app. */
export function Shell({ title, children, head, game, inside = false }: ShellProps) {
  const texts = useOnlineTexts()
  return (
    <Page>
      <main className="leaf setup lobby" tabIndex={-1} data-game={game}>
        <PageTools back={addressOf({ page: inside ? 'online' : 'home' })}>
          {inside ? texts.lobby : texts.back}
        </PageTools>
        <header className="panel lobby-head">
          <h1>
            <Rose />
            {title}
          </h1>
          {head}
        </header>
        {children}
      </main>
    </Page>
  )
}

/** No server can be reached; another try is one press away. */
export function NoServer() {
  const texts = useOnlineTexts()
  return (
    <Shell title={texts.none}>
      <section className="panel lobby-part">
        <p>{texts.noneNote}</p>
        <button type="button" className="btn" onClick={findServer}>
          {texts.retry}
        </button>
      </section>
    </Shell>
  )
}
