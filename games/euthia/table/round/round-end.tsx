import { tidy } from '@vyprava/atlas'
import type { ActPlan } from '@vyprava/kit'
import type { RoundLabels } from '../../texts/labels/index.ts'
import type { PanelProps } from '../props.ts'
import type { RoundStep } from './steps.ts'
import type { RoundEnd } from './use-round-end.ts'
import './round-end.css'

interface RoundEndProps {
  readonly panel: PanelProps
  readonly end: RoundEnd
  /** A phone has room for the step that is shown. */
  readonly small: boolean
}

/** A step in words: what it is, and what it does. */
function saidOf({ view, words, players, seat, labels }: PanelProps, step: RoundStep): readonly string[] {
  const { steps: say } = labels.round
  switch (step.kind) {
    case 'lastTurn':
      return [say.lastTurn, say.over(players[step.player ?? 0].name)]
    case 'newRound':
      return [say.newRound, say.begins(view.round)]
    case 'tokens':
      return [say.tokens, say.three]
    case 'ready':
      return [say.ready, say.readied]
    case 'story': {
      const names = players.map(({ name }) => name)
      return step.events.flatMap((event) => {
        const sentence = words.event(event, { view, names, observer: seat })
        if (sentence === null) return []
        return sentence
          .map((part) => (typeof part === 'string' ? part : 'seat' in part ? names[part.seat] : part.name))
          .join('')
      })
    }
  }
}

/** What happens at the end of a round, step by step or all at once. */
export function RoundSteps({ panel, end, small }: RoundEndProps) {
  const { run, close } = end
  const { labels } = panel
  if (run === null) return null
  const { steps, at, still } = run
  const shown = small && !still ? [at] : [...steps.keys()]
  return (
    <section
      className="panel eu-round-end"
      aria-live="polite"
      aria-label={labels.round.ended}
      data-still={still || undefined}
    >
      <h2>
        {still ? labels.round.ended : labels.round.steps.title}
        {still ? null : <small>{labels.round.steps.progress(at + 1, steps.length)}</small>}
      </h2>
      <ol tabIndex={still ? 0 : undefined} aria-label={labels.round.steps.title}>
        {shown.map((place) => {
          const [title, ...lines] = saidOf(panel, steps[place])
          return (
            <li
              key={place}
              data-step={steps[place].kind}
              data-now={(!still && place === at) || undefined}
              data-done={still || place < at || undefined}
            >
              <i aria-hidden="true">{place + 1}</i>
              <b>{tidy(title)}</b>
              {lines.length === 0 ? null : <span>{tidy(lines.join(' '))}</span>}
            </li>
          )
        })}
      </ol>
      {still ? (
        <button type="button" className="btn btn--line" data-action="closeRound" onClick={close}>
          {labels.land.buttons.close}
        </button>
      ) : null}
    </section>
  )
}

/** The buttons while it is told: nothing of them decides anything. */
export const roundPlan = ({ run, next, pause, all }: RoundEnd, { steps: say }: RoundLabels): ActPlan => ({
  brass: { id: 'nextStep', label: say.next, key: 'Enter', act: next },
  rest: [
    { id: 'pauseSteps', label: run?.paused === true ? say.goOn : say.pause, key: 'P', act: pause },
    { id: 'allSteps', label: say.all, act: all },
  ],
})
