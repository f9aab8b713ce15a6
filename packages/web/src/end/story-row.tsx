import { Marker } from '@vyprava/atlas'
import { useMemo } from 'react'
import type { Reviewed } from '../analysis/review.ts'
import { usePlay } from '../play/context.ts'
import { paintOf } from '../play/paint.ts'
import { useTurns } from '../play/rounds.ts'
import { Said } from '../play/sentence.tsx'
import { headingOf } from '../play/turns.ts'
import { useTexts } from '../settings/index.ts'
import { type TurningPoint, told, turningPoints } from './story.ts'

const MATS = [0, 1, 2] as const

interface StoryProps {
  readonly reviewed: Reviewed | null
  readonly lookAt: (point: number) => void
}

/** The game in three sentences; where it cannot be told it is left out. */
export function Story({ reviewed, lookAt }: StoryProps) {
  const { scene } = usePlay()
  const { end } = useTexts()
  const turns = useTurns()
  const points = useMemo(
    () => (reviewed === null ? [] : turningPoints(reviewed.analysis, turns)),
    [reviewed, turns],
  )
  const reading = reviewed?.state === 'working' && scene.length > 0
  if (points.length === 0 && !reading) return null
  return (
    <section className="end-story" aria-label={end.story}>
      <h2 className="end-h">{end.story}</h2>
      {reading ? (
        <ol aria-busy="true">
          {MATS.map((mat) => (
            <li key={mat}>
              <span className="end-thumb" />
              <p className="quiet">{mat === 0 ? end.reading : ''}</p>
            </li>
          ))}
        </ol>
      ) : (
        <ol>
          {points.map((point) => (
            <TurningRow key={point.turn.from} point={point} lookAt={lookAt} />
          ))}
        </ol>
      )}
    </section>
  )
}

function TurningRow({
  point,
  lookAt,
}: {
  readonly point: TurningPoint
  readonly lookAt: (point: number) => void
}) {
  const { table, scene, words, names, drawn, language } = usePlay()
  const { end, bots, turns } = useTexts()
  const { from, to, mark } = point.turn
  const view = table.viewAt(to)
  const Plate = drawn?.Plate
  const sentence = told(
    point,
    scene.log,
    words,
    ({ number }) => {
      const seen = table.viewAt(number)
      return seen === null ? null : { view: seen, names, observer: scene.observer }
    },
    { end, percent: bots.analysis.percent },
  )
  const before = table.viewAt(from)
  const heading = headingOf(mark, turns)
  return (
    <li>
      <button type="button" className="end-turn" aria-label={end.toTurn(heading)} onClick={() => lookAt(to)}>
        {Plate !== undefined && view !== null && (
          <span className="end-thumb">
            <Plate view={view} before={before} seat={scene.observer} language={language} small />
          </span>
        )}
      </button>
      <div className="caps">
        <Marker seat={paintOf(mark.seat ?? point.seat)} />
        {heading}
      </div>
      <p>{sentence !== null && <Said sentence={sentence} names={names} />}</p>
    </li>
  )
}
