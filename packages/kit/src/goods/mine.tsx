import type { ReactNode } from 'react'
import type { Touchable } from '../gestures/use-hands.ts'
import { Spoken } from '../spoken.tsx'
import './mine.css'

interface MineProps {
  readonly label: string
  /** Its `h2`, which steps aside where room is short. */
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** What is one's own and lies open: a heading, a purse, belongings. */
export const Mine = ({ label, heading, children }: MineProps) => (
  <section className="panel mine" aria-label={label}>
    {heading}
    {children}
  </section>
)

interface Amount {
  readonly id: string
  readonly sign: ReactNode
  readonly count: number
  /** The word after the number. */
  readonly unit: string
  /** What the preview would bring or take. */
  readonly change: number
}

/** How much one has, and what the preview would do to it. */
export const Purse = ({ amounts }: { readonly amounts: readonly Amount[] }) => (
  <ul className="purse">
    {amounts.map(({ id, sign, count, unit, change }) => (
      <li key={id} data-purse={id}>
        {sign}
        <b>{count}</b> <span className="unit">{unit}</span>
        {change > 0 ? <b className="up">+{change}</b> : null}
        {change < 0 ? <b className="down">−{-change}</b> : null}
      </li>
    ))}
  </ul>
)

export interface Belonging {
  readonly id: number
  readonly spoken: string
  /** A drawing with the class `pic`. */
  readonly picture: ReactNode
  readonly name: string
  /** What it does, or that it rests. */
  readonly what: string
  readonly lit: boolean
  readonly chosen: boolean
  readonly off: boolean
  readonly touch: Touchable
}

interface BelongingsProps {
  readonly label: string
  /** What is said when there are none. */
  readonly none: string
  /** The word on those that can be used now. */
  readonly use: string
  /** What they are: each has its number as `data-<thing>`. */
  readonly thing: string
  readonly things: readonly Belonging[]
}

/** One's own things, to be used when they may be. */
export const Belongings = ({ label, none, use, thing, things }: BelongingsProps) =>
  things.length === 0 ? (
    <p className="belongings-none">{none}</p>
  ) : (
    <ul className="belongings" aria-label={label} data-several={things.length > 1 || undefined} data-along>
      {things.map(({ id, spoken, picture, name, what, lit, chosen, off, touch }) => (
        <li key={id}>
          <button
            type="button"
            className={`belonging${lit ? ' can' : ''}${off ? ' off' : ''}`}
            {...{ [`data-${thing}`]: id }}
            data-lit={lit || undefined}
            aria-pressed={chosen}
            title={name}
            {...touch}
          >
            <Spoken>{spoken}</Spoken>
            {picture}
            <b aria-hidden="true">{name}</b>
            {lit ? (
              <span className="use" aria-hidden="true">
                {use}
              </span>
            ) : (
              <i aria-hidden="true">{what}</i>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
