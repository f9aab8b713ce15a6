import { Icon, Marker } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { type GameResult, winners } from '@vyprava/kernel'
import { useId, useState } from 'react'
import { again } from '../local/begin.ts'
import { deviceShelf } from '../local/device.ts'
import { addressOf, goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import type { Texts } from '../texts/index.ts'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'
import { TakebackMark } from './takeback-mark.tsx'

/** Ranks and scores, and what to do next. */
export function GameOver() {
  const { scene, words, names, rules, table, reviewable, reviewing, setReviewing, online } = usePlay()
  const { play, bots } = useTexts()
  const title = useId()
  const [away, putAway] = useState(false)
  const { result } = scene.sight
  if (result === null || scene.shown !== scene.length || away || reviewing) return null
  const order = scene.players.toSorted((a, b) => rankIn(result, a.seat) - rankIn(result, b.seat))
  const { device } = table
  const rematch = async () => {
    if (device === null) return
    const saved = again(rules, device.saved, Date.now())
    if (!saved.ok) return
    await deviceShelf().put(saved.value)
    goTo({ page: 'play', id: saved.value.id })
  }
  return (
    <section className="dlg over" aria-labelledby={title}>
      <button
        type="button"
        className="btn btn--bare over-away"
        aria-label={play.look}
        onClick={() => putAway(true)}
      >
        <Icon data={crossMark} />
      </button>
      <h2 id={title}>{play.over}</h2>
      <p className="over-won">{wonBy(result, names, play)}</p>
      <p>{words.ending(result.reason)}</p>
      <TakebackMark />
      <ol className="ranks">
        {order.map(({ seat, name }) => (
          <li key={seat}>
            <span className="rank">{result.kind === 'ranked' ? play.rank(result.ranks[seat]) : ''}</span>
            <Marker seat={paintOf(seat)} />
            <b>{name}</b>
            <span className="score">
              {result.scores === undefined ? '' : play.points(result.scores[seat])}
            </span>
          </li>
        ))}
      </ol>
      <div className="over-next">
        {device === null ? (
          online?.over
        ) : (
          <>
            <button type="button" className="btn btn--brass" onClick={rematch}>
              {play.rematch}
            </button>
            <a className="btn btn--line" href={addressOf({ page: 'home' })}>
              {play.home}
            </a>
          </>
        )}
        {reviewable && (
          <button type="button" className="btn btn--line over-analysis" onClick={() => setReviewing(true)}>
            {bots.analysis.open}
          </button>
        )}
      </div>
    </section>
  )
}

const rankIn = (result: GameResult, seat: number): number =>
  result.kind === 'ranked' ? result.ranks[seat] : seat

function wonBy(result: GameResult, names: readonly string[], play: Texts['play']): string {
  const alone = names.length === 1
  if (result.kind === 'together' && alone) return result.won ? play.wonAlone : play.lostAlone
  if (result.kind === 'together') return result.won ? play.wonTogether : play.lostTogether
  const first = winners(result, names.length).map((seat) => names[seat])
  return first.length === 1 ? play.won(first[0]) : play.shared(first.join(', '))
}
