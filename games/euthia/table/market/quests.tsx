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

/**
 * Encounters on the map and their open cards. In the margin of a desk the cards are brief, for the whole ones lie at
 * the field; a phone has the whole ones of whom the hero stands by.
 */
export function Quests(panel: PanelProps) {
  const { view, labels, words } = panel
  const { pack, printed } = usePack()
  const phone = usePhone()
  const { tools } = words
  const { quests: say } = labels.market
  const met = metIn(printed, panel)
  if (met.length === 0) return null
  return (
    <section className="panel eu-quests">
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
            {here || !phone ? (
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
