import { Rose } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import { ENOUGH_RATED, type Leaderboard } from '@vyprava/protocol'
import { useCallback, useEffect, useState } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoors } from '../doors/words.ts'
import { Page } from '../frame/page.tsx'
import { Keystone } from '../hall/index-of-tables.tsx'
import { useHallTexts } from '../hall/texts.ts'
import { NoServer } from '../online/shell.tsx'
import { useServer } from '../online/use-server.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { leaderboard } from './data.ts'
import { Leaders } from './leaders.tsx'
import { Mast } from './mast.tsx'
import { Parties } from './parties.tsx'
import { BoardSide } from './side.tsx'
import { useProfileTexts } from './texts.ts'
import '../frame/forms.css'
import '../doors/doors.css'
import '../hall/styles.css'
import './styles.css'
import './leaderboard.css'

/** Who is rated in a game on this server, with how sure that is. */
export function LeaderboardPage({ game }: { readonly game: string }) {
  const { state } = useServer()
  return state === 'none' ? <NoServer /> : <Board game={game} known={state === 'here'} />
}

function Board({ game, known }: { readonly game: string; readonly known: boolean }) {
  const words = useProfileTexts()
  const { winds } = useTexts()
  const [from, setFrom] = useState(0)
  const { board, failed, look } = useBoard(game, from, known)
  const together = moduleOf(game)?.together === true
  return (
    <Page frame="scrolls">
      <div className="board-page" data-game={game}>
        <Mast
          sign={<Rose winds={winds} className="hall-rose" />}
          title={words.board}
          note={words.boardNote}
          online
        />
        <Doors game={game} totals={board?.totals ?? {}} />
        <main className="board" tabIndex={-1}>
          {failed && <Silent again={look} />}
          {board === null ? (
            !failed && (
              <p className="hall-quiet" role="status">
                {words.loading}
              </p>
            )
          ) : together ? (
            <Parties game={game} parties={board.parties} />
          ) : board.total === 0 ? (
            <p className="hall-quiet">{words.emptyBoard(ENOUGH_RATED)}</p>
          ) : (
            <Leaders board={board} turn={setFrom} />
          )}
        </main>
        {board !== null && <BoardSide board={board} together={together} look={look} />}
      </div>
    </Page>
  )
}

/** The list of a game from a place on; looked at again on demand. */
function useBoard(game: string, from: number, known: boolean) {
  const [board, setBoard] = useState<Leaderboard | null>(null)
  const [failed, setFailed] = useState(false)
  const look = useCallback(async () => {
    try {
      setBoard(await leaderboard(game, from))
      setFailed(false)
    } catch (error) {
      console.warn('The leaderboard cannot be read', error)
      setFailed(true)
    }
  }, [game, from])
  useEffect(() => {
    if (!known) return
    look()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [look, known])
  return { board, failed, look }
}

type DoorsProps = { readonly game: string; readonly totals: Leaderboard['totals'] }

/** The games, each with how many are rated in it. */
function Doors({ game, totals }: DoorsProps) {
  const words = useProfileTexts()
  const doors = useDoors()
  return (
    <nav className="board-doors" aria-label={words.board}>
      {DOORS.map(({ id }) => (
        <a
          key={id}
          data-game={id}
          href={addressOf({ page: 'leaderboard', game: id })}
          aria-current={id === game ? 'page' : undefined}
        >
          <Keystone game={id} />
          <span>{doors(id).short ?? doors(id).name}</span>
          {moduleOf(id)?.together !== true && totals[id] !== undefined && (
            <small>{words.people(totals[id])}</small>
          )}
        </a>
      ))}
    </nav>
  )
}

function Silent({ again }: { readonly again: () => void }) {
  const hall = useHallTexts()
  return (
    <p className="hall-silent" role="alert">
      {navigator.onLine === false ? hall.offline : hall.silent}
      <button type="button" className="btn btn--line" onClick={again}>
        {hall.retry}
      </button>
    </p>
  )
}
