import { ENOUGH_RATED, type Leaderboard } from '@vyprava/protocol'
import { useDeed } from '../online/use-deed.ts'
import { useServer } from '../online/use-server.ts'
import { Wrong } from '../online/wrong.tsx'
import { addressOf } from '../router.ts'
import { Marked } from '../tutorial/marked.tsx'
import { setUnlisted } from './data.ts'
import { useProfileTexts } from './texts.ts'

type SideProps = {
  readonly board: Leaderboard
  readonly together: boolean
  readonly look: () => Promise<unknown>
}

/** How to read the list, where one stands oneself, and the way out of it. */
export function BoardSide({ board, together, look }: SideProps) {
  const words = useProfileTexts()
  const { person } = useServer()
  const deed = useDeed()
  return (
    <aside className="board-side" aria-label={words.read}>
      {!together && (
        <section className="panel board-box">
          <h2>{words.read}</h2>
          <p>
            <Marked text={words.readBand} />
          </p>
          <p>{words.readOrder}</p>
        </section>
      )}
      {!together && person !== null && <Nearest board={board} />}
      {person !== null && (
        <section className="panel board-box board-hide">
          <p>{words.hideNote}</p>
          <button
            type="button"
            className="btn btn--bare"
            disabled={deed.busy}
            onClick={() => deed.run(() => setUnlisted(!board.unlisted).then(look))}
          >
            {board.unlisted ? words.show : words.hide}
          </button>
          <Wrong text={deed.wrong} />
        </section>
      )}
    </aside>
  )
}

/** Who is just above oneself; or how much is missing to be listed at all. */
function Nearest({ board: { mine, nearest, rated } }: { readonly board: Leaderboard }) {
  const words = useProfileTexts()
  return (
    <section className="panel board-box">
      <h2>{words.near}</h2>
      {mine === null ? (
        <p>{words.missing(Math.max(1, ENOUGH_RATED - rated))}</p>
      ) : nearest === null ? (
        <p>{words.first}</p>
      ) : (
        <>
          <p>
            <Marked text={words.nearest(nearest.name ?? words.someone, nearest.by)} />
          </p>
          <p>
            <Marked text={words.expected(nearest.ofTen)} />
          </p>
        </>
      )}
      <a className="btn btn--line" href={addressOf({ page: 'profile' })}>
        {words.link}
      </a>
    </section>
  )
}
