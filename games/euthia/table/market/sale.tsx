import { tidy } from '@vyprava/atlas'
import { Spoken } from '@vyprava/kit'
import type { ReactNode } from 'react'
import type { EuthiaAction } from '../../rules/actions.ts'
import { LOOSE_COINS, saleOf } from '../../rules/steps/trade/worth.ts'
import { ownerOf } from '../hero/owner.ts'
import { usePhone } from '../hero/phone.ts'
import { OpLine } from '../ink/effects.tsx'
import { Sign } from '../ink/sign.tsx'
import { COIN } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Thing } from '../thing.ts'
import './sale.css'

type Sale = Extract<EuthiaAction, { readonly type: 'sell' | 'sellGem' | 'sellEssence' }>
export const isSale = (action: EuthiaAction): action is Sale =>
  action.type === 'sell' || action.type === 'sellGem' || action.type === 'sellEssence'

const SALE: Thing = { kind: 'sale' }

/** What can be sold, by the names of the things, and the ways of each. */
export function salesIn({ all }: PanelProps['choices']): ReadonlyMap<string, readonly Sale[]> {
  const rows = new Map<string, Sale[]>()
  for (const { action, from } of all) {
    if (!isSale(action)) continue
    const name = nameOf(from)
    rows.set(name, [...(rows.get(name) ?? []), action])
  }
  return rows
}

/** What can be sold, and for what: a row for each thing, its ways side by side. A held thing is sold on the heading. */
export function SalePanel(panel: PanelProps) {
  const { view, labels, words, choices, lit, hands, intent, players, seat } = panel
  const { printed, pack } = usePack()
  // A phone keeps the bags in another tab: who is told to sell a thing of theirs finds it here.
  const phone = usePhone()
  const { tools } = words
  const player = view.players[ownerOf(panel)]
  const rows = salesIn(choices)
  const context = { view, names: players.map(({ name }) => name), observer: seat }
  const pinned = intent.pinned === null ? null : JSON.stringify(intent.pinned.press)
  const nameOfSale = (action: Sale): string => {
    if (action.type === 'sellGem') return tools.names.of('gems', action.gem)
    if (action.type === 'sellEssence') return tools.names.of('essences', action.kind)
    return tools.owned(player, action.shelf, action.place)
  }
  const brings = (action: Sale): ReactNode => {
    if (action.type !== 'sell') return <Coins count={LOOSE_COINS} />
    const owned = player[action.shelf][action.place]
    if (owned === null || owned === undefined) return null
    const ops = pack.tiles[owned.tile].sales?.[action.way]
    if (ops === undefined) return <Coins count={saleOf(printed, owned)} />
    return ops.map((op) =>
      op.op === 'gain' && op.what === 'coins' ? (
        <Coins key={op.what} count={op.n} />
      ) : (
        <OpLine key={tools.effects.op(op)} op={op} told={tools} />
      ),
    )
  }
  return (
    <section className="panel eu-sale">
      <button
        type="button"
        className="eu-sale-here"
        data-thing={nameOf(SALE)}
        data-lit={(intent.own.held !== null && lit.has(nameOf(SALE))) || undefined}
        {...hands.touch(SALE)}
      >
        <b>{labels.market.sale.title}</b>
        <small>{labels.market.sale.here}</small>
      </button>
      {rows.size === 0 ? <p>{labels.market.sale.none}</p> : null}
      <ul>
        {[...rows].map(([name, actions]) => (
          <li key={name}>
            <span>{tidy(nameOfSale(actions[0]))}</span>
            {actions.map((action) => (
              <button
                key={JSON.stringify(action)}
                type="button"
                data-sale={JSON.stringify(action)}
                data-bag={
                  phone && action.type === 'sell' && action.shelf === 'bags' ? action.place : undefined
                }
                data-lit
                aria-pressed={pinned === JSON.stringify([action])}
                {...hands.touch({ kind: 'deed', action })}
              >
                <Spoken>{words.action(action, context)}</Spoken>
                <span aria-hidden="true">{brings(action)}</span>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Coins = ({ count }: { readonly count: number }) => (
  <span className="eu-op">
    {count}
    <Sign of={COIN} />
  </span>
)
