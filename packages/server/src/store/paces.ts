import type { Pace } from '../pace/clock.ts'
import type { Absence, Database } from './schema.ts'

/** A pace as the database has it. */
export interface StoredPace extends Pace {
  /** When the match began; null before. */
  readonly started: number | null
}

export async function readPace(db: Database, table: string): Promise<StoredPace | null> {
  const row = await db.selectFrom('paces').selectAll().where('table_id', '=', table).executeTakeFirst()
  if (row === undefined) return null
  const { kind, budget, increment, absence, started } = row
  return { kind, budget, increment, absence, started }
}

/** What somebody at a table wants done about who is late. */
export interface AbsenceVote {
  readonly seat: number
  readonly absence: Absence
}

export const readVotes = (db: Database, table: string): Promise<AbsenceVote[]> =>
  db
    .selectFrom('absence_votes')
    .select(['seat', 'absence'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()

export async function createPace(db: Database, table: string, pace: Pace): Promise<void> {
  await db
    .insertInto('paces')
    .values({ table_id: table, ...pace, started: null })
    .execute()
}

/** From now on the clocks run. */
export async function startPace(db: Database, table: string, at: number): Promise<void> {
  await db
    .updateTable('paces')
    .set({ started: at })
    .where('table_id', '=', table)
    .where('started', 'is', null)
    .execute()
}

/** Votes for a stand-in are void when who was late comes back: whoever still wants one says so anew. */
export async function voidVotes(db: Database, table: string): Promise<void> {
  await db
    .deleteFrom('absence_votes')
    .where('table_id', '=', table)
    .where('absence', '=', 'stand-in')
    .execute()
}

export async function voteAbsence(
  db: Database,
  table: string,
  seat: number,
  absence: Absence,
): Promise<void> {
  await db
    .insertInto('absence_votes')
    .values({ table_id: table, seat, absence })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ absence }))
    .execute()
}
