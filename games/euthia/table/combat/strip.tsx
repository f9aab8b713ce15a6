import { memo } from 'react'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { type FightStep, STEPS } from './steps.ts'
import './strip.css'

interface StripProps {
  readonly round: number
  readonly at: FightStep | null
  readonly labels: CombatLabels
}

/** Where the fight stands: the steps of a round as the rulebook numbers them. */
export const Strip = memo(function Strip({ round, at, labels }: StripProps) {
  const now = at === null ? -1 : STEPS.indexOf(at)
  return (
    <ol className="eu-steps" aria-label={labels.course}>
      <li className="eu-steps-round" aria-current={at === null ? 'step' : undefined}>
        <b>{round === 0 ? labels.prelude : labels.round(round)}</b>
      </li>
      {STEPS.map((step, place) => (
        <li
          key={step}
          data-done={place < now || undefined}
          data-on={place === now || undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          <b>{step}</b> <span>{labels.steps[step]}</span>
        </li>
      ))}
    </ol>
  )
})
