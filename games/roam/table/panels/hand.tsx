import { CharacterCard, type Seat as Design, type Language, useAfterFrame } from '@vyprava/atlas'
import { memo, useEffect, useRef } from 'react'
import type { PlayerView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels/index.ts'
import { artOf, toneOf } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import type { RoamHands } from '../intent.ts'
import { turnedRows } from '../rows.ts'
import { useCardSize } from './card-size.ts'
import './hand.css'

declare module 'react' {
  interface CSSProperties {
    /** How much larger the chosen card is. */
    '--grow'?: number
  }
}

export interface HandProps {
  readonly player: PlayerView
  readonly design: Design
  readonly language: Language
  readonly labels: RoamLabels
  /** Characters that can be chosen now. */
  readonly lit: ReadonlySet<number>
  /** The character in use, and the quarter turns of its shape. */
  readonly used: number | null
  readonly turns: number
  readonly on: RoamHands
  /** Somebody else looks now: the hand stays where it is, unseen, until its owner is back. */
  readonly away: boolean
}

/** One's own party, as it lies at the bottom of the table: shapes as seen from one's own side. */
function Cards({ player, design, language, labels, lit, used, turns, on, away }: HandProps) {
  const { characterOf, isStarter } = useCards()
  const list = useRef<HTMLUListElement>(null)
  const size = useCardSize(list)
  useEffect(() => {
    if (used === null) return
    // Asks where things lie, so it waits until they are laid out anyway.
    const frame = requestAnimationFrame(() => {
      const card = list.current?.querySelector(`[data-character="${used}"]`)
      if (card instanceof HTMLElement) showIn(list.current, card)
    })
    return () => cancelAnimationFrame(frame)
  }, [used])
  useEffect(() => {
    if (!away) return
    // The keyboard does not go aside with it.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && list.current?.contains(activeElement)) activeElement.blur()
    })
    return () => cancelAnimationFrame(frame)
  }, [away])
  return (
    <ul
      ref={list}
      className={away ? 'roam-hand roam-away' : 'roam-hand'}
      aria-label={labels.hand}
      aria-hidden={away || undefined}
      data-along
      style={{ '--grow': size.grow }}
    >
      {player.party.map(({ character, faceUp }) => {
        const face = characterOf(character)
        const name = nameIn(language, face.name)
        const selected = character === used
        const rows = selected ? turnedRows(face.shape, turns) : face.shape
        const asleep = !faceUp && !selected
        const state = selected ? 'roam-card sel' : asleep ? 'roam-card off' : 'roam-card'
        return (
          <li key={character} className={lit.has(character) ? `${state} can` : state}>
            <button
              type="button"
              data-character={character}
              data-lit={lit.has(character) || undefined}
              aria-pressed={selected}
              tabIndex={away ? -1 : undefined}
              {...on.touch({ kind: 'character', character }, true)}
            >
              <span className="roam-spoken">
                {labels.card({ name, points: face.points, awake: !asleep, rows })}
              </span>
              <CharacterCard
                name={name}
                art={artOf(face.icon)}
                rows={rows}
                points={face.points}
                seat={design}
                starter={isStarter(character)}
                tone={toneOf(face.seed)}
                asleep={asleep}
                width={size.width}
                letter={size.letter}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A card that is taken is taken at once. Whatever else changes in a hand follows the map by a frame. */
function LateHand(props: HandProps) {
  const known = useAfterFrame(props, 'aside')
  const taken = !props.away && props.used !== null
  return <SameCards {...(taken ? props : known)} away={props.away} />
}

const isSameHand = (a: HandProps, b: HandProps): boolean =>
  a.away === b.away &&
  a.lit === b.lit &&
  a.used === b.used &&
  a.turns === b.turns &&
  a.on === b.on &&
  a.design === b.design &&
  a.labels === b.labels &&
  a.language === b.language &&
  isSameParty(a.player.party, b.player.party)

const isSameParty = (a: PlayerView['party'], b: PlayerView['party']): boolean =>
  a.length === b.length &&
  a.every(({ character, faceUp }, place) => character === b[place].character && faceUp === b[place].faceUp)

const SameCards = memo(Cards, isSameHand)
export const Hand = memo(LateHand, isSameHand)

/** Scrolls the hand of a phone, and nothing but the hand, until a card is in its middle. */
function showIn(list: HTMLElement | null, card: HTMLElement): void {
  if (list === null || list.scrollWidth <= list.clientWidth) return
  const place = card.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  list.scrollBy({ left: place.left + place.width / 2 - frame.left - frame.width / 2, behavior: 'smooth' })
}
