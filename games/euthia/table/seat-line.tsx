import { Coin, Drawing } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { GameWords, Language } from '@vyprava/module'
import { HEROES } from '../content/schema.ts'
import { labelsIn } from '../texts/labels/index.ts'
import { BACK_BOX, cardBack } from './ink/shapes.ts'
import { Sign } from './ink/sign.tsx'
import { GAAR, HEART } from './ink/signs.ts'
import { isEuthiaView } from './props.ts'
import { useSeatTouch } from './seat-touch.ts'
import './seat-line.css'

interface SeatLineProps {
  readonly view: object
  readonly seat: Seat
  readonly words: GameWords
  readonly language: Language
}

const BACK = cardBack(null)

/** What a seat has: reputation, health as a bar, coins, Gaar and how many cards. A touch opens its board. */
export function SeatLine({ view, seat, language }: SeatLineProps) {
  const touch = useSeatTouch()
  if (!isEuthiaView(view)) return null
  const { round: text } = labelsIn(language)
  const { health, maxHealth, coins, rep, gaar, dwurt, silver, gold, hero } = view.players[seat]
  const cards = silver + gold
  const facts = `${text.health} ${health}/${maxHealth}, ${text.coins} ${coins}, ${text.gaar} ${gaar + dwurt}, ${text.cards(cards)}`
  return (
    <>
      <div className="pt" data-seat-score={seat}>
        {rep}
        <small>{text.reputation}</small>
      </div>
      <div className="eu-hb" aria-hidden="true" data-hero={HEROES[hero]}>
        {Array.from({ length: maxHealth }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
          <i key={place} data-on={place < health || undefined} />
        ))}
      </div>
      <div className="goods" role="img" aria-label={facts}>
        <span>
          <Sign of={HEART} />
          {health}
          <small>/{maxHealth}</small>
        </span>
        <span>
          <Coin />
          {coins}
        </span>
        <span>
          <Sign of={GAAR} />
          {gaar + dwurt}
        </span>
        <span>
          <Drawing className="eu-back-sign" viewBox={BACK_BOX} ink={BACK} />
          {cards}
        </span>
      </div>
      {touch === null ? null : (
        <button
          type="button"
          className="eu-plate-button"
          data-player={seat}
          aria-expanded={touch.open === seat}
          aria-label={text.openSeat(facts)}
          {...touch.hands.touch({ kind: 'player', player: seat })}
        />
      )}
    </>
  )
}
