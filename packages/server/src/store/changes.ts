import type { Pace } from '../pace/clock.ts'
import { createPace } from './paces.ts'
import type { Database } from './schema.ts'
import { freeSeats, type StoredTable } from './tables.ts'

/** What a host changes of a table before the match; what is absent stays as it is. */
export interface Change {
  readonly options?: object | undefined
  readonly private?: boolean | undefined
  readonly pace?: Pace | null | undefined
  readonly seats?: number | undefined
}

/** Writes down what has changed; the caller holds the table. */
export async function changeTable(db: Database, table: StoredTable, change: Change): Promise<void> {
  const { id } = table
  const { options, pace, seats } = change
  const row = {
    ...(options === undefined ? {} : { options: JSON.stringify(options) }),
    ...(change.private === undefined ? {} : { private: change.private ? 1 : 0 }),
  }
  if (Object.keys(row).length > 0) await db.updateTable('tables').set(row).where('id', '=', id).execute()
  if (pace !== undefined) {
    await db.deleteFrom('paces').where('table_id', '=', id).execute()
    if (pace !== null) await createPace(db, id, pace)
  }
  if (seats !== undefined) await resize(db, table, seats)
}

/** Lays more seats, or folds free ones, the last first; those who sit move together. */
export async function resize(db: Database, { id, seats }: StoredTable, count: number): Promise<void> {
  const free = seats.flatMap(({ person, bot }, seat) => (person === null && bot === null ? [seat] : []))
  const folded = free.slice(Math.max(0, free.length - Math.max(0, seats.length - count)))
  for (const seat of folded)
    await db.deleteFrom('seats').where('table_id', '=', id).where('seat', '=', seat).execute()
  const left = seats.flatMap((_, seat) => (folded.includes(seat) ? [] : [seat]))
  for (const [place, seat] of left.entries())
    if (place !== seat)
      await db
        .updateTable('seats')
        .set({ seat: place })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
  const more = count - seats.length
  if (more > 0)
    await db
      .insertInto('seats')
      .values(freeSeats(id, seats.length, more))
      .execute()
}

/** Somebody else who sits there looks after the table from now on. */
export async function giveHost(db: Database, table: string, person: string): Promise<void> {
  await db.updateTable('tables').set({ host: person }).where('id', '=', table).execute()
}
