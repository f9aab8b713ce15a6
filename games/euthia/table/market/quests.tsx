import { type Following, useAfterFrame } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import { ENCOUNTERS } from '../../content/schema.ts'
import { usePhone } from '../hero/phone.ts'
import { ENCOUNTER_ART } from '../ink/people.ts'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { metIn } from './met.ts'
import { Quest } from './quest.tsx'
import './quests.css'

/** When the cards follow: those of everybody at once would make a heavy frame. */
const ORDERS: readonly Following[] = ['margins', 'log']

const Later = ({ order, children }: { readonly order: Following; readonly children: ReactNode }) =>
  useAfterFrame<ReactNode>(children, order, null)

/** What is told of whom one can meet: their open cards, their names, nothing; and whether cards of chaos are shown. */
export interface Room {
  readonly met: 'all' | 'names' | 'none'
  readonly cards: boolean
}

/** The margin of a desk holds so much: everybody takes more than half a card. */
const MOST = 3.7
const PERSON = 0.7

/**
 * Encounters on the map and their open cards. In the margin of a desk the cards are brief, for the whole ones lie at
 * the field; a phone has the whole ones of whom the hero stands by. Where the
 * brief ones of everybody have no room, a desk has those of whom the hero stands by too.
 */
export function Quests({ met: told, ...panel }: PanelProps & { readonly met: Room['met'] }) {
  const { view, labels, words } = panel
  const { pack, printed } = usePack()
  const phone = usePhone()
  const { tools } = words
  const { quests: say } = labels.market
  const met = metIn(printed, panel)
  if (met.length === 0 || told === 'none') return null
  const cards = met.reduce((sum, { place }) => sum + view.encounters[place].open.length, 0)
  const crowded = cards + PERSON * met.length > MOST
  const shows = (here: boolean): boolean => (phone ? here : told === 'all' && (here || !crowded))
  const brief = !phone && (told === 'names' || crowded)
  return (
    <section className="panel eu-quests" data-brief={brief || undefined}>
      <h2>{say.title}</h2>
      {met.map(({ place, here }, number) => {
        const { deck, open } = view.encounters[place]
        const id = pack.encounters.findIndex(({ key }) => key === ENCOUNTERS[place])
        return (
          <section key={place} data-here={here || undefined}>
            <header>
              <span className="eu-medal">
                <Sign of={iconSign(ENCOUNTER_ART[ENCOUNTERS[place]])} />
              </span>
              <div>
                <h3>{tools.names.of('encounters', id)}</h3>
                <small>
                  {here ? `${say.here} · ` : ''}
                  {say.left(open.length + deck)}
                </small>
              </div>
            </header>
            {shows(here) ? (
              <Later order={ORDERS[number % ORDERS.length]}>
                <ul data-along>
                  {open.map((card) => (
                    <li key={card}>
                      <Quest {...panel} card={card} brief={!phone} />
                    </li>
                  ))}
                </ul>
              </Later>
            ) : null}
          </section>
        )
      })}
    </section>
  )
}
