import { finish, type Seat, schedule } from '@vyprava/kernel'
import { PASS, type RoamAction } from '../actions.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { type AuctionItem, NONE, type Roam } from '../state.ts'
import { gainCard } from './gain.ts'
import { type Asking, alone, type RoamCourse, unexpected } from './step.ts'

/** Tied players bid once each, the active player first, then clockwise (RO-405 to RO-413, RO-R23). */
export function openAuction(state: Roam, slot: number, bidders: readonly Seat[], course: RoamCourse): void {
  course.emit({ type: 'auctionOpened', slot, bidders: bidders.slice() })
  schedule(state, { step: 'auction', slot, bidders: bidders.slice(), next: 0, best: NONE, bestSeat: NONE })
}

export const auctionStep = (printed: Printed): Asking<'auction'> => ({
  deciders: (_state, item) => alone(item.bidders[item.next]),
  decision(state, item, seat) {
    const actions: RoamAction[] = []
    for (let coins = item.best + 1; coins <= state.players[seat].coins; coins++) {
      actions.push({ type: 'bid', coins })
    }
    actions.push(PASS)
    return { prompt: { key: 'bid', values: { slot: item.slot, least: item.best + 1 } }, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    if (action.type === 'bid') {
      item.best = action.coins
      item.bestSeat = seat
      course.emit({ type: 'bid', seat, slot: item.slot, coins: action.coins })
    } else if (action.type === 'pass') {
      course.emit({ type: 'passed', seat, slot: item.slot, forced: false })
    } else unexpected('auction', action)
    item.next += 1
    passForced(state, item, course)
    if (item.next === item.bidders.length) award(state, item, course)
  },
})

/** Whoever cannot beat the highest bid can only pass (RO-411). */
function passForced(state: Roam, item: AuctionItem, course: RoamCourse): void {
  while (item.next < item.bidders.length && state.players[item.bidders[item.next]].coins <= item.best) {
    course.emit({ type: 'passed', seat: item.bidders[item.next], slot: item.slot, forced: true })
    item.next += 1
  }
}

/** The highest bidder pays and gains the card; if all passed, the first in order does, for nothing (RO-R24). */
function award(state: Roam, item: AuctionItem, course: RoamCourse): void {
  finish(state, item)
  if (item.bestSeat === NONE) gainCard(state, item.slot, item.bidders[0], 0, course)
  else gainCard(state, item.slot, item.bestSeat, item.best, course)
}
