import type { Seat } from '@vyprava/kernel'
import { type DefendersView, type Item, NONE } from '../rules/index.ts'

/** The players of a seat: alone there are two. */
export const playersOf = (view: DefendersView, seat: Seat): readonly number[] =>
  view.solo ? view.players.map((_, player) => player) : [seat]

/** What is chosen for one faction after the other, by step of the set-up. */
const LACKS: Readonly<Partial<Record<Item['step'], 'faction' | 'leaderCard' | 'leader'>>> = {
  factions: 'faction',
  leaders: 'leaderCard',
  startingCamps: 'leader',
}

/** For whom a seat decides now: alone for the faction whose turn or ability it is. */
export function actorOf(view: DefendersView, seat: Seat): number {
  const item = view.agenda.at(-1)
  if (item?.step === 'ability') return view.pending[0]
  if (item?.step === 'burn') return item.player
  if (!view.solo) return seat
  if (item?.step === 'secretPaths') return item.waiting[0]
  const lacks = item === undefined ? undefined : LACKS[item.step]
  if (lacks !== undefined)
    return Math.max(
      0,
      view.players.findIndex((player) => player[lacks] === NONE),
    )
  return Math.max(0, view.current)
}
