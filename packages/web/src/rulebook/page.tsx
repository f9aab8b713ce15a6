import { Rose } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import { useDoorWords } from '../doors/words.ts'
import { Page } from '../frame/page.tsx'
import { PageTools } from '../frame/tools.tsx'
import { Uncharted } from '../frame/uncharted.tsx'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Reader } from './reader.tsx'

/** The rulebook on a page of its own: the address of every rule. */
export function Rulebook({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const texts = useTexts()
  const { name } = useDoorWords(game)
  const module = moduleOf(game)
  if (module === null) return <Uncharted />
  return (
    <Page>
      <main className="leaf book-page" tabIndex={-1} data-game={game}>
        <PageTools back={addressOf({ page: 'home' })}>{texts.uncharted.back}</PageTools>
        <article className="panel leaf-panel">
          <h1>
            <Rose />
            {name}
          </h1>
          <p>
            <a className="btn btn--line" href={addressOf({ page: 'game', game })}>
              {texts.setup.playNow}
            </a>{' '}
            {module.compendium === undefined ? null : (
              <a className="btn btn--line" href={addressOf({ page: 'compendium', game, entry: null })}>
                {texts.compendium.title}
              </a>
            )}
          </p>
          <Reader game={game} module={module} rule={rule} />
        </article>
      </main>
    </Page>
  )
}
