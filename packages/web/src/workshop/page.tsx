import { Rose } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import type { GameModule } from '@vyprava/module'
import type { Workshop } from '@vyprava/module/workshop.ts'
import { type ReactNode, useCallback } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import { Tools } from '../frame/tools.tsx'
import { Uncharted } from '../frame/uncharted.tsx'
import { addressFor } from '../online/copy.tsx'
import { useServer } from '../online/use-server.ts'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import '../frame/forms.css'
import '../setup/laying.css'
import './workshop.css'

interface WorkshopPageProps {
  readonly game: string
  readonly given: string | null
}

/** Where people make something of their own for a game: its own page in the frame of the house. */
export function WorkshopPage({ game, given }: WorkshopPageProps) {
  const module = moduleOf(game)
  return module?.workshop === undefined ? (
    <Uncharted />
  ) : (
    <Opened module={module} load={module.workshop} given={given} key={game} />
  )
}

interface OpenedProps {
  readonly module: GameModule
  readonly load: () => Promise<Workshop>
  readonly given: string | null
}

function Opened({ module: { id: game }, load, given }: OpenedProps) {
  const spoken = useSetting(language)
  const loaded = useLoaded(game, load)
  const { state, person } = useServer()
  const Bar = useCallback((props: HeadProps) => <Head game={game} {...props} />, [game])
  const settled = useCallback(
    () => window.location.replace(addressOf({ page: 'workshop', game, given: null })),
    [game],
  )
  return (
    <Page frame="none">
      <div className="workshop" data-game={game}>
        {loaded.state !== 'here' ? (
          <main tabIndex={-1} aria-busy="true" />
        ) : (
          <loaded.value
            language={spoken}
            given={given}
            settled={settled}
            person={person?.name ?? null}
            Head={Bar}
            linkTo={(code) => addressFor(addressOf({ page: 'workshop', game, given: code }))}
            playAt={(options) => addressOf({ page: 'game', game, options })}
            onlineAt={(options) => (state === 'here' ? addressOf({ page: 'online', game, options }) : null)}
          />
        )}
      </div>
    </Page>
  )
}

interface HeadProps {
  readonly meta: string
  readonly children: ReactNode
}

function Head({ game, meta, children }: HeadProps & { readonly game: string }) {
  const { name: house, home } = useTexts()
  const { name, workshop } = useDoorWords(game)
  return (
    <header className="lay-bar workshop-bar">
      <a className="lay-mark" href={addressOf({ page: 'home' })} aria-label={house}>
        <Rose />
        <b>{house}</b>
      </a>
      <h1>
        <a href={addressOf({ page: 'game', game })}>{name}</a>
        <span>{workshop}</span>
      </h1>
      <span className="lay-meta">{meta}</span>
      <nav className="lay-tools" aria-label={home.tabs.nav}>
        {children}
        <Tools />
      </nav>
    </header>
  )
}
