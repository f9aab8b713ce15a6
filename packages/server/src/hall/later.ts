import { setImmediate } from 'node:timers/promises'
import type { Game, Observer } from '@vyprava/kernel'
import { readDeeds } from '../store/journal.ts'
import type { Database } from '../store/schema.ts'
import type { StoredTable } from '../store/tables.ts'
import type { HallTable } from './hall-table.ts'
import { beginMatch, type Live } from './live.ts'

/** So many deeds are played anew before others have their turn. */
const AT_ONCE = 16

/** Whether who only watches sees this match later than those who play it. */
export const isDelayed = ({ agreed, state }: StoredTable): boolean => agreed.delay > 0 && state !== 'open'

/** The match as those who only watch see it at a moment: what happened since then has not happened yet. */
export async function followLater(
  db: Database,
  game: Game,
  row: StoredTable,
  { before, now }: { readonly before: Live | null; readonly now: number },
): Promise<Live> {
  const live = before ?? beginMatch(game, row)
  let count = 0
  for (const { entries, at } of await readDeeds(db, row.id, live.length)) {
    if (at > now - row.agreed.delay) break
    live.follow(entries, at)
    count += 1
    if (count % AT_ONCE === 0) await setImmediate()
  }
  return live
}

/** The table as somebody may know it: for whoever only watches a match ends later too, and so does its secret. */
export function tableFor(row: StoredTable, observer: Observer, now: number): StoredTable {
  const early = row.state === 'over' && now < row.since + row.agreed.delay
  if (observer !== null || !early) return row
  const agreed = { ...row.agreed, closed: false }
  return { ...row, state: 'playing', agreed, rematch: null, rematchBy: null }
}

/** Whether somebody is not told what happens now. */
export const isLater = ({ row, later }: Pick<HallTable, 'row' | 'later'>, observer: Observer): boolean =>
  observer === null && (row === null ? later !== null : isDelayed(row))
