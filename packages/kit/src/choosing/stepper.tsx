import type { ReactNode } from 'react'
import './choosing.css'

interface StepperProps {
  readonly label: string
  readonly less: string
  readonly more: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** The sign before the number: a coin, a heart. */
  readonly sign?: ReactNode
  set(value: number): void
}

/** A number that is set by two buttons. */
export function Stepper({ label, less, more, value, least, most, sign, set }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        className="btn btn--line"
        aria-label={less}
        aria-disabled={value <= least}
        onClick={() => set(Math.max(least, value - 1))}
      >
        −
      </button>
      <output>
        {sign}
        {value}
      </output>
      <button
        type="button"
        className="btn btn--line"
        aria-label={more}
        aria-disabled={value >= most}
        onClick={() => set(Math.min(most, value + 1))}
      >
        +
      </button>
    </fieldset>
  )
}
