import { type Following, Icon, Rose, Sheet, useAfterFrame } from '@vyprava/atlas'
import { compass } from '@vyprava/atlas/icons/gear.ts'
import { clockwiseRotation, moon, openBook, scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import { type GameResult, winners } from '@vyprava/kernel'
import type { Account } from '@vyprava/module'
import { type ReactNode, useMemo } from 'react'
import { useReview } from '../analysis/use-review.ts'
import { SunIcon } from '../frame/sun.tsx'
import { usePlay } from '../play/context.ts'
import { useTurns } from '../play/rounds.ts'
import { TakebackMark } from '../play/takeback-mark.tsx'
import { headingOf } from '../play/turns.ts'
import { addressOf } from '../router.ts'
import { theme, useSetting, useTexts } from '../settings/index.ts'
import { useAgain } from './again.ts'
import { Company } from './company.tsx'
import { Legend } from './legend.tsx'
import { Picture } from './picture.tsx'
import { shownKinds } from './scale.ts'
import { Story } from './story-row.tsx'
import { ResultSun } from './sun.tsx'
import { useCounting } from './use-counting.ts'
import { useShare } from './use-share.tsx'
import { useStanding } from './use-standing.ts'
import { aside, headline, parted } from './verdict.ts'
import './styles.css'

export interface EndPageProps {
  readonly result: GameResult
  /** Back to the finished table. */
  readonly leave: () => void
}

/** The end of a game: the frame of the table turns into this page. */
export function EndPage({ result, leave }: EndPageProps) {
  const { table, scene, game, names, motion, reviewable } = usePlay()
  const texts = useTexts()
  const { standing, account, me } = useStanding(result)
  const kinds = useMemo(() => (account === null ? 0 : shownKinds(account).length), [account])
  const counted = useCounting(kinds, motion)
  const found = useReview(table, scene.over && reviewable)
  const lookAt = (point: number) => {
    table.look(point)
    leave()
  }
  const first = winners(result, names.length)
  const lost = result.kind === 'together' && !result.won
  const last = useTurns().at(-1)
  const before = last === undefined ? null : table.viewAt(last.from)
  return (
    <div className="end over" data-game={game} data-n={names.length}>
      <Coming order="log">
        <Sheet
          className="table-sheet"
          seed={`end${game}`}
          width={1440}
          height={900}
          scale={255}
          levels={10}
          step={17}
        />
      </Coming>
      <EndBar leave={leave} replay={() => lookAt(0)} />
      <div className="end-picture">
        <Coming order="beside">
          <Picture before={before} />
        </Coming>
        <Coming order="offer">
          {account !== null && <Company deeds={account.deeds} of={me ?? first[0] ?? 0} />}
        </Coming>
      </div>
      <main className="end-text" tabIndex={-1}>
        <Verdict standing={standing} account={account} lost={lost} first={first} />
        <Coming order="hand">
          {account !== null && <Legend account={account} result={result} names={names} counted={counted} />}
        </Coming>
        <Coming order="margins">
          <Story reviewed={found?.reviewed ?? null} lookAt={lookAt} />
        </Coming>
        <Next lost={lost} result={result} texts={texts.end} />
      </main>
    </div>
  )
}

interface ComingProps {
  readonly order: Following
  readonly children: ReactNode
}

/** Who won is the first picture of the end; the rest of the page follows it, or that picture would be a heavy one. */
const Coming = ({ order, children }: ComingProps) => (useAfterFrame(true, order, false) ? children : null)

type Standing = ReturnType<typeof useStanding>['standing']

interface VerdictProps {
  readonly standing: Standing
  readonly account: Account | null
  readonly lost: boolean
  readonly first: readonly number[]
}

/** Who won, and how: the first thing that is said. */
function Verdict({ standing, account, lost, first }: VerdictProps) {
  const { words, names, game } = usePlay()
  const { end } = useTexts()
  const ending = parted(words.ending(standing.result.reason))
  const head = headline(standing, end)
  const below =
    aside(standing, end) ?? account?.aside ?? (ending.rest === `${standing.motto}.` ? '' : ending.rest)
  const length = head.length > 20 ? 'long' : head.length > 12 ? 'mid' : ''
  return (
    <section className="end-result">
      <ResultSun seats={lost ? names.map((_, seat) => seat) : first} dull={lost} />
      <div>
        <div className="caps">
          {ending.first}
          {account?.rule !== undefined && (
            <a className="cite" href={addressOf({ page: 'rules', game, rule: account.rule })}>
              <Icon data={openBook} />
              {account.rule}
            </a>
          )}
        </div>
        <h1 className={length}>{head}</h1>
        {below !== '' && <p>{below}</p>}
      </div>
    </section>
  )
}

/** The bar at the top: what it was, and the ways back to the table. */
function EndBar({ leave, replay }: Pick<EndPageProps, 'leave'> & { readonly replay: () => void }) {
  const { words, scene, online } = usePlay()
  const texts = useTexts()
  const { end, play, settings } = texts
  const night = useSetting(theme) === 'night'
  return (
    <header className="end-top">
      <a className="mark" href={addressOf({ page: 'home' })} aria-label={`${texts.name}: ${play.doors}`}>
        <Rose />
        <span>{texts.name}</span>
      </a>
      <i className="dot" />
      <span className="end-game">{words.title}</span>
      <i className="dot" />
      <span className="end-meta">
        {headingOf(scene.turn, texts.turns)} <TakebackMark />
      </span>
      <div className="end-tools">
        {online?.tools}
        <button type="button" className="btn btn--bare" onClick={leave} aria-label={end.log}>
          <Icon data={openBook} />
          <span className="lbl">{end.log}</span>
        </button>
        <button type="button" className="btn btn--bare" onClick={replay} aria-label={end.replay}>
          <Icon data={clockwiseRotation} />
          <span className="lbl">{end.replay}</span>
        </button>
        <button
          type="button"
          className="btn btn--bare"
          aria-label={night ? settings.day : settings.night}
          onClick={() => theme.set(night ? 'day' : 'night')}
        >
          {night ? <SunIcon /> : <Icon data={moon} />}
        </button>
      </div>
    </header>
  )
}

interface NextProps {
  readonly lost: boolean
  readonly result: GameResult
  readonly texts: ReturnType<typeof useTexts>['end']
}

/** What next: again first. */
function Next({ lost, result, texts }: NextProps) {
  const { table, online, setReviewing } = usePlay()
  const again = useAgain()
  const sharing = useShare(result)
  return (
    <div className="end-next">
      {again === null ? (
        online?.over
      ) : (
        <button type="button" className="btn btn--brass" onClick={again}>
          {lost ? texts.tryAgain : texts.again}
        </button>
      )}
      {table.hindsight !== null && (
        <button type="button" className="btn btn--line over-analysis" onClick={() => setReviewing(true)}>
          <Icon data={compass} />
          {texts.analysis}
        </button>
      )}
      <button
        type="button"
        className="btn btn--line end-share"
        aria-label={texts.shareImage}
        aria-busy={sharing.state === 'busy'}
        disabled={sharing.state === 'busy'}
        onClick={sharing.share}
      >
        <Icon data={scrollUnfurled} />
        <span className="end-wide">{texts.shareImage}</span>
        <span className="end-narrow">{texts.shareShort}</span>
      </button>
      {sharing.state === 'failed' && <span role="alert">{texts.shareFailed}</span>}
      <a className="btn btn--bare end-doors" href={addressOf({ page: 'home' })}>
        {texts.doors}
      </a>
    </div>
  )
}
