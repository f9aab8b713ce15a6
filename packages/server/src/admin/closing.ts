import { bad, type Checked, good } from '@vyprava/kernel'
import { endMatch } from '../ratings/ending.ts'
import { audit } from '../store/audit.ts'
import type { Store } from '../store/open.ts'
import { atTable, removeTable } from '../store/tables.ts'
import type { Acting } from './moderation.ts'

/** Ends a table: one that waits is gone, a match stays as it was played and nobody plays it on. */
export async function closeTable(
  { db, bell }: Pick<Store, 'db' | 'bell'>,
  table: string,
  reason: string,
  { operator, at }: Acting,
): Promise<Checked<null>> {
  const closed = await atTable(db, table, async (locked, { state, game }) => {
    if (state === 'over') return false
    if (state === 'open') await removeTable(locked, table)
    else await endMatch(locked, table, { result: null, task: null, at })
    await audit(locked, { operator, deed: 'close table', subject: table, detail: `${game}: ${reason}`, at })
    return true
  })
  if (closed !== true) return bad('table', table, 'a table that is not over')
  await bell.ring({ table, number: null })
  return good(null)
}
