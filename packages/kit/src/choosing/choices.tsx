import type { ReactNode } from 'react'
import type { Touchable } from '../gestures/use-hands.ts'
import { Spoken } from '../spoken.tsx'
import './choosing.css'
import './ruler.css'

/** One of a few things to choose from. */
export interface Choice {
  readonly id: string
  /** What a screen reader says of it: what is read on its face, and more. */
  readonly spoken: string
  /** What it looks like; screen readers pass over it. */
  readonly face: ReactNode
  readonly lit: boolean
  readonly chosen?: boolean
  /** Turned away, spent, taken: there, but not for now. */
  readonly dim?: boolean
  /** Over its corner: a price, an owner, the key that chooses it. */
  readonly sign?: ReactNode
  /** `hands.touch`, or a click that only looks. */
  readonly touch: Partial<Touchable>
}

interface ChoicesProps {
  /** `cards` lie side by side, `tray` holds chips, `ruler` is the column of actions beside a board. */
  readonly as: 'cards' | 'tray' | 'ruler'
  readonly label: string
  readonly choices: readonly Choice[]
  /** The keys 1 to 9 choose them (`numberKeys`), and their numbers are seen where there is room. */
  readonly numbered?: boolean
}

/** A row of cards, a tray of chips, a ruler of actions: the same buttons, walked along by arrows. */
export const Choices = ({ as, label, choices, numbered = false }: ChoicesProps) => (
  <ul className={`choices choices--${as}`} aria-label={label} data-along>
    {choices.map(({ id, spoken, face, lit, chosen = false, dim = false, sign, touch }, place) => (
      <li key={id}>
        <button
          type="button"
          data-choice={id}
          data-number={numbered ? place + 1 : undefined}
          data-lit={lit || undefined}
          data-dim={dim || undefined}
          aria-pressed={chosen}
          aria-keyshortcuts={numbered ? String(place + 1) : undefined}
          {...touch}
        >
          <Spoken>{spoken}</Spoken>
          {numbered ? (
            <i className="choice-key" aria-hidden="true">
              {place + 1}
            </i>
          ) : null}
          {face}
          {sign === undefined ? null : (
            <span className="choice-sign" aria-hidden="true">
              {sign}
            </span>
          )}
        </button>
      </li>
    ))}
  </ul>
)
