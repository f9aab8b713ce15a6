import type { Seat } from '@vyprava/kernel'
import { type DefendersView, NONE } from '../rules/index.ts'

/** The players of a seat: alone there are two. */
export const playersOf = (view: DefendersView, seat: Seat): readonly number[] =>
  view.solo ? view.players.map((_, player) => player) : [seat]

/** For whom a seat decides now: alone for the faction whose turn or ability it is. */
export function actorOf(view: DefendersView, seat: Seat): number {
  const item = view.agenda.at(-1)
  if (item?.step === 'ability') return view.pending[0]
  if (item?.step === 'burn') return item.player
  if (!view.solo) return seat
  if (item?.step === 'secretPaths') return item.waiting[0]
  const lacking = view.players.findIndex(
    ({ faction, leaderCard, leader }) => faction === NONE || leaderCard === NONE || leader === NONE,
  )
  if (view.phase === 'setup') return Math.max(0, lacking)
  return Math.max(0, view.current)
}
