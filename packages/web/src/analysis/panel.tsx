import { Icon, Marker } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { useId, useState } from 'react'
import { usePlay } from '../play/context.ts'
import { paintOf } from '../play/paint.ts'
import { useTexts } from '../settings/index.ts'
import { Chart, LinePiece } from './chart.tsx'
import { chancesAt } from './curve.ts'
import { Progress } from './progress.tsx'
import { AsTable } from './rows.tsx'
import { Swings } from './swings.tsx'
import { useReview } from './use-review.ts'
import './analysis.css'

/** What bots think of a finished game: the curve over the time line, and its turning points. */
export function AnalysisPanel() {
  const { table, scene, reviewing } = usePlay()
  return reviewing && scene.over ? <Panel key={table.id} /> : null
}

function Panel() {
  const { table, scene, names, setReviewing } = usePlay()
  const { bots } = useTexts()
  const title = useId()
  const [tabled, setTabled] = useState(false)
  const found = useReview(table, scene.over)
  if (found === null) return null
  const { review, reviewed } = found
  const { analysis } = reviewed
  const { together } = review
  const seats = together ? [0] : names.map((_, seat) => seat)
  const now = chancesAt(analysis, scene.shown)
  return (
    <section className="analysis" aria-labelledby={title}>
      <div className="panel analysis-dock">
        <header className="analysis-head">
          <h2 id={title}>{bots.analysis.title}</h2>
          <ul className="analysis-legend" aria-label={bots.analysis.chances}>
            {seats.map((seat) => (
              <li key={seat}>
                {!together && <Marker seat={paintOf(seat)} />}
                <LinePiece seat={seat} />
                <span className="analysis-name">{together ? bots.analysis.together : names[seat]}</span>
                <b>{now === null ? '' : bots.analysis.percent(now[seat])}</b>
              </li>
            ))}
          </ul>
          <Progress reviewed={reviewed} review={review} />
          <button type="button" className="btn btn--bare" onClick={() => setTabled(true)}>
            {bots.analysis.rows}
          </button>
          <button
            type="button"
            className="btn btn--bare"
            aria-label={bots.analysis.close}
            onClick={() => setReviewing(false)}
          >
            <Icon data={crossMark} />
          </button>
        </header>
        <div className="analysis-curve">
          <Chart analysis={analysis} seats={seats} shown={scene.shown} look={(point) => table.look(point)} />
        </div>
      </div>
      <Swings analysis={analysis} together={together} />
      {tabled && (
        <AsTable analysis={analysis} seats={seats} together={together} close={() => setTabled(false)} />
      )}
    </section>
  )
}
