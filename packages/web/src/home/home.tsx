import { Icon, Rose } from '@vyprava/atlas'
import { crossedSwords, lanternFlame, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { rooms } from '@vyprava/games'
import { DOORS } from '../doors/index.ts'
import { useDoors } from '../doors/words.ts'
import { useCell } from '../frame/cell.ts'
import { Page } from '../frame/page.tsx'
import { Tools } from '../frame/tools.tsx'
import { kept } from '../offline/register.ts'
import { turns } from '../online/turns.ts'
import { useServer } from '../online/use-server.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Shelf, useShelf } from '../shelf/shelf.tsx'
import { StartTutorial } from '../tutorial/start.tsx'
import { Door } from './door.tsx'
import './home.css'
import './screens.css'
import '../doors/doors.css'

/** The first game that can be learnt at its table. */
const TAUGHT = rooms.find(({ tutorial }) => tutorial !== null)

/** Says quietly that the network may go. */
function Ready() {
  const { home } = useTexts()
  const ready = useCell(kept)
  return <span role="status">{ready ? home.offline : ''}</span>
}

/** Four doors: one click on a door, one on the table, and you play. */
export function Home() {
  const texts = useTexts()
  const doors = useDoors()
  const { matches, refresh } = useShelf()
  const online = useServer().state === 'here'
  const waiting = useCell(turns).length
  const last = matches?.find(({ result, book }) => result === null && book.kind === 'record')
  return (
    <Page>
      <div className="home">
        <header className="mast">
          <Rose winds={texts.winds} className="mast-rose" />
          <div className="mast-title">
            <h1>{texts.name}</h1>
            <p>{texts.tagline}</p>
          </div>
          <Tools />
        </header>
        <main className="doors" tabIndex={-1} aria-label={texts.home.doors}>
          {DOORS.map((door) => (
            <Door key={door.id} door={door} />
          ))}
        </main>
        <footer className="foot">
          <p>
            <Icon data={lanternFlame} />
            <span>
              {texts.home.promise} <Ready />
            </span>
          </p>
          {last !== undefined && (
            <a className="btn btn--line" href={addressOf({ page: 'play', id: last.id })}>
              {texts.shelf.resumeGame(doors(last.game).name)}
            </a>
          )}
          {online && (
            <a className="btn btn--line" href={addressOf({ page: 'online' })}>
              <Icon data={crossedSwords} />
              {texts.home.online}
              {waiting > 0 && <span className="home-turns">{texts.home.turns(waiting)}</span>}
            </a>
          )}
          {TAUGHT !== undefined && (
            <StartTutorial room={TAUGHT} label={texts.tutorial.invite} className="btn--bare" />
          )}
          <a className="btn btn--bare" href={addressOf({ page: 'about' })}>
            <Icon data={quillInk} />
            {texts.home.about}
          </a>
        </footer>
      </div>
      <Shelf matches={matches} refresh={refresh} />
    </Page>
  )
}
