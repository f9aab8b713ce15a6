import { Icon, Rose } from '@vyprava/atlas'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import { Page } from '../frame/page.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'

const SOURCES = {
  icons: {
    site: 'https://game-icons.net/',
    licence: 'CC BY 3.0',
    terms: 'https://creativecommons.org/licenses/by/3.0/',
  },
  type: {
    site: 'https://www.huertatipografica.com/',
    licence: 'SIL OFL 1.1',
    terms: 'https://openfontlicense.org/',
  },
} as const

export function About() {
  const { about } = useTexts()
  return (
    <Page>
      <main className="leaf" tabIndex={-1}>
        <article className="panel leaf-panel">
          <h1>
            <Rose />
            {about.title}
          </h1>
          <p>{about.text}</p>
          <dl>
            <div>
              <dt>{about.drawings}</dt>
              <dd>{about.drawingsBy}</dd>
            </div>
            <Source title={about.icons} by={about.iconsBy} source={SOURCES.icons} />
            <Source title={about.type} by={about.typeBy} source={SOURCES.type} />
          </dl>
          <a className="btn" href={addressOf({ page: 'home' })}>
            {about.back}
          </a>
        </article>
      </main>
    </Page>
  )
}

type SourceProps = {
  readonly title: string
  readonly by: string
  readonly source: (typeof SOURCES)[keyof typeof SOURCES]
}

function Source({ title, by, source }: SourceProps) {
  const { about } = useTexts()
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {by}
        <br />
        <a className="cite" href={source.site}>
          {new URL(source.site).hostname.replace(/^www\./, '')}
        </a>
        <a className="cite" href={source.terms}>
          <Icon data={openBook} />
          {about.licence(source.licence)}
        </a>
      </dd>
    </div>
  )
}
