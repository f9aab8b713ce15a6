import type { Observer } from '@vyprava/kernel'
import type { ServerMessage } from '@vyprava/protocol'
import { clockMessage } from '../pace/shown.ts'
import type { StoredTable } from '../store/tables.ts'
import type { HallTable } from './hall-table.ts'
import { isLater, tableFor } from './later.ts'
import type { Live } from './live.ts'
import { endedMessage, isEnded, tableShown } from './shown.ts'
import { takebackMessage } from './takebacks.ts'
import type { Has, Watcher } from './watchers.ts'

/* What those who look at a table are told: each what belongs to their eyes and to their time. */

/** Somebody begins to look: the table, what of the match they lack, and what is going on besides. */
export function tellNewcomer(
  id: string,
  place: HallTable,
  row: StoredTable,
  { watcher, has, now }: { readonly watcher: Watcher; readonly has: Has | null; readonly now: number },
): void {
  const { observer } = watcher
  const known = tableFor(row, observer, now)
  watcher.send(tableMessage(known))
  place.watchers.add(watcher, has, id, observer === null ? (place.later ?? place.live) : place.live)
  if (isEnded(known, place.live)) watcher.send(endedMessage(known))
  if (isLater(place, observer)) return
  const clock = clockMessage(row, place.live, now)
  if (clock !== null) watcher.send(clock)
  if (has !== null || place.takeback !== null) watcher.send(takebackMessage(place, row, observer))
}

/** The match has gone on. */
export function tellMatch(id: string, place: HallTable, live: Live): void {
  place.told = live.length
  place.watchers.tell(id, live, isLater(place, null) ? place.later : live)
}

/** Clocks, only when something happened that everybody noticed. */
export function tellClock(place: HallTable, row: StoredTable, live: Live, now: number): void {
  if (place.clockTold === live.clock.count) return
  place.clockTold = live.clock.count
  const clock = clockMessage(row, live, now)
  if (clock !== null) place.watchers.sayTo((observer) => (isLater(place, observer) ? null : clock))
}

/** Who sits there and what was agreed on. */
export function tellTable(place: HallTable, row: StoredTable, now: number): void {
  place.watchers.sayTo((observer) => tableMessage(tableFor(row, observer, now)))
}

/** A match that was ended before its result, to all but those who see it later. */
export function tellEnded(place: HallTable, row: StoredTable): void {
  if (!isEnded(row, place.live)) return
  place.watchers.sayTo((observer) => (isLater(place, observer) ? null : endedMessage(row)))
}

/** It ends for those too who watch later, when their time has come. */
export function tellEndLater(place: HallTable, row: StoredTable, now: number): void {
  const ended = row.state === 'over' && now >= row.since + row.agreed.delay
  if (!ended || place.endTold) return
  place.endTold = true
  tellSpectators(place, tableMessage(row))
  if (isEnded(row, place.live)) tellSpectators(place, endedMessage(row))
}

const tellSpectators = (place: HallTable, message: ServerMessage): void =>
  place.watchers.sayTo((observer: Observer) => (observer === null ? message : null))

const tableMessage = (row: StoredTable): ServerMessage => ({ type: 'table', table: tableShown(row) })
