import { Icon, Rose } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import type { GameModule } from '@vyprava/module'
import type { Compendium, CompendiumEntry, CompendiumIn } from '@vyprava/module/compendium.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import { Tools } from '../frame/tools.tsx'
import { Uncharted } from '../frame/uncharted.tsx'
import { addressOf, goTo } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { lookUp, type Shelf } from './look-up.ts'
import '../frame/forms.css'
import '../setup/laying.css'
import '../workshop/workshop.css'
import './compendium.css'

interface CompendiumPageProps {
  readonly game: string
  readonly entry: string | null
}

/** What a game prints, to be looked up: kinds on the left, plates in tables, one entry on the right. */
export function CompendiumPage({ game, entry }: CompendiumPageProps) {
  const module = moduleOf(game)
  const spoken = useSetting(language)
  return module?.compendium === undefined ? (
    <Uncharted />
  ) : (
    <Opened module={module} load={module.compendium} entry={entry} key={`${game} ${spoken}`} />
  )
}

interface OpenedProps {
  readonly module: GameModule
  readonly load: CompendiumIn
  readonly entry: string | null
}

function Opened({ module: { id: game }, load, entry }: OpenedProps) {
  const spoken = useSetting(language)
  const { name: house, home, compendium: say } = useTexts()
  const { name } = useDoorWords(game)
  const loaded = useLoaded(`${game} ${spoken}`, () => load(spoken))
  return (
    <Page frame="none">
      <div className="compendium" data-game={game}>
        <header className="lay-bar workshop-bar">
          <a className="lay-mark" href={addressOf({ page: 'home' })} aria-label={house}>
            <Rose />
            <b>{house}</b>
          </a>
          <h1>
            <a href={addressOf({ page: 'game', game })}>{name}</a>
          </h1>
          <span className="lay-meta">{say.title}</span>
          <nav className="lay-tools" aria-label={home.tabs.nav}>
            <a className="btn btn--bare" href={addressOf({ page: 'rules', game, rule: null })}>
              {home.rules}
            </a>
            <Tools />
          </nav>
        </header>
        {loaded.state === 'here' ? (
          <LookUp game={game} compendium={loaded.value} entry={entry} />
        ) : (
          <main tabIndex={-1} aria-busy="true" />
        )}
      </div>
    </Page>
  )
}

interface LookUpProps {
  readonly game: string
  readonly compendium: Compendium
  readonly entry: string | null
}

function LookUp({ game, compendium, entry }: LookUpProps) {
  const { compendium: say } = useTexts()
  const [wanted, setWanted] = useState('')
  const [only, setOnly] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const sought = useDeferredValue(wanted)
  const shelves = useMemo(() => lookUp(compendium, sought, only), [compendium, sought, only])
  const found = shelves.reduce((sum, shelf) => sum + shelf.found.length, 0)
  const opened = compendium.entries.find(({ id }) => id === entry) ?? null
  const close = () => goTo({ page: 'compendium', game, entry: null })
  const isOpen = opened !== null
  useEffect(() => {
    // Keys of the whole page: who came by its address has the focus nowhere yet.
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) goTo({ page: 'compendium', game, entry: null })
      if (event.key === '/' && event.target !== field.current) {
        event.preventDefault()
        field.current?.focus()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [game, isOpen])
  return (
    <div className="cp" data-opened={isOpen}>
      <nav className="cp-kinds" aria-label={say.title}>
        <Kind
          name={say.all}
          count={compendium.entries.length}
          on={only === null}
          choose={() => setOnly(null)}
        />
        {compendium.kinds.map(({ id, name, icon }) => (
          <Kind
            key={id}
            name={name}
            icon={icon}
            count={compendium.entries.filter(({ kind }) => kind === id).length}
            on={only === id}
            choose={() => setOnly(id)}
          />
        ))}
      </nav>
      <main className="cp-main" tabIndex={-1}>
        <div className="cp-search">
          <input
            ref={field}
            type="search"
            value={wanted}
            placeholder={say.search}
            aria-label={say.search}
            onChange={({ target }) => setWanted(target.value)}
          />
          <p role="status">{sought.trim() === '' ? '' : found === 0 ? say.none : say.found(found)}</p>
        </div>
        {shelves.map((shelf, at) => (
          <Plates key={shelf.kind.id} shelf={shelf} number={at + 1} game={game} chosen={entry} />
        ))}
      </main>
      <aside className="cp-entry" aria-live="polite">
        {opened === null ? null : <Entry entry={opened} close={close} />}
      </aside>
    </div>
  )
}

interface KindProps {
  readonly name: string
  readonly icon?: string
  readonly count: number
  readonly on: boolean
  choose(): void
}

const Kind = ({ name, icon, count, on, choose }: KindProps) => (
  <button type="button" aria-pressed={on} onClick={choose}>
    {icon === undefined ? null : <Icon data={icon} />}
    <span>{name}</span>
    <em>{count}</em>
  </button>
)

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

interface PlatesProps {
  readonly shelf: Shelf
  readonly number: number
  readonly game: string
  readonly chosen: string | null
}

/** One table of plates, numbered as in an atlas. */
function Plates({ shelf: { kind, all, found }, number, game, chosen }: PlatesProps) {
  const { compendium: say } = useTexts()
  return (
    <section className="cp-table" aria-labelledby={`cp-${kind.id}`}>
      <h2 id={`cp-${kind.id}`}>
        <i>{say.plate(ROMAN[number] ?? `${number}`)}</i> {kind.name}{' '}
        <small>{say.of(found.length, all)}</small>
      </h2>
      <ul>
        {found.map(({ id, name, note, picture }) => (
          <li key={id}>
            <a
              href={addressOf({ page: 'compendium', game, entry: id })}
              aria-current={id === chosen ? 'true' : undefined}
            >
              <span className="cp-pic">{picture}</span>
              <b>{name}</b>
              <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  readonly entry: CompendiumEntry
  close(): void
}

/** One thing whole. */
function Entry({ entry, close }: EntryProps) {
  const { compendium: say } = useTexts()
  const top = useRef<HTMLElement>(null)
  const { id } = entry
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry begins at its top
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <article className="panel" ref={top}>
      <span className="cp-pic">{entry.picture}</span>
      <h2>{entry.name}</h2>
      <p className="cp-note">{entry.note}</p>
      <p className="cp-story">{entry.story}</p>
      <dl className="cp-facts">
        {entry.facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {entry.body}
      <button type="button" className="btn btn--line" onClick={close}>
        {say.close}
      </button>
    </article>
  )
}
