import { Icon, Rose, useMedia } from '@vyprava/atlas'
import { lanternFlame, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { modules } from '@vyprava/games'
import type { GameModule } from '@vyprava/module'
import { useRef } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoorWords } from '../doors/words.ts'
import { useCell } from '../frame/cell.ts'
import { Page } from '../frame/page.tsx'
import type { SavedMatch } from '../local/saved.ts'
import { kept } from '../offline/register.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Shelf, useShelf } from '../shelf/shelf.tsx'
import { StartTutorial } from '../tutorial/start.tsx'
import { Door } from './door.tsx'
import { NARROW, PHONE } from './narrow.ts'
import { HeadNav, TabNav } from './nav.tsx'
import { Plates } from './plates.tsx'
import { runningOf } from './running.ts'
import '../frame/forms.css'
import './home.css'
import './door.css'
import './screens.css'
import '../doors/doors.css'

/** The first game that can be learnt at its table. */
const TAUGHT = modules.find(({ tutorial }) => tutorial !== undefined)

/** Says quietly that the network may go. */
function Ready() {
  const { home } = useTexts()
  const ready = useCell(kept)
  return <span role="status">{ready ? home.offline : ''}</span>
}

function Promised() {
  const { home } = useTexts()
  return (
    <p className="promise">
      <Icon data={lanternFlame} />
      <span>
        {home.promise} <Ready />
      </span>
    </p>
  )
}

type DoorstepProps = { readonly running: readonly SavedMatch[]; readonly showAll: () => void }

/** What lies on the step before the doors: running games, or a promise; and the way to the first lesson. */
function Doorstep({ running, showAll }: DoorstepProps) {
  const { home } = useTexts()
  return (
    <section className="step" aria-label={home.running}>
      {running.length === 0 ? <Promised /> : <Plates running={running} showAll={showAll} />}
      {TAUGHT !== undefined && <Learn module={TAUGHT} />}
    </section>
  )
}

/** The first lesson, with the name of its game. */
function Learn({ module }: { readonly module: GameModule }) {
  const { home } = useTexts()
  const { name } = useDoorWords(module.id)
  return <StartTutorial module={module} label={`${home.learn} · ${name}`} className="btn--bare step-learn" />
}

/** A door for every game: one click, and you play. Where the doors stand below one another, what is running lies above them. */
export function Home() {
  const texts = useTexts()
  const { matches, refresh } = useShelf()
  const all = useRef<HTMLDivElement>(null)
  const narrow = useMedia(NARROW)
  const phone = useMedia(PHONE)
  const showAll = () => {
    all.current?.scrollIntoView({ block: 'start' })
    all.current?.querySelector('a')?.focus({ preventScroll: true })
  }
  const step = <Doorstep running={runningOf(matches ?? [])} showAll={showAll} />
  return (
    <Page>
      <div className="home">
        <header className="mast">
          <Rose winds={texts.winds} className="mast-rose" />
          <div className="mast-title">
            <h1>{texts.name}</h1>
            <p>{texts.tagline(DOORS.length)}</p>
          </div>
          {!phone && <HeadNav />}
        </header>
        {narrow && step}
        <main className="doors" tabIndex={-1} aria-label={texts.home.doors}>
          {DOORS.map((door) => (
            <Door key={door.id} door={door} />
          ))}
        </main>
        {!narrow && step}
      </div>
      <div ref={all}>
        <Shelf matches={matches} refresh={refresh} />
      </div>
      <footer className="colophon">
        <a className="btn btn--bare" href={addressOf({ page: 'about' })}>
          <Icon data={quillInk} />
          {texts.home.about}
        </a>
      </footer>
      {phone && <TabNav />}
    </Page>
  )
}
