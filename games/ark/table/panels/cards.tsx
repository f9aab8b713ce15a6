import { Spoken } from '@vyprava/kit'
import { type ReactNode, useState } from 'react'
import type { SheetView } from '../../rules/index.ts'
import type { CardWords, CompassFacts, MapFacts, PanelLabels, SkipFacts } from '../../texts/labels/panels.ts'
import type { ArkHands } from '../intent.ts'
import { MiniCompass } from '../mini/mini-compass.tsx'
import type { AnswerCard } from '../thing.ts'
import { Minus, Pencil, Swatch } from './signs.tsx'
import { PencilTray, type TrayProps } from './tray.tsx'
import './cards.css'

/** A card of the answer: what it may say, whether it may be taken, whether it lies on top. */
type Shown<Card extends AnswerCard, Facts> = {
  readonly card: Card
  readonly lit: boolean
  readonly chosen: boolean
  readonly facts: Facts
}

export type CardFacts = Shown<'map', MapFacts> | Shown<'compass', CompassFacts> | Shown<'skip', SkipFacts>

export interface CardsProps {
  readonly labels: PanelLabels
  /** In the order of the keys; alone there is no map among them. */
  readonly cards: readonly CardFacts[]
  /** Whose compass the card shows. */
  readonly sheet: SheetView
  readonly hands: ArkHands
}

function wordsOf(labels: PanelLabels, shown: CardFacts): CardWords {
  switch (shown.card) {
    case 'map':
      return labels.mapCard(shown.facts)
    case 'compass':
      return labels.compassCard(shown.facts)
    case 'skip':
      return labels.skipCard(shown.facts)
  }
}

/** A sentence of what belongs together. */
const sentence = ({ main, more, note }: CardWords): string =>
  [`${more === null ? main : `${main}, ${more}`}.`, note?.text].filter(Boolean).join(' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The three answers as cards under the pencils. */
export const AnswerCards = (props: CardsProps) => (
  <Cards {...props} className="akp-cards">
    {(words) => (
      <>
        <b>{words.more === null ? `${capital(words.main)}.` : capital(words.main)}</b>
        {words.more === null ? null : <span className="akp-more">, {words.more}.</span>}
        {words.note === null ? null : (
          <span className={`akp-note-line akp-${words.note.tone}`}>
            <span>{words.note.text}</span>
            <span>{capital(words.brief[1].text)}.</span>
          </span>
        )}
      </>
    )}
  </Cards>
)

/** The same on a phone: two short lines each. */
const BriefCards = (props: CardsProps) => (
  <Cards {...props} className="akp-brief">
    {({ brief: [first, second] }) => (
      <>
        <b>{first}</b>
        <span className={second.tone === 'plain' ? undefined : `akp-${second.tone}`}>{second.text}</span>
      </>
    )}
  </Cards>
)

interface FormProps extends CardsProps {
  readonly className: string
  readonly children: (words: CardWords) => ReactNode
}

const Cards = ({ labels, cards, sheet, hands, className, children }: FormProps) => (
  <ul className={className} aria-label={labels.cards} data-along data-n={cards.length}>
    {cards.map((shown, place) => {
      const { card, lit, chosen } = shown
      const words = wordsOf(labels, shown)
      return (
        <li key={card}>
          <button
            type="button"
            data-card={card}
            data-lit={lit || undefined}
            aria-pressed={chosen}
            aria-keyshortcuts={String(place + 1)}
            {...hands.touch({ kind: 'card', card })}
          >
            <Spoken>{`${labels.card[card]}. ${sentence(words)}`}</Spoken>
            <span className="akp-pic" aria-hidden="true">
              <Picture shown={shown} sheet={sheet} />
            </span>
            <span className="akp-name" aria-hidden="true">
              {labels.card[card]}
              <kbd>{place + 1}</kbd>
            </span>
            <span className="akp-says" aria-hidden="true">
              {children(words)}
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)

function Picture({ shown, sheet }: { readonly shown: CardFacts; readonly sheet: SheetView }) {
  switch (shown.card) {
    case 'map':
      return <Swatch colour={shown.facts.colour} />
    case 'compass':
      return <MiniCompass compass={sheet.compass} />
    case 'skip':
      return <Minus />
  }
}

interface PhoneAnswerProps extends CardsProps, TrayProps {
  /** The colour in the hand. */
  readonly colour: number
  /** Whether the colour can be changed at all. */
  readonly changeable: boolean
  /** In the pane beside a flat map: the compass. */
  readonly beside?: ReactNode
}

/** What a phone shows under the sheet: the cards, and behind a button the pencils that change the colour. */
export function PhoneAnswer({ colour, changeable, beside, pencils, ...props }: PhoneAnswerProps) {
  const [changing, change] = useState(false)
  const { labels, hands } = props
  return (
    <div className="akp-phone" data-changing={(changing && changeable) || undefined}>
      {changing && changeable ? (
        <PencilTray labels={labels} pencils={pencils} hands={hands} />
      ) : (
        <BriefCards {...props} />
      )}
      {changeable ? (
        <button
          type="button"
          className="akp-change"
          aria-pressed={changing}
          aria-label={changing ? labels.backToCards : labels.changeColour}
          onClick={() => change(!changing)}
        >
          <Pencil colour={colour} />
        </button>
      ) : null}
      {beside === undefined ? null : <div className="akp-beside">{beside}</div>}
    </div>
  )
}
