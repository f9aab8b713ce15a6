import { Rose } from '@vyprava/atlas'
import { Page } from '../frame/page.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { LoadGame } from '../shelf/load.tsx'

/** The address of a game that this device does not keep: what it is, and how to get to it. */
export function Elsewhere() {
  const { home, play } = useTexts()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <article className="panel leaf-panel">
          <h1>
            <Rose />
            {home.elsewhere}
          </h1>
          <p>{home.elsewhereNote}</p>
          <p>{home.elsewhereGone}</p>
          <LoadGame />
          <a className="btn" href={addressOf({ page: 'home' })}>
            {play.home}
          </a>
        </article>
      </main>
    </Page>
  )
}
