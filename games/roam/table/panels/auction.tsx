import { Coin, Marker } from '@vyprava/atlas'
import { AnswerButton, Spoken, Stepper } from '@vyprava/kit'
import type { AuctionItem } from '../../rules/index.ts'
import { NONE } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'
import { nameIn } from '../cards.ts'
import type { RoamHands } from '../intent.ts'
import { designOf } from '../seats.ts'
import type { Now } from '../sense.ts'
import './auction.css'

interface AuctionProps {
  readonly item: AuctionItem
  readonly now: Now
  readonly labels: RoamLabels
  readonly on: RoamHands
}

/** The auction of a card: who bids, the highest bid, and one's own. */
export function Auction({ item, now, labels, on }: AuctionProps) {
  const { props, choices, intent } = now
  const { view, players, decision } = props
  const land = view.lands[item.slot]
  const { bids } = choices
  const least = bids[0]
  const most = bids.at(-1)
  const bid = Math.min(Math.max(intent.own.bid ?? least ?? 0, least ?? 0), most ?? 0)
  return (
    <div className="roam-auction">
      <h2 className="h2">
        {labels.auction}
        {land === null ? null : <em>{nameIn(props.language, now.cards.landOf(land).name)}</em>}
      </h2>
      <Spoken>
        {item.bestSeat === NONE ? labels.noBid : labels.bestBid(players[item.bestSeat].name, item.best)}
      </Spoken>
      <ol className="roam-bidders">
        {item.bidders.map((seat, place) => (
          <li
            key={seat}
            className={place === item.next ? 'on' : place < item.next ? 'past' : undefined}
            aria-current={place === item.next ? 'step' : undefined}
          >
            <Marker seat={designOf(view, seat)} />
            {players[seat].name}
            {seat === item.bestSeat ? (
              <b>
                <Coin />
                {item.best}
              </b>
            ) : null}
          </li>
        ))}
      </ol>
      {least === undefined || most === undefined ? null : (
        <Stepper
          label={labels.yourBid}
          less={labels.less}
          more={labels.more}
          value={bid}
          least={least}
          most={most}
          sign={<Coin />}
          set={(coins) => on.send({ type: 'intend', own: { ...intent.own, bid: coins } })}
        />
      )}
      <div>
        {choices.types.has('pass') ? (
          <AnswerButton
            button={{ id: 'pass', label: labels.pass, act: () => on.answer(decision, { type: 'pass' }) }}
          />
        ) : null}
        {least === undefined ? null : (
          <AnswerButton
            className="btn btn--brass"
            button={{
              id: 'bid',
              label: labels.bid(bid),
              act: () => on.answer(decision, { type: 'bid', coins: bid }),
            }}
          />
        )}
      </div>
    </div>
  )
}
