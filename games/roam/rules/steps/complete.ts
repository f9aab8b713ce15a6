import { finish, type Seat, schedule } from '@vyprava/kernel'
import { RESOLVE } from '../actions.ts'
import { isComplete, markersOn, SLOTS } from '../map.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import type { Roam } from '../state.ts'
import { openAuction } from './auction.ts'
import { gainCard } from './gain.ts'
import {
  type Asking,
  askActive,
  COMPLETE,
  RESOLVE_ITEM,
  type RoamCourse,
  unexpected,
  type Working,
} from './step.ts'

/** Slots whose cards are completed now. */
function completeSlots(state: Roam): number[] {
  const found: number[] = []
  for (let slot = 0; slot < SLOTS; slot++) if (isComplete(state, slot)) found.push(slot)
  return found
}

/** Looks for completed cards at the end of the turn; the active player picks the order of several (RO-401, RO-R21). */
export const completeStep: Working<'complete'> = {
  work(state, _item, course) {
    const slots = completeSlots(state)
    if (slots.length === 0) return
    schedule(state, COMPLETE)
    if (slots.length === 1) resolve(state, slots[0], course)
    else schedule(state, RESOLVE_ITEM)
  },
}

export const resolveStep = (printed: Printed): Asking<'resolve'> => ({
  deciders: askActive,
  decision: (state) => ({
    prompt: { key: 'resolve' },
    actions: completeSlots(state).map((slot) => RESOLVE[slot]),
  }),
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, _seat, action, course) {
    finish(state, item)
    if (action.type === 'resolve') resolve(state, action.slot, course)
    else unexpected('resolve', action)
  },
})

/** Most markers gain the card; a tie is settled by an auction (RO-403, RO-405). */
function resolve(state: Roam, slot: number, course: RoamCourse): void {
  const markers = markersOn(state, slot)
  state.completed = true
  course.emit({ type: 'completed', slot, markers })
  const most = Math.max(...markers)
  const tied: Seat[] = []
  for (let i = 0; i < markers.length; i++) {
    const seat = (state.active + i) % markers.length
    if (markers[seat] === most) tied.push(seat)
  }
  if (tied.length === 1) gainCard(state, slot, tied[0], 0, course)
  else openAuction(state, slot, tied, course)
}
