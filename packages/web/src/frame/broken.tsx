import { Rose } from '@vyprava/atlas'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Page } from './page.tsx'

/** In the place of a page that could not be drawn or fetched. */
export function Broken() {
  const { broken, uncharted } = useTexts()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <article className="panel leaf-panel" role="alert">
          <h1>
            <Rose />
            {broken.title}
          </h1>
          <p>{broken.text}</p>
          <p className="leaf-ways">
            <button type="button" className="btn btn--brass" onClick={() => window.location.reload()}>
              {broken.again}
            </button>
            <a className="btn" href={addressOf({ page: 'home' })}>
              {uncharted.back}
            </a>
          </p>
        </article>
      </main>
    </Page>
  )
}
