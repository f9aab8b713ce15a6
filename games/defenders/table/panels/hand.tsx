import { Icon } from '@vyprava/atlas'
import { Spoken, useCardSize } from '@vyprava/kit'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { leaderArt } from '../art.ts'
import { useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { Back, Defender } from './cards/defender-card.tsx'
import { type DefenderFace, WITH_TEXT } from './cards/defender-ink.ts'
import { faceOf } from './cards/face.ts'
import type { PanelProps } from './props.ts'
import { pilesOf, type RowCard, type RowPile, rowOf } from './row.ts'
import { painted } from './signs.tsx'
import './hand.css'

declare module 'react' {
  interface CSSProperties {
    /** How many cards lie in the row. */
    '--n'?: number
    /** How many of them may lie over the one before. */
    '--laps'?: number
    /** How many gaps stand between parts of the row. */
    '--ends'?: number
  }
}

interface HandProps extends PanelProps {
  /** What answers when it is touched. */
  readonly lit: { readonly cards: ReadonlySet<number>; readonly piles: ReadonlySet<number> }
  /** The card or the deck that is chosen, if not yet for good. */
  readonly card: number | null
  readonly pile: number | null
  /** A card that was touched though it cannot be used now: it is read all the same. */
  readonly read: number | null
}

/** The row under the plate: the active Defender with its team, the hand; alone both factions and their ribbons. */
export const Hand = memo(function Hand(props: HandProps) {
  const { view, language, labels, own, names, hands, lit, card: chosen, pile: chosenPile, read } = props
  const cards = useCards()
  const list = useRef<HTMLUListElement>(null)
  const size = useCardSize(list)
  // What is read comes into sight, in a row that is pushed along.
  useEffect(() => {
    if (chosen === null && read === null) return
    list.current?.querySelector('[data-read]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen, read])
  const row = rowOf(cards.printed, view, own, chosen)
  const piles = pilesOf(view, own, lit.piles)
  const ribbons = own.length > 1
  const all = row.length + piles.length
  // A part of the row ends: those who act, a team, alone the cards of a faction.
  const endsAt = (number: number): boolean => {
    const { role, player } = row[number]
    const next = row.at(number + 1)
    return next !== undefined && (!['hand', 'joins'].includes(role) || (ribbons && next.player !== player))
  }
  const faceFor = ({ card, player }: RowCard) => faceOf(cards, labels, language, card, player)
  const artOf = (player: number) => leaderArt(view.players[player].leaderCard)
  return (
    <ul
      ref={list}
      className="df-hand"
      data-phase={view.phase}
      style={{
        '--n': all,
        '--laps': Math.max(
          1,
          all - 1 - row.filter(({ role }, number) => role === 'active' && number < all - 1).length,
        ),
        '--ends': row.filter((_, number) => endsAt(number)).length,
      }}
      aria-label={labels.hand}
      data-along
    >
      {row.map((place, number) => {
        const face = faceFor(place)
        const { card, player, role } = place
        const width = role === 'chosen' ? size.chosen : size.width
        return (
          <li
            key={card}
            data-role={role}
            data-read={read === card ? 'asked' : role === 'chosen' ? 'chosen' : undefined}
            data-ends={endsAt(number) || undefined}
          >
            <button
              type="button"
              className="df-card"
              data-card={card}
              data-lit={lit.cards.has(card) || undefined}
              aria-pressed={role === 'chosen'}
              {...hands.touch({ kind: 'card', card }, true)}
            >
              <Spoken>{labels.card({ ...face, tag: tagOf(labels, place) })}</Spoken>
              <Defender
                face={face}
                width={width}
                letter={size.letter}
                {...(size.height === null || width >= WITH_TEXT ? {} : { height: size.height })}
              />
            </button>
            {width < WITH_TEXT ? <CardText face={face} /> : null}
            {ribbons ? <Ribbon player={player} art={artOf(player)} /> : null}
            <Tag place={place} labels={labels} />
          </li>
        )
      })}
      {piles.map((pile) => (
        <li key={`pile ${pile.player}`} data-role={chosenPile === pile.player ? 'chosen' : 'pile'}>
          <Pile
            pile={pile}
            owner={names[pile.player]}
            art={artOf(pile.player)}
            labels={labels}
            lit={lit.piles.has(pile.player)}
            chosen={chosenPile === pile.player}
            touch={hands.touch({ kind: 'pile', player: pile.player })}
          />
        </li>
      ))}
      {all === 0 ? <li className="df-hand-empty">{labels.emptyHand}</li> : null}
    </ul>
  )
})

/** What a card wears above it. */
function tagOf(labels: PanelLabels, { role }: RowCard): string | null {
  switch (role) {
    case 'active':
      return labels.active
    case 'team':
      return labels.inTeam
    case 'chosen':
      return labels.yourChoice
    case 'joins':
      return labels.joins(1)
    case 'hand':
      return null
  }
}

function Tag({ place, labels }: { readonly place: RowCard; readonly labels: PanelLabels }) {
  const tag = tagOf(labels, place)
  return tag === null ? null : (
    <span className="df-tag" aria-hidden="true" data-crest>
      {tag}
    </span>
  )
}

/** What the ability of a small card does: it opens when the card is pointed at, touched or focused. */
const CardText = ({ face: { ability, text, kind } }: { readonly face: DefenderFace }): ReactNode => (
  <span className="df-card-text" aria-hidden="true">
    <b>{ability}</b>
    {text}
    <i>{kind}</i>
  </span>
)

interface RibbonProps {
  readonly player: number
  readonly art: string
}

/** Alone, both hands lie in one row: a ribbon says whose a card is. */
const Ribbon = ({ player, art }: RibbonProps) => (
  <span className="df-ribbon" style={painted(designOf(player))} aria-hidden="true">
    <Icon data={art} />
  </span>
)

interface PileProps {
  readonly pile: RowPile
  readonly owner: string
  readonly art: string
  readonly labels: PanelLabels
  readonly lit: boolean
  readonly chosen: boolean
  readonly touch: object
}

const Pile = ({ pile: { player, cards }, owner, art, labels, lit, chosen, touch }: PileProps) => (
  <button
    type="button"
    className="df-card df-pile"
    data-pile={player}
    data-lit={lit || undefined}
    aria-pressed={chosen}
    aria-label={labels.pile({ owner, cards })}
    {...touch}
  >
    <Back design={designOf(player)} art={art} />
    <b aria-hidden="true">{cards}</b>
  </button>
)
