import { Marker } from '@vyprava/atlas'
import { type GameResult, winners } from '@vyprava/kernel'
import { useEffect, useState } from 'react'
import type { RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { useCards } from '../cards.ts'
import { type Score, scoresIn } from '../score.ts'
import { designOf } from '../seats.ts'
import './last.css'

interface ScoringProps {
  readonly view: RoamView
  readonly result: GameResult
  readonly names: readonly string[]
  readonly labels: RoamLabels
  readonly motion: boolean
}

const PARTS = ['cards', 'artifacts', 'patrol'] as const
/** How long one column counts. */
const COUNT = 900

/** The last page: every player's points, counted column by column. */
export function Scoring({ view, result, names, labels, motion }: ScoringProps) {
  const scores = scoresIn(useCards(), view)
  const parts = PARTS.filter((part) => part === 'cards' || scores.some((score) => score[part] > 0))
  const progress = useCounting(parts.length, motion)
  const first = winners(result, names.length)
  const titles = { cards: labels.scoreCards, artifacts: labels.scoreArtifacts, patrol: labels.scorePatrol }
  const done = progress >= parts.length
  const best = Math.max(...view.players.map(({ score }) => score))
  const tied = view.players.filter(({ score }) => score === best).length > 1
  const shown = (score: Score, place: number) =>
    Math.round(score[parts[place]] * Math.max(0, Math.min(1, progress - place)))
  return (
    <section className="panel roam-scoring" aria-label={labels.scoring}>
      <h2>{labels.scoring}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {parts.map((part) => (
              <th key={part} scope="col">
                {titles[part]}
              </th>
            ))}
            <th scope="col">{labels.scoreTotal}</th>
            {tied ? <th scope="col">{labels.scoreCoins}</th> : null}
          </tr>
        </thead>
        <tbody>
          {scores.map((score, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <tr key={seat} className={done && first.includes(seat) ? 'won' : undefined}>
              <th scope="row">
                <Marker seat={designOf(view, seat)} />
                {names[seat]}
                {done && first.includes(seat) ? <small>{labels.winner}</small> : null}
              </th>
              {parts.map((part, place) => (
                <td key={part}>{shown(score, place)}</td>
              ))}
              <td className="total">{parts.reduce((sum, _, place) => sum + shown(score, place), 0)}</td>
              {tied ? <td>{view.players[seat].coins}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Runs from 0 to the number of columns; without motion it is there at once. */
function useCounting(columns: number, motion: boolean): number {
  const [progress, setProgress] = useState(motion ? 0 : columns)
  useEffect(() => {
    if (!motion) {
      setProgress(columns)
      return
    }
    const begun = performance.now()
    let frame = requestAnimationFrame(function count(time) {
      const next = Math.min(columns, Math.max(0, time - begun) / COUNT)
      setProgress(next)
      if (next < columns) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [columns, motion])
  return progress
}
