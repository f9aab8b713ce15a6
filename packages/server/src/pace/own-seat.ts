import { bad, type Checked, good, type Seat } from '@vyprava/kernel'
import type { Database } from '../store/schema.ts'
import { readTable, type StoredTable } from '../store/tables.ts'

/** The seat of somebody in a match that goes on. */
export async function ownSeat(
  db: Database,
  person: string,
  table: string,
): Promise<Checked<{ readonly row: StoredTable; readonly seat: Seat }>> {
  const row = await readTable(db, table)
  const seat = row?.seats.findIndex((sitter) => sitter.person === person) ?? -1
  if (row === null || seat === -1 || row.state !== 'playing')
    return bad('table', table, 'a match in which you play')
  return good({ row, seat })
}
