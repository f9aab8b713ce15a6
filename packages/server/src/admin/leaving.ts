import { passHost } from '../store/lists.ts'
import type { Store } from '../store/open.ts'
import { atTable, freeSeat, removeTable } from '../store/tables.ts'
import { handOverSeat } from './tables.ts'

/**
 * Takes somebody away from all tables: a bot takes their seats in matches (which one, `botFor` a game says), open
 * tables lose them, and an open table that nobody is left at goes. How many seats they had.
 */
export async function leaveSeats(
  store: Store,
  person: string,
  botFor: (game: string) => Promise<string>,
): Promise<number> {
  const { db } = store
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['table_id', 'seat', 'state', 'game'])
    .where('person', '=', person)
    .where('state', '!=', 'over')
    .execute()
  for (const { table_id: table, seat, state, game } of seats) {
    if (state === 'open') await atTable(db, table, (locked) => freeSeat(locked, table, seat))
    else await handOverSeat(store, table, seat, { bot: await botFor(game) })
  }
  const hosted = await db
    .selectFrom('tables')
    .select('id')
    .where('host', '=', person)
    .where('state', '=', 'open')
    .execute()
  for (const { id } of hosted)
    await atTable(db, id, async (locked, row) => {
      if (row.seats.every((sitter) => sitter.person === null)) await removeTable(locked, id)
      else await passHost(locked, id, person)
    })
  const touched = new Set([...seats.map(({ table_id }) => table_id), ...hosted.map(({ id }) => id)])
  for (const table of touched) await store.bell.ring({ table, number: null })
  return seats.length
}
