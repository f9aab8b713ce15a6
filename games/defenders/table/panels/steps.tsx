import type { ReactNode } from 'react'
import './steps.css'

interface StepsProps {
  readonly label: string
  readonly steps: readonly { readonly name: string; readonly sign?: ReactNode }[]
  readonly now: number
}

/** Where in a chain one is. */
export const Steps = ({ label, steps, now }: StepsProps) => (
  <ol className="df-steps" aria-label={label}>
    {steps.map(({ name, sign }, place) => (
      <li
        key={name}
        data-state={place < now ? 'done' : place === now ? 'now' : 'coming'}
        aria-current={place === now ? 'step' : undefined}
      >
        {sign}
        <span>{name}</span>
      </li>
    ))}
  </ol>
)
