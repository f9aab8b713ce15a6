import { dropConditionalsOf } from './conditionals.ts'
import type { Database } from './schema.ts'

/** Lets a bot play for the person at a seat; false when there is none, or a bot plays for them already. */
export async function putStandIn(db: Database, table: string, seat: number, bot: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ stand_in: bot })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person', 'is not', null)
    .where('stand_in', 'is', null)
    .executeTakeFirst()
  await dropConditionalsOf(db, table, seat)
  return numUpdatedRows === 1n
}

/** The person at a seat plays again. */
export async function takeBackSeat(db: Database, table: string, seat: number, at: number): Promise<void> {
  await db
    .updateTable('seats')
    .set({ stand_in: null, seen: at, back: at })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('resigned', 'is', null)
    .execute()
}

export async function markSeen(
  db: Database,
  table: string,
  seats: readonly number[],
  at: number,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ seen: at })
    .where('table_id', '=', table)
    .where('seat', 'in', seats)
    .execute()
}

/** When each seat was last seen at the table. */
export async function readSeen(db: Database, table: string): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('seats')
    .select('seen')
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()
  return rows.map(({ seen }) => seen)
}

/** Whether the player at a seat was reminded of the question that was asked at this time. */
export async function wasReminded(
  db: Database,
  table: string,
  seat: number,
  asked: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .select('reminded')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row?.reminded === asked
}

export async function markReminded(db: Database, table: string, seat: number, asked: number): Promise<void> {
  await db
    .updateTable('seats')
    .set({ reminded: asked })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute()
}

/** Notes that somebody is called to the table; false when they were called too short a while ago. */
export async function markNudged(
  db: Database,
  table: string,
  seat: number,
  { at, every }: { readonly at: number; readonly every: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ nudged: at })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where(({ or, eb }) => or([eb('nudged', 'is', null), eb('nudged', '<=', at - every)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The person at a seat gives the match up, and a bot plays it to its end; false when they have already. */
export async function resignSeat(
  db: Database,
  table: string,
  seat: number,
  { bot, at }: { readonly bot: string; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ stand_in: bot, resigned: at })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person', 'is not', null)
    .where('resigned', 'is', null)
    .executeTakeFirst()
  await dropConditionalsOf(db, table, seat)
  return numUpdatedRows === 1n
}
