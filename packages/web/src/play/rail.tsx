import { useAfterFrame } from '@vyprava/atlas'
import type { ComponentProps } from 'react'
import { Safe } from '../frame/safe.tsx'
import { useTexts } from '../settings/index.ts'
import { levelWords } from '../texts/levels.ts'
import { usePlay } from './context.ts'
import { SeatFace } from './seat-face.tsx'
import type { Seating } from './seating.ts'
import { StandIn } from './stand-in.tsx'

/** Who sits at the table, what they own, whose turn it is. */
export function Rail() {
  const { scene } = usePlay()
  const { setup } = useTexts()
  return (
    <section
      className="rail"
      aria-label={setup.players}
      data-n={scene.players.length}
      data-together={scene.sight.result === null && scene.sight.deciders.length > 1}
      data-own={scene.players.some(({ seat }) => seat === scene.observer)}
    >
      {scene.players.map((player) => (
        <SeatPlate key={player.seat} player={player} />
      ))}
    </section>
  )
}

function SeatPlate({ player }: { readonly player: Seating['players'][number] }) {
  const { scene, drawn, words, language, rules, online } = usePlay()
  const { play, bots } = useTexts()
  const { seat, name, bot, away } = player
  const level = bot === null ? null : levelWords(rules, bot, bots)
  const { deciders, result, view, turn } = scene.sight
  const asked = result === null && deciders.includes(seat)
  // In somebody else's turn one is asked for an answer.
  const owes = turn.seat === null || turn.seat === seat ? play.onTurn : play.answers
  const state = [
    drawn?.seatNote?.(view, seat, language) ?? null,
    level === null ? null : away ? bots.standIn.away(level.name) : bots.bot(level.name),
    scene.stoodIn === seat ? bots.standIn.failed : null,
    scene.thinking === seat && scene.shown === scene.length ? play.thinks : asked ? owes : null,
  ].filter((word) => word !== null)
  const score = result?.scores?.[seat]
  return (
    <article
      className={`panel seat${asked ? ' seat--on' : ''}${seat === scene.observer ? ' seat--me' : ''}`}
      data-seat={seat}
      aria-label={name}
      aria-current={asked ? 'true' : undefined}
    >
      {online?.face?.(seat)}
      <SeatFace seat={seat} className="mk" />
      <StandIn player={player} />
      <div className="seat-name">
        <div className="nm">{name}</div>
        <div className="st" title={level?.note ?? undefined}>
          {online?.standing?.(seat, true)}
          {state.map((word) => (
            <span key={word}>{word}</span>
          ))}
          {online?.standing?.(seat, false)}
        </div>
        {online?.plate?.(seat)}
      </div>
      {drawn === null ? (
        score !== undefined && <div className="pt">{score}</div>
      ) : (
        <Safe instead={null}>
          <Owned SeatLine={drawn.SeatLine} view={view} seat={seat} words={words} language={language} />
        </Safe>
      )}
    </article>
  )
}

type Line = NonNullable<ReturnType<typeof usePlay>['drawn']>['SeatLine']
type OwnedProps = ComponentProps<Line> & { readonly SeatLine: Line }

/** What somebody owns follows their plate by a frame: all seats at once are the most that a table lays out anew. */
function Owned({ SeatLine, view, ...rest }: OwnedProps) {
  return <SeatLine view={useAfterFrame(view, 'owned')} {...rest} />
}
