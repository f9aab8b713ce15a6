import type { Refusal, Seat } from '@vyprava/kernel'
import type { RoamAction } from '../actions.ts'
import type { Printed } from '../printed.ts'
import { isOver, type Roam } from '../state.ts'
import { refuseAfterwards } from './afterwards.ts'
import { refuseCoin, refuseFlip, refuseRotate, refuseShift } from './artifacts.ts'
import type { Attempt } from './context.ts'
import { refuseBid, refuseBuy, refusePass, refuseResolve } from './end.ts'
import {
  refuseFill,
  refuseGap,
  refuseGapReplace,
  refusePlace,
  refuseReplace,
  refuseStack,
} from './placing.ts'
import { refuse } from './reasons.ts'
import { refuseDone, refuseEndMain, refuseEndTurn, refuseRest, refuseUse } from './turn.ts'

export { REFUSAL_REASONS, type RefusalReason } from './reasons.ts'

/** Why a seat that owes a decision may not do this, rule by rule; written without looking at the lists. */
export function refusalOf(printed: Printed, state: Roam, seat: Seat, action: RoamAction): Refusal | null {
  const item = state.agenda[state.agenda.length - 1]
  const attempt: Attempt = { printed, state, seat, player: state.players[seat], item }
  const answers = action.type === 'bid' || action.type === 'pass'
  if (item.step === 'auction' && !answers) {
    return seat === state.active ? refuse('RO-R40', 'auctionRunning') : refuse('RO-201', 'notYourTurn')
  }
  switch (action.type) {
    case 'bid':
      return refuseBid(attempt, action.coins)
    case 'buy':
      return refuseBuy(attempt, action.artifact)
    case 'coin':
      return refuseCoin(attempt)
    case 'done':
      return refuseDone(attempt)
    case 'endMain':
      return refuseEndMain(attempt)
    case 'endTurn':
      return refuseEndTurn(attempt)
    case 'fill':
      return refuseFill(attempt, action.square)
    case 'flip':
      return refuseFlip(attempt, action.character)
    case 'freeGap':
      return refuseGap(attempt, action.square, true)
    case 'freeGapReplace':
      return refuseGapReplace(attempt, action.owner, action.square, true)
    case 'gap':
      return refuseGap(attempt, action.square, false)
    case 'gapReplace':
      return refuseGapReplace(attempt, action.owner, action.square, false)
    case 'pass':
      return refusePass(attempt)
    case 'place':
      return refusePlace(attempt, action.x, action.y)
    case 'replace':
      return refuseReplace(attempt, action.owner, action.square)
    case 'resolve':
      return refuseResolve(attempt, action.slot)
    case 'rest':
      return refuseRest(attempt)
    case 'rotate':
      return refuseRotate(attempt)
    case 'shift':
      return refuseShift(attempt, action.from, action.owner, action.to)
    case 'stack':
      return refuseStack(attempt, action.square)
    case 'use':
      return refuseUse(attempt, action.character)
  }
}

/** Why a seat that owes no decision may do nothing: the game is over, it is not its turn, or not its bid. */
export const refuseStranger =
  (printed: Printed) =>
  (state: Roam, seat: Seat, action: RoamAction): Refusal => {
    if (isOver(state)) return refuse('RO-510', 'over')
    const item = state.agenda[state.agenda.length - 1]
    if (item.step === 'auction' && (action.type === 'bid' || action.type === 'pass')) {
      const place = item.bidders.indexOf(seat)
      if (place === -1) return refuse('RO-405', 'notTied', { slot: item.slot })
      return place < item.next ? refuse('RO-407', 'alreadyBid') : refuse('RO-406', 'waitForBid')
    }
    return refuseAfterwards(printed, state, seat, action) ?? refuse('RO-201', 'notYourTurn')
  }
