import type { Observer } from '@vyprava/kernel'
import type { Glimpsed, Standing } from '@vyprava/protocol'
import type { StoredTable } from '../store/tables.ts'
import type { Live } from './live.ts'

/** How a match stands for who sits at a seat: nothing but what the same seat is shown at the table. */
export function standingOf(
  row: StoredTable,
  live: Live,
  seat: number,
  present: Standing['present'],
): Standing {
  const { match, clock } = live
  const deciders = match.deciders.slice()
  const first = deciders.includes(seat) ? seat : (deciders[0] ?? null)
  const { pace } = row
  return {
    table: row.id,
    seat,
    version: live.version(seat),
    deciders,
    turn: match.turnAt(match.length),
    since: first === null ? null : clock.asked[first] || null,
    deadline: first === null || pace === null ? null : clock.deadline(first, pace, row.seats[first].quiet),
    budget: pace?.budget ?? null,
    standIns: row.seats.flatMap(({ standIn }, place) => (standIn === null ? [] : [place])),
    present,
  }
}

/** What an observer sees now. */
export function glimpseFor(live: Live, observer: Observer): Glimpsed {
  const { match } = live
  const version = live.version(observer)
  const lines = live.lines(observer, Math.max(0, match.moments(observer).length - 1 - LINES))
  const heard = lines.findLast(({ events }) => events.length > 0)
  return {
    seat: observer,
    version,
    view: match.game.view(match.state, observer),
    events: heard?.events ?? [],
  }
}

/** So many lines of the log are looked at for the last one that says something. */
const LINES = 12
