import { Marker, type SeatedPlayer } from '@vyprava/atlas'
import { Safe } from '../frame/safe.tsx'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'

/** Who sits at the table, what they own, whose turn it is. */
export function Rail() {
  const { scene } = usePlay()
  const { setup } = useTexts()
  return (
    <section className="rail" aria-label={setup.players} data-seats={scene.players.length}>
      {scene.players.map((player) => (
        <SeatPlate key={player.seat} player={player} />
      ))}
    </section>
  )
}

function SeatPlate({ player }: { readonly player: SeatedPlayer }) {
  const { scene, drawn, words, language } = usePlay()
  const { play } = useTexts()
  const { seat, name, bot } = player
  const { deciders, result, view } = scene.sight
  const asked = result === null && deciders.includes(seat)
  const state = [
    bot === null ? null : play.bot,
    scene.thinking === seat && scene.shown === scene.length ? play.thinks : asked ? play.onTurn : null,
  ].filter((word) => word !== null)
  const score = result?.scores?.[seat]
  return (
    <article
      className={`panel seat${asked ? ' seat--on' : ''}${seat === scene.observer ? ' seat--me' : ''}`}
      aria-label={name}
      aria-current={asked ? 'true' : undefined}
    >
      <Marker seat={paintOf(seat)} className="mk" />
      <div className="seat-name">
        <div className="nm">{name}</div>
        <div className="st">{state.join(' · ')}</div>
      </div>
      {drawn === null ? (
        score !== undefined && <div className="pt">{score}</div>
      ) : (
        <Safe instead={null}>
          <drawn.SeatLine view={view} seat={seat} words={words} language={language} />
        </Safe>
      )}
    </article>
  )
}
