import { Icon, Sheet } from '@vyprava/atlas'
import { quillInk } from '@vyprava/atlas/icons/gear.ts'
import { useMemo, useState } from 'react'
import { Picture } from '../end/picture.tsx'
import { usePlay } from '../play/context.ts'
import { useTurns } from '../play/rounds.ts'
import { headingOf, placeOf, type TurnSpan } from '../play/turns.ts'
import { tryAnotherWay } from '../play/ways.ts'
import { goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { Card } from './card.tsx'
import { chancesAt } from './curve.ts'
import { insteadOf } from './instead.ts'
import { bestIn, type JudgedTurn, judged, mistakesIn } from './mistakes.ts'
import { Profile, Whose } from './profile.tsx'
import { Progress } from './progress.tsx'
import { AsTable } from './rows.tsx'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import '../end/styles.css'
import './analysis.css'

/** A finished game turn by turn: what bots think of it, and what could have been done instead. */
export function AnalysisPage() {
  const { table, scene, setReviewing, reviewable } = usePlay()
  const found = useReview(table, scene.over && reviewable)
  const leave = () => {
    table.look(null)
    setReviewing(false)
  }
  return found === null ? <Unable leave={leave} /> : <Page {...found} leave={leave} />
}

/** Bots do not know every game. */
function Unable({ leave }: { readonly leave: () => void }) {
  const { game } = usePlay()
  const { review } = useTexts()
  useReviewKeys({ leave, step: () => {}, card: () => {}, tryHere: () => {} })
  return (
    <div className="review" data-game={game}>
      <Top leave={leave} heading="" table={null} />
      <main className="review-unable" tabIndex={-1}>
        <p>{review.unable}</p>
      </main>
    </div>
  )
}

type Found = NonNullable<ReturnType<typeof useReview>>

function Page({ review, reviewed, leave }: Found & { readonly leave: () => void }) {
  const { table, scene, game, names } = usePlay()
  const texts = useTexts()
  const turns = useTurns()
  const { analysis } = reviewed
  const { together } = review
  const [me, setMe] = useState(scene.observer ?? 0)
  const [tabled, setTabled] = useState(false)
  const own = useMemo(() => judged(analysis, turns, together ? null : me), [analysis, turns, together, me])
  const cards = useMemo(() => cardsOf(own), [own])
  const shown = Math.max(
    0,
    turns.findIndex(({ to }) => scene.shown <= to),
  )
  const chosen = cards.find(({ turn }) => turn.place === shown) ?? null
  const choose = (place: number) => table.look(turns[place]?.to ?? null)
  const tryHere = async (turn: JudgedTurn) => {
    table.look(turn.turn.from)
    const id = await tryAnotherWay(table, true)
    if (id !== null) goTo({ page: 'play', id })
  }
  useReviewKeys({
    leave,
    step: (by, round) => choose(stepped(turns, shown, by, round)),
    card: (number) => cards[number] !== undefined && choose(cards[number].turn.place),
    tryHere: () => chosen !== null && tryHere(chosen.turn),
  })
  const seats = useMemo(() => (together ? [0] : names.map((_, seat) => seat)), [together, names])
  const here = turns[shown]
  return (
    <div className="review" data-game={game}>
      <Sheet
        className="table-sheet"
        seed="ana1"
        width={1440}
        height={900}
        scale={255}
        levels={10}
        step={17}
      />
      <Top
        leave={leave}
        heading={here === undefined ? '' : whoseTurn(here, me, texts, names)}
        table={() => setTabled(true)}
      />
      <div className="review-board">
        <Board chosen={chosen?.turn ?? null} here={here} />
      </div>
      <main className="review-cards" tabIndex={-1}>
        {cards.map(({ turn, label }) => (
          <Card
            key={`${turn.place} ${label}`}
            turn={turn}
            label={label}
            chosen={turn.place === shown}
            choose={() => choose(turn.place)}
            tryHere={() => tryHere(turn)}
          />
        ))}
        {reviewed.state === 'done' && !cards.some(({ label }) => label !== null) && (
          <p className="panel review-clean">{texts.review.clean}</p>
        )}
      </main>
      <section className="review-profile" aria-label={texts.bots.analysis.chances}>
        <div className="panel">
          <header>
            <h2>{texts.bots.analysis.chances}</h2>
            <Whose
              seats={seats}
              me={me}
              names={names}
              together={together}
              chances={chancesAt(analysis, scene.shown)}
              choose={setMe}
            />
            <Progress reviewed={reviewed} review={review} turns={turns.length} />
          </header>
          <Profile
            analysis={analysis}
            turns={turns}
            me={together ? 0 : me}
            seats={seats}
            signs={cards.map(({ turn, label }) => ({ place: turn.place, label }))}
            shown={shown}
            choose={choose}
          />
        </div>
      </section>
      {tabled && (
        <AsTable
          analysis={analysis}
          turns={turns}
          seats={seats}
          together={together}
          close={() => setTabled(false)}
        />
      )}
    </div>
  )
}

/** Three worst turns with their numbers, then the best. */
function cardsOf(
  turns: readonly JudgedTurn[],
): { readonly turn: JudgedTurn; readonly label: string | null }[] {
  const best = bestIn(turns)
  return [
    ...mistakesIn(turns).map((turn, place) => ({ turn, label: String(place + 1) })),
    ...(best === null ? [] : [{ turn: best, label: null }]),
  ]
}

/** The turn so many turns on, or the first one of the next or the former round. */
function stepped(turns: readonly TurnSpan[], shown: number, by: 1 | -1, round: boolean): number {
  const last = turns.length - 1
  if (!round) return Math.max(0, Math.min(last, shown + by))
  const now = turns[shown]?.mark
  for (let place = shown + by; place >= 0 && place <= last; place += by) {
    const { mark } = turns[place]
    if ((mark.round ?? mark.number) !== (now?.round ?? now?.number)) return place
  }
  return by > 0 ? last : 0
}

function whoseTurn(
  turn: TurnSpan,
  me: number,
  texts: ReturnType<typeof useTexts>,
  names: readonly string[],
): string {
  const { mark } = turn
  if (mark.seat === me) return texts.review.yours(headingOf(mark, texts.turns))
  return placeOf(mark, texts.turns, names)
}

/** The board of the chosen turn: what was played in broken red, what could be instead as ghosts. */
function Board({
  chosen,
  here,
}: {
  readonly chosen: JudgedTurn | null
  readonly here: TurnSpan | undefined
}) {
  const { table, drawn, scene, language, rules } = usePlay()
  const Plate = drawn?.Plate
  const instead = useMemo(() => {
    const { suggestion = null, seat = 0, number = 0 } = chosen?.action ?? {}
    const finished = table.hindsight?.finished() ?? null
    if (Plate === undefined || suggestion === null || finished === null) return null
    return insteadOf(rules, finished, { seat, number, suggestion })
  }, [chosen, table, rules, Plate])
  const before = here === undefined ? null : table.viewAt(here.from)
  if (Plate === undefined || before === null) return <Picture before={null} />
  return chosen?.action.suggestion == null ? (
    <Plate view={scene.sight.view} seat={scene.observer} language={language} before={before} />
  ) : (
    <Plate
      view={before}
      seat={scene.observer}
      language={language}
      played={scene.sight.view}
      instead={instead}
    />
  )
}

interface TopProps {
  readonly leave: () => void
  readonly heading: string
  /** Shows the figures as a table; null where there are none. */
  readonly table: (() => void) | null
}

/** The way back is always the first thing in the bar. */
function Top({ leave, heading, table }: TopProps) {
  const { words } = usePlay()
  const { bots, review } = useTexts()
  return (
    <header className="end-top review-top">
      <button type="button" className="btn btn--line" onClick={leave} aria-keyshortcuts="Escape">
        <span aria-hidden="true">←</span> <span className="review-wide">{review.back}</span>
        <span className="review-narrow" aria-hidden="true">
          {review.backShort}
        </span>
      </button>
      <h1>{bots.analysis.title}</h1>
      <i className="dot" />
      <span className="end-game">{words.title}</span>
      <i className="dot" />
      <span className="end-meta" aria-live="polite">
        {heading}
      </span>
      <div className="end-tools">
        {table !== null && (
          <button type="button" className="btn btn--bare" onClick={table} aria-label={bots.analysis.rows}>
            <Icon data={quillInk} />
            <span className="lbl">{bots.analysis.rows}</span>
          </button>
        )}
      </div>
    </header>
  )
}
