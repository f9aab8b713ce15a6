import { type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { fundsOf, hasFund, spendFund, TRADE } from '../../funds.ts'
import { refuseSource } from '../../grants.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Euthia } from '../../state.ts'
import { hasRoom } from '../../storage.ts'
import type { Deeds, Scene } from '../step.ts'
import { feeAt, refusePlace, tradeOf } from './place.ts'
import { saleableOf } from './worth.ts'

/** Why no trade begins here: the place, or a fee that nothing could pay (EU-501, EU-502, EU-R31). */
function refuseTrade({ printed, state, seat }: Scene): Refusal | null {
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
  list(scene, list) {
    const funds = fundsOf(scene.state.players[scene.seat], TRADE)
    if (funds.length === 0 || refuseTrade(scene) !== null) return
    for (const fund of funds) list.push({ type: 'trade', fund })
  },
  refusal(scene, { fund }) {
    if (!hasFund(scene.state.players[scene.seat], TRADE, fund))
      return refuseSource(scene.printed, scene.state, scene.seat, TRADE, 'EU-208')
    return refuseTrade(scene)
  },
  take({ printed, state, seat }, { fund }, turn) {
    spendFund(state.players[seat], TRADE, fund)
    const kind = tradeOf(printed, state, seat)
    turn.emit({ type: 'tradeStarted', player: seat, trade: kind })
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
  const scene: Scene = { printed, state, item: { step: 'wonTrade', seat }, seat, window: 'none' }
  return fundsOf(player, TRADE).length > 0 && !hasRoom(printed, player) && refuseTrade(scene) === null
}
