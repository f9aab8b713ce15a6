import { finish, type Seat, schedule } from '@vyprava/kernel'
import { arrangingLeft, tradingLeft } from '../../caps.ts'
import { cardDeeds } from '../../cards.ts'
import { useDeeds } from '../../effects/uses.ts'
import { arrangeDeeds } from '../../equipment.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import { type Asking, asking, type Deeds, type EuthiaCourse, type ItemOf, type Working } from '../step.ts'
import { buyingDeeds } from './buying.ts'
import { learningDeeds } from './learning.ts'
import { revealingDeeds } from './revealing.ts'
import { sellingDeeds } from './selling.ts'
import { tradeDeeds } from './start.ts'
import { saleableOf } from './worth.ts'

export { pairStep } from './revealing.ts'

/** The trade in progress; there is never more than one. */
const tradeIn = ({ agenda }: Euthia): ItemOf<'trade'> | undefined =>
  agenda.findLast((item) => item.step === 'trade')

/**
 * The fee is paid as soon as there are coins for all of it (EU-504, EU-505, EU-R31). When nothing is left to be sold
 * the coins go to the creditors in the order of turns, and the trade is over.
 */
export const tradeFeeStep = (printed: Printed): Working<'tradeFee'> => ({
  work(state, _item, course) {
    const item = tradeIn(state)
    if (item === undefined) return
    const seat = state.active
    const player = state.players[seat]
    if (player.coins >= item.fee.length) {
      payAll(state, seat, item.fee, course)
      item.fee = []
    } else if (!saleableOf(printed, state, player).any) {
      payAll(state, seat, item.fee.slice(0, player.coins), course)
      end(state, item, seat, course)
    }
  },
})

function payAll(state: Euthia, seat: Seat, creditors: readonly Seat[], course: EuthiaCourse): void {
  for (const other of creditors) {
    state.players[seat].coins -= 1
    state.players[other].coins += 1
    course.emit({ type: 'paid', player: seat, to: other, coins: 1 })
  }
}

function end(state: Euthia, item: ItemOf<'trade'>, seat: Seat, course: EuthiaCourse): void {
  finish(state, item)
  course.emit({ type: 'tradeEnded', player: seat })
}

/** Whenever the player likes; what has no room is looked at afterwards (EU-R39). */
const done: NonNullable<Deeds<'trade'>['done']> = {
  list(_scene, list) {
    list.push({ type: 'done' })
  },
  refusal: () => null,
  take({ state, item, seat }, _action, course) {
    end(state, item, seat, course)
  },
}

/** Things without room may be sold first by whoever has just liberated merchants or alchemists (EU-720). */
export const wonTradeStep = (printed: Printed) =>
  asking<'wonTrade'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: () => ({ key: 'wonTrade' }),
    window: 'none',
    deeds: {
      ...cardDeeds,
      trade: {
        ...tradeDeeds.trade,
        take(attempt, action, course) {
          finish(attempt.state, attempt.item)
          tradeDeeds.trade.take(attempt, action, course)
        },
      },
      done: {
        list(_scene, list) {
          list.push({ type: 'done' })
        },
        refusal: () => null,
        take({ state, item }) {
          finish(state, item)
        },
      },
    },
  })

/** Any number of transactions in any order, until the player is done; before the fee is paid sales alone (EU-505, EU-506). */
export function tradeStep(printed: Printed): Asking<'trade'> {
  const payingDeeds: Deeds = { ...cardDeeds, ...sellingDeeds }
  const tradingDeeds: Deeds = {
    ...payingDeeds,
    ...arrangeDeeds,
    ...useDeeds,
    ...buyingDeeds,
    ...learningDeeds,
    ...revealingDeeds,
    done,
  }
  const step = (deeds: Deeds, key: string) =>
    asking<'trade'>(printed, {
      asks: ({ active }) => active,
      prompt: (state, { fee, exchanged }) => ({
        key,
        values: {
          coins: state.players[state.active].coins,
          fee: fee.length,
          ...arrangingLeft(state),
          ...tradingLeft(state, exchanged),
        },
      }),
      window: 'trade',
      deeds,
    })
  const paying = step(payingDeeds, 'tradeFee')
  const trading = step(tradingDeeds, 'trade')
  return {
    deciders: trading.deciders,
    decision: (state, item, seat) => (item.fee.length > 0 ? paying : trading).decision(state, item, seat),
    refusal(state, item, seat, action) {
      if (item.fee.length === 0) return trading.refusal(state, item, seat, action)
      if (action.type in tradingDeeds && !(action.type in payingDeeds)) return refuse('EU-505', 'feeFirst')
      return paying.refusal(state, item, seat, action)
    },
    take(state, item, seat, action, course) {
      if (item.fee.length > 0) schedule(state, { step: 'tradeFee' })
      trading.take(state, item, seat, action, course)
    },
  }
}
