import { type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { fundsOf, hasFund, spendFund, TRADE } from '../../funds.ts'
import { refuseSource } from '../../grants.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import { hasRoom } from '../../storage.ts'
import type { Attempt, Deeds } from '../step.ts'
import { feeAt, refusePlace, tradeOf } from './place.ts'
import { saleableOf } from './worth.ts'

/** Why no trade begins here: the place, or a fee that nothing could pay (EU-501, EU-502, EU-R31). */
function refuseTrade({ printed, state, seat }: Attempt): Refusal | null {
  const place = refusePlace(printed, state, seat)
  if (place !== null) return place
  const fee = feeAt(printed, state, seat).length
  const player = state.players[seat]
  if (player.coins >= fee) return null
  const { any, coins } = saleableOf(printed, state, player)
  if (!any) return refuse('EU-R31', 'nothingToSell')
  return player.coins + coins < fee ? refuse('EU-R31', 'tooPoor', { coins: fee }) : null
}

/** The trade action: it begins with the fee (EU-504, EU-507). */
const trade: NonNullable<Deeds['trade']> = {
  list(attempt, list) {
    const funds = fundsOf(attempt.state.players[attempt.seat], TRADE)
    if (funds.length === 0 || refuseTrade(attempt) !== null) return
    for (const fund of funds) list.push({ type: 'trade', fund })
  },
  refusal(attempt, { fund }) {
    if (!hasFund(attempt.state.players[attempt.seat], TRADE, fund))
      return refuseSource(attempt.printed, attempt.state, attempt.seat, TRADE, 'EU-208')
    return refuseTrade(attempt)
  },
  take({ printed, state, seat }, { fund }, course) {
    spendFund(state.players[seat], TRADE, fund)
    const kind = tradeOf(printed, state, seat)
    course.emit({ type: 'tradeStarted', player: seat, trade: kind })
    schedule(
      state,
      { step: 'tradeFee' },
      { step: 'trade', trade: kind, fee: feeAt(printed, state, seat), exchanged: 0 },
    )
  },
}

export const tradeDeeds = { trade }

/** Whether the winner of a fight is asked: something has no room, and there is a source (EU-720). */
export function mayTradeFirst(printed: Printed, state: Euthia, seat: Seat): boolean {
  const player = state.players[seat]
  const attempt: Attempt = { printed, state, item: { step: 'wonTrade', seat }, seat, window: 'none' }
  return fundsOf(player, TRADE).length > 0 && !hasRoom(printed, player) && refuseTrade(attempt) === null
}
