import { itemOf } from '../../texts/sight.ts'
import { asPlayer } from '../../texts/tools.ts'
import { ownerOf } from '../hero/owner.ts'
import { usePhone } from '../hero/phone.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { Cards } from './cards.tsx'
import { Found } from './found.tsx'
import { Ladder } from './ladder.tsx'
import { Price } from './price.tsx'
import { dealOf, priceOf } from './prices.ts'
import { Quests, type Room } from './quests.tsx'
import { SalePanel } from './sale.tsx'
import { Shop } from './shop.tsx'

/** In the place of the land: a place of trade, one's own tiles, or tiles of which one is kept. */
export function Market(panel: PanelProps) {
  const { labels, view, intent } = panel
  const { pack, printed } = usePack()
  const item = itemOf(view)
  switch (item?.step) {
    case 'trade':
      return intent.own.ladder ? <Ladder {...panel} /> : <Shop {...panel} item={item} />
    case 'pair':
      return (
        <Found
          {...panel}
          tiles={item.tiles}
          title={labels.market.pair.title}
          about={labels.market.pair.about(view.agenda.filter(({ step }) => step === 'pair').length - 1)}
          foot={(tile) => {
            const deal = dealOf(pack.tiles[tile])
            const cost = priceOf(printed, asPlayer(view.players[ownerOf(panel)]), tile, deal)
            return <Price cost={cost} labels={labels.market} aside={labels.market.does[deal]} />
          }}
        />
      )
    case 'cart':
      return (
        <Found
          {...panel}
          tiles={item.tiles}
          title={labels.market.cart.title}
          about={labels.market.cart.about}
        />
      )
    default:
      return null
  }
}

/** Beside the land: what can be sold while trading, else who is met on the map, and the cards that can be changed. */
export function Errands({ room, ...panel }: PanelProps & { readonly room: Room }) {
  const { labels, view, choices } = panel
  const phone = usePhone()
  if (itemOf(view)?.step === 'trade') return phone ? null : <SalePanel {...panel} />
  const changes =
    room.cards &&
    !choices.types.has('discardCard') &&
    (choices.types.has('cashGold') || choices.types.has('cashSilver') || choices.types.has('swapSilver'))
  const beside = changes && !phone
  return (
    <>
      <Quests {...panel} met={beside && room.met === 'all' ? 'names' : beside ? 'none' : room.met} />
      {changes ? (
        <div className="panel eu-cards-aside">
          <Cards {...panel} title={labels.market.cards.title} />
        </div>
      ) : null}
    </>
  )
}
