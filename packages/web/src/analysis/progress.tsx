import { useId } from 'react'
import { useTexts } from '../settings/index.ts'
import type { Review, Reviewed } from './review.ts'

interface ProgressProps {
  readonly reviewed: Reviewed
  readonly review: Review
  readonly turns: number
}

/** How far the bots are, and the ways to stop them and to go on; a word of fairness when they are done. */
export function Progress({ reviewed, review, turns }: ProgressProps) {
  const { bots } = useTexts()
  const label = useId()
  const { state, analysis } = reviewed
  if (state === 'done') return <p className="analysis-note">{bots.analysis.fair}</p>
  const words = {
    working: bots.analysis.progress((turns * analysis.actions.length) / Math.max(1, analysis.total), turns),
    stopped: bots.analysis.stopped,
    failed: bots.analysis.failed,
  }[state]
  return (
    <div className="analysis-progress">
      <span id={label} role={state === 'failed' ? 'alert' : undefined}>
        {words}
      </span>
      <progress value={analysis.actions.length} max={analysis.total} aria-labelledby={label} />
      {state === 'working' ? (
        <button type="button" className="btn btn--line" onClick={() => review.stop()}>
          {bots.analysis.stop}
        </button>
      ) : (
        <button type="button" className="btn btn--line" onClick={() => review.start()}>
          {bots.analysis.goOn}
        </button>
      )}
    </div>
  )
}
