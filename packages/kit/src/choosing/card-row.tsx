import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Touchable } from '../gestures/use-hands.ts'
import { Spoken } from '../spoken.tsx'
import { type CardSize, useCardSize } from './card-size.ts'
import './card-row.css'

declare module 'react' {
  interface CSSProperties {
    /** How much larger the chosen card is. */
    '--grow'?: number
  }
}

export interface RowCard {
  readonly id: number
  readonly spoken: string
  /** The card, drawn at the size that the frame gives it: five by seven. */
  face(size: CardSize): ReactNode
  readonly lit: boolean
  readonly chosen: boolean
  /** Turned away: it lies a little lower. */
  readonly off: boolean
  readonly touch: Touchable
}

interface CardRowProps {
  readonly label: string
  /** What the cards are: each has its number as `data-<thing>`. */
  readonly thing: string
  readonly cards: readonly RowCard[]
  /** Somebody else looks now: the row stays where it is, unseen, until its owner is back. */
  readonly away?: boolean
  readonly className?: string
}

/** Cards of a hand in a row: they overlap before they shrink, and the chosen one is larger and in sight. */
export function CardRow({ label, thing, cards, away = false, className = '' }: CardRowProps) {
  const list = useRef<HTMLUListElement>(null)
  const size = useCardSize(list)
  useInSight(list, `data-${thing}`, cards.find(({ chosen }) => chosen)?.id ?? null)
  useLeft(list, away)
  return (
    <ul
      ref={list}
      className={`card-row ${away ? 'card-row--away ' : ''}${className}`}
      aria-label={label}
      aria-hidden={away || undefined}
      data-along
      style={{ '--grow': size.grow }}
    >
      {cards.map(({ id, spoken, face, lit, chosen, off, touch }) => (
        <li key={id} className={`row-card${chosen ? ' sel' : off ? ' off' : ''}${lit ? ' can' : ''}`}>
          <button
            type="button"
            {...{ [`data-${thing}`]: id }}
            data-lit={lit || undefined}
            aria-pressed={chosen}
            tabIndex={away ? -1 : undefined}
            {...touch}
          >
            <Spoken>{spoken}</Spoken>
            {face(size)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls the row of a phone, and nothing but the row, until the chosen card is in its middle. */
function useInSight(list: RefObject<HTMLElement | null>, attribute: string, chosen: number | null): void {
  useEffect(() => {
    if (chosen === null) return
    // Asks where things lie, so it waits until they are laid out anyway.
    const frame = requestAnimationFrame(() => {
      const row = list.current
      const card = row?.querySelector(`[${attribute}="${chosen}"]`)?.getBoundingClientRect()
      if (row === null || card === undefined || row.scrollWidth <= row.clientWidth) return
      const { left, width } = row.getBoundingClientRect()
      row.scrollBy({ left: card.left + card.width / 2 - left - width / 2, behavior: 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [list, attribute, chosen])
}

/** The keyboard does not go aside with the row. */
function useLeft(list: RefObject<HTMLElement | null>, away: boolean): void {
  useEffect(() => {
    if (!away) return
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && list.current?.contains(activeElement)) activeElement.blur()
    })
    return () => cancelAnimationFrame(frame)
  }, [list, away])
}
