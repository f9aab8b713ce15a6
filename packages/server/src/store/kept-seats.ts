import type { Database } from './schema.ts'

/** Seats that wait for whoever had them in the match before. */
export const readKept = (
  db: Database,
  table: string,
): Promise<{ seat: number; person: string; name: string }[]> =>
  db
    .selectFrom('kept_seats')
    .innerJoin('people', 'people.id', 'kept_seats.person')
    .select(['seat', 'kept_seats.person', 'people.name'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()

/** Keeps a seat for somebody. */
export async function keepSeat(db: Database, table: string, seat: number, person: string): Promise<void> {
  await db.insertInto('kept_seats').values({ table_id: table, seat, person }).execute()
}

/** Somebody sits there, or is not waited for any more. */
export async function releaseSeat(db: Database, table: string, seat: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('kept_seats')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
