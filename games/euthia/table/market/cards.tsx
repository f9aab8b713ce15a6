import { Spoken } from '@vyprava/kit'
import { isChosen } from '../hero/bar.tsx'
import { ownerOf } from '../hero/owner.ts'
import { ChaosCard } from '../ink/chaos-card.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import { heldCards } from './held.ts'
import './cards.css'

const SILVER: Thing = { kind: 'silver' }

interface CardsProps extends PanelProps {
  readonly title: string
}

/** The hand of silver and gold cards as a row: equal ones lie on each other. Only their owner sees them. */
export function Cards({ title, ...panel }: CardsProps) {
  const { view, labels, words, lit, intent, hands } = panel
  const { pack } = usePack()
  const { tools } = words
  const { hand } = view.players[ownerOf(panel)]
  if (hand === null || hand.length === 0) return null
  return (
    <section className="eu-cards" aria-label={labels.market.cards.title}>
      <header>
        <h2>{title}</h2>
        <small>{labels.market.cards.hidden}</small>
        {lit.has(nameOf(SILVER)) ? (
          <button
            type="button"
            className="btn btn--line"
            data-thing={nameOf(SILVER)}
            data-lit
            aria-pressed={isChosen(intent, SILVER)}
            {...hands.touch(SILVER)}
          >
            {labels.market.cards.silver}
          </button>
        ) : null}
      </header>
      <ul data-along>
        {heldCards(hand).map(({ card, count }, place) => {
          const thing: Thing = { kind: 'card', card }
          const name = tools.names.of('chaosCards', card)
          return (
            <li key={card}>
              <button
                type="button"
                className="eu-card-button"
                data-card={card}
                data-number={place + 1}
                data-thing={nameOf(thing)}
                data-lit={lit.has(nameOf(thing)) || undefined}
                aria-pressed={isChosen(intent, thing)}
                {...hands.touch(thing)}
              >
                <Spoken>{labels.market.cards.spoken(name, count)}</Spoken>
                <span aria-hidden="true">
                  <ChaosCard card={pack.chaosCards[card]} name={name} told={tools} count={count} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
