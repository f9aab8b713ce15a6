import { Icon, Rose } from '@vyprava/atlas'
import { village } from '@vyprava/atlas/icons/places.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import { moduleOf } from '@vyprava/games'
import type { GameModule, GameWords, Rules } from '@vyprava/module'
import { wordsOf } from '@vyprava/module'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import { Tools } from '../frame/tools.tsx'
import { useServer } from '../online/use-server.ts'
import { Leaf } from '../play/play.tsx'
import { addressOf, type Chosen } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { Laying } from './laying.tsx'
import '../frame/forms.css'
import '../shelf/shelf.css'
import './setup.css'
import './laying.css'
import './laying-seats.css'

/** Behind a door: a table that is laid for a game on this device. */
export function Setup({ game, options }: { readonly game: string; readonly options: Chosen | undefined }) {
  const texts = useTexts()
  const { name } = useDoorWords(game)
  const module = moduleOf(game)
  return module === null ? (
    <Leaf title={name} text={texts.setup.absent} />
  ) : (
    <Table game={game} module={module} options={options} />
  )
}

type TableProps = { readonly game: string; readonly module: GameModule; readonly options: Chosen | undefined }

function Table({ game, module, options }: TableProps) {
  const spoken = useSetting(language)
  const rules = useLoaded(module.id, () => module.rules())
  const words = useLoaded(`${module.id} ${spoken}`, () => wordsOf(module, spoken))
  return (
    <Page frame="none">
      <div className="lay" data-game={game}>
        <Head game={game} />
        <Loaded
          module={module}
          rules={rules.state === 'here' ? rules.value : null}
          words={words.state === 'here' ? words.value : null}
          options={options}
        />
      </div>
    </Page>
  )
}

type LoadedProps = {
  readonly module: GameModule
  readonly rules: Rules | null
  readonly words: GameWords | null
  readonly options: Chosen | undefined
}

function Loaded({ module, rules, words, options }: LoadedProps) {
  return rules === null || words === null ? (
    <main className="lay-main" tabIndex={-1} aria-busy="true" />
  ) : (
    <Laying module={module} rules={rules} words={words} chosen={options} />
  )
}

function Head({ game }: { readonly game: string }) {
  const { name: house, home, laying } = useTexts()
  const { name } = useDoorWords(game)
  const online = useServer().state === 'here'
  return (
    <header className="lay-bar">
      <a className="lay-mark" href={addressOf({ page: 'home' })} aria-label={house}>
        <Rose />
        <b>{house}</b>
      </a>
      <h1>{name}</h1>
      <span className="lay-meta">{laying.fresh}</span>
      <nav className="lay-tools" aria-label={home.tabs.nav}>
        {online && (
          <a className="btn btn--bare" href={addressOf({ page: 'online' })}>
            <Icon data={village} />
            <span className="tools-word">{home.online}</span>
          </a>
        )}
        <a className="btn btn--bare" href={addressOf({ page: 'rules', game, rule: null })}>
          <Icon data={openBook} />
          <span className="tools-word">{home.rules}</span>
        </a>
        <Tools />
      </nav>
    </header>
  )
}
