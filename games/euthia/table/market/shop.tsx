import { tidy } from '@vyprava/atlas'
import { cardPick, cauldron, shop, watchtower } from '@vyprava/atlas/icons/errands.ts'
import { heartPlus } from '@vyprava/atlas/icons/goods.ts'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { Spoken } from '@vyprava/kit'
import { useRef } from 'react'
import { TRADES, type Trade } from '../../content/schema.ts'
import type { Item } from '../../rules/items.ts'
import { asPlayer } from '../../texts/tools.ts'
import { isChosen } from '../hero/bar.tsx'
import { ownerOf } from '../hero/owner.ts'
import { usePhone } from '../hero/phone.ts'
import { isRefused } from '../hero/slot.tsx'
import { TilePicture } from '../ink/pictures.tsx'
import { Sign } from '../ink/sign.tsx'
import { COIN, GAAR, iconSign, type Sign as SignInk } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf, type Service, type Thing } from '../thing.ts'
import { ladderOf } from './ladder.ts'
import { Price } from './price.tsx'
import { dealOf, priceOf } from './prices.ts'
import { SalePanel, salesIn } from './sale.tsx'
import { Ware } from './ware.tsx'
import './shop.css'

type Trading = Extract<Item, { readonly step: 'trade' }>

export const TRADE_ART: Readonly<Record<Trade, string>> = {
  merchant: shop,
  alchemist: cauldron,
  tower: watchtower,
}

interface ShopProps extends PanelProps {
  readonly item: Trading
}

/**
 * A place of trade: four tiles on the shelf, one's own tiles, and what is done for a coin. A phone has no margin, so
 * the sale lies in the same sheet: under everything, or first of all while the fee is due.
 */
export function Shop({ item, ...panel }: ShopProps) {
  const { view, labels, words, hands, intent } = panel
  const { pack, printed } = usePack()
  const { market: say } = labels
  const { tools } = words
  const trade = TRADES[item.trade]
  const player = view.players[ownerOf(panel)]
  const whole = asPlayer(player)
  const paying = item.fee.length > 0
  const phone = usePhone()
  const sale = useRef<HTMLDivElement>(null)
  const selling = phone ? (
    <div ref={sale} className="eu-shop-sale">
      <SalePanel {...panel} />
    </div>
  ) : null
  return (
    <div className="eu-shop" data-paying={paying || undefined}>
      <header>
        <span className="eu-medal">
          <Sign of={iconSign(TRADE_ART[trade])} />
        </span>
        <div>
          <h2>{say.places[trade]}</h2>
          <p>{paying ? say.fee(item.fee.length) : tools.field(view, player.field)}</p>
        </div>
        <ServiceButton
          {...panel}
          service="exchange"
          sign={iconSign(cardExchange)}
          name={say.services.exchange}
          what={item.exchanged === 0 ? say.freeOnce : ''}
        />
      </header>
      {paying ? selling : null}
      <ul className="eu-shelf" aria-label={say.offer} data-along>
        {view.offers[item.trade].map((tile, place) => {
          const cost = priceOf(printed, whole, tile, 'buy')
          const { sale } = pack.tiles[tile]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the offer is named by its place
            <li key={place}>
              <Ware
                {...panel}
                thing={{ kind: 'offer', place }}
                tile={tile}
                number={place + 1}
                spoken={say.ware(tools.tile(tile), tools.face(tile), cost.coins)}
                foot={
                  <Price
                    cost={cost}
                    labels={say}
                    aside={sale === undefined ? undefined : say.buyBack(sale)}
                  />
                }
              />
            </li>
          )
        })}
      </ul>
      <div className="eu-shop-low">
        <section className="eu-own" aria-label={say.ladder.title}>
          <h3 className="caps">{say.ladder.title}</h3>
          <ul data-along>
            {player.revealed.map(({ tile }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an open tile is named by its place
              <li key={place}>
                <OwnTile {...panel} tile={tile} place={place} />
              </li>
            ))}
            {ladderOf(printed, player)
              .filter(({ hidden }) => hidden.length > 0)
              .slice(0, 2)
              .map(({ value, hidden }) => (
                <li key={value} className="eu-pair" title={say.ladder.hidden(hidden.length, value)}>
                  <Spoken>{say.ladder.hidden(hidden.length, value)}</Spoken>
                  <b aria-hidden="true">{value}</b>
                </li>
              ))}
          </ul>
          <button
            type="button"
            className="btn btn--line"
            data-action="ladder"
            onClick={() => void hands.send({ type: 'intend', own: { ...intent.own, ladder: true } })}
          >
            {say.ladder.open}
          </button>
        </section>
        <section className="eu-services" aria-label={say.servicesTitle}>
          <h3 className="caps">{say.servicesTitle}</h3>
          <ServiceButton
            {...panel}
            service="heal"
            sign={iconSign(heartPlus)}
            name={say.services.heal}
            what={say.heals(pack.healing[trade])}
            coins={1}
          />
          <ServiceButton
            {...panel}
            service="reveal"
            sign={iconSign(cardPick)}
            name={say.services.reveal}
            what={say.reveals}
            coins={1}
          />
          <ServiceButton
            {...panel}
            service="buyGaar"
            sign={GAAR}
            name={say.services.buyGaar}
            what={trade === 'tower' ? say.gaarHere : say.noGaar}
            coins={1}
          />
          {phone && !paying ? (
            <button
              type="button"
              className="eu-service"
              data-action="sale"
              data-lit
              onClick={() => sale.current?.scrollIntoView({ block: 'nearest' })}
            >
              <Sign of={COIN} />
              <span>
                <b>{say.sale.title}</b>
                <small>{say.sale.things(salesIn(panel.choices).size)}</small>
              </span>
            </button>
          ) : null}
        </section>
      </div>
      {paying ? null : selling}
    </div>
  )
}

interface ServiceProps extends PanelProps {
  readonly service: Service
  readonly sign: SignInk
  readonly name: string
  readonly what: string
  readonly coins?: number
}

/** A row of what is done for a coin. */
function ServiceButton({ service, sign, name, what, coins, lit, intent, hands }: ServiceProps) {
  const thing: Thing = { kind: 'service', service }
  return (
    <button
      type="button"
      className="eu-service"
      data-service={service}
      data-thing={nameOf(thing)}
      data-lit={lit.has(nameOf(thing)) || undefined}
      data-refused={isRefused(intent, thing) || undefined}
      aria-pressed={isChosen(intent, thing)}
      {...hands.touch(thing)}
    >
      <Sign of={sign} />
      <span>
        <b>{tidy(name)}</b>
        {what === '' ? null : <small>{tidy(what)}</small>}
      </span>
      {coins === undefined ? null : (
        <span className="eu-service-price">
          <Sign of={COIN} />
          {coins}
        </span>
      )}
    </button>
  )
}

interface OwnTileProps extends PanelProps {
  readonly tile: number
  readonly place: number
}

/** A personal tile that lies open, in small: touching it takes it in the hand. */
export function OwnTile({
  tile,
  place,
  view,
  seat,
  followed,
  labels,
  words,
  lit,
  intent,
  hands,
}: OwnTileProps) {
  const { pack, printed } = usePack()
  const { tools } = words
  const whole = asPlayer(view.players[ownerOf({ view, seat, followed })])
  const face = pack.tiles[tile]
  const cost = priceOf(printed, whole, tile, dealOf(face))
  const thing: Thing = { kind: 'revealed', place }
  return (
    <button
      type="button"
      className="eu-own-tile"
      data-thing={nameOf(thing)}
      data-lit={lit.has(nameOf(thing)) || undefined}
      data-refused={isRefused(intent, thing) || undefined}
      aria-pressed={isChosen(intent, thing)}
      title={tools.face(tile)}
      {...hands.touch(thing, true)}
    >
      <Spoken>{labels.market.ware(tools.tile(tile), tools.face(tile), cost.coins)}</Spoken>
      <span className="pic">
        <TilePicture tile={face} box="slot" />
      </span>
      <b aria-hidden="true">{tidy(tools.tile(tile))}</b>
      <span aria-hidden="true">
        <Price cost={cost} labels={labels.market} />
      </span>
    </button>
  )
}
