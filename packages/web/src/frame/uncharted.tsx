import { Rose } from '@vyprava/atlas'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Page } from './page.tsx'

/** An address that no page answers to. */
export function Uncharted() {
  const { uncharted } = useTexts()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <article className="panel leaf-panel">
          <h1>
            <Rose />
            {uncharted.title}
          </h1>
          <p>{uncharted.text}</p>
          <a className="btn" href={addressOf({ page: 'home' })}>
            {uncharted.back}
          </a>
        </article>
      </main>
    </Page>
  )
}
