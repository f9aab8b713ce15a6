import type { ReactNode } from 'react'
import type { Touchable } from '../gestures/use-hands.ts'
import { Spoken } from '../spoken.tsx'
import './wares.css'

export interface Ware {
  readonly id: number
  readonly spoken: string
  /** A drawing with the class `pic`. */
  readonly picture: ReactNode
  readonly name: string
  /** What it does, and what it is worth where there is room for it. */
  readonly what: string
  readonly worth: string
  readonly price: ReactNode
  readonly lit: boolean
  readonly chosen: boolean
  readonly touch: Touchable
}

interface WaresProps {
  readonly title: string
  readonly aside: string
  /** What they are: each has its number as `data-<thing>`. */
  readonly thing: string
  readonly wares: readonly Ware[]
}

/** What may be taken: rows in the margin, cards beside the board on a large screen, a strip on a tablet. */
export const Wares = ({ title, aside, thing, wares }: WaresProps) => (
  <section className="panel wares">
    <h2>
      {title}
      <small>{aside}</small>
    </h2>
    <ul data-along>
      {wares.map(({ id, spoken, picture, name, what, worth, price, lit, chosen, touch }) => (
        <li key={id}>
          <button
            type="button"
            className={lit ? 'ware can' : 'ware'}
            {...{ [`data-${thing}`]: id }}
            data-lit={lit || undefined}
            aria-pressed={chosen}
            {...touch}
          >
            <Spoken>{spoken}</Spoken>
            {picture}
            <b aria-hidden="true">{name}</b>
            <i aria-hidden="true">
              {what} <span className="worth">{worth}</span>
            </i>
            <span className="price" aria-hidden="true">
              {price}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
