import { Marker, useMedia } from '@vyprava/atlas'
import { useDoorWords } from '../doors/words.ts'
import type { SavedMatch } from '../local/saved.ts'
import { paintOf } from '../play/paint.ts'
import { headingOf } from '../play/turns.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { awaitedIn } from './running.ts'
import { BoardThumbnail } from './thumbnail.tsx'
import './plates.css'

/** Where three plates would not fit beside the way to the lesson. */
const FEW = '(max-width: 1340px)'

type PlatesProps = {
  readonly running: readonly SavedMatch[]
  /** Shows all games of this device. */
  readonly showAll: () => void
}

/** The games that lie on the step: the last one to go on with, and the next few. */
export function Plates({ running, showAll }: PlatesProps) {
  const { home } = useTexts()
  const shown = running.slice(0, useMedia(FEW) ? 2 : 3)
  const rest = running.length - shown.length
  return (
    <div className="plates">
      {shown.map((saved, place) => (
        <Plate key={saved.id} saved={saved} first={place === 0} />
      ))}
      {rest > 0 && (
        <button type="button" className="btn btn--bare plates-more" onClick={showAll}>
          {home.more(rest)}
        </button>
      )}
    </div>
  )
}

function Plate({ saved, first }: { readonly saved: SavedMatch; readonly first: boolean }) {
  const { home, tutorial, turns } = useTexts()
  const { name, short = name } = useDoorWords(saved.game)
  const part = saved.turn === undefined ? null : headingOf(saved.turn, turns)
  const come = saved.tutorial?.state === 'on' ? tutorial.title : part
  return (
    <a
      className={first ? 'panel plate plate--first' : 'panel plate'}
      data-game={saved.game}
      href={addressOf({ page: 'play', id: saved.id })}
    >
      <BoardThumbnail saved={saved} />
      <span className="plate-words">
        <b>
          {short}
          {come !== null && `, ${lower(come)}`}
        </b>
        <Standing saved={saved} />
      </span>
      {first && <span className="btn btn--brass">{home.resume}</span>}
    </a>
  )
}

/** Who moves, and with whom: the others step aside where there is no room. */
function Standing({ saved }: { readonly saved: SavedMatch }) {
  const { home } = useTexts()
  const { players } = saved
  const awaited = awaitedIn(saved)
  if (awaited === null) return <span className="plate-who">{players.map(({ name }) => name).join(', ')}</span>
  const { seat, mine } = awaited
  const others = players.filter((_, other) => other !== seat).map(({ name }) => name)
  return (
    <span className="plate-who">
      <Marker seat={paintOf(seat)} />
      <span>
        {mine ? home.yours : home.theirs(players[seat].name)}
        {mine && others.length > 0 && <span className="plate-others"> · {others.join(', ')}</span>}
      </span>
    </span>
  )
}

/** As the second part of a name: a capital only where it is more than the first letter of a heading. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text
