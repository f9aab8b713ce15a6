import type { Seat } from '@vyprava/kernel'
import type { ConditionalShown, Expected, Fate, ForeseenStep } from '@vyprava/protocol'
import type { Database } from './schema.ts'

/** A conditional move as the database has it. */
export interface StoredConditional extends ConditionalShown {
  readonly seat: Seat
  readonly person: string
  /** What its owner had noticed when it was foreseen. */
  readonly version: number
  /** What is to be heard before it is played; null: it is played whatever happens. */
  readonly expected: Expected | null
}

/** What we wrote ourselves. */
const written = <Value>(text: string): Value => JSON.parse(text)

/** Those of a table, or of one seat of it, each seat's in the order in which they are tried. */
export async function readConditionals(
  db: Database,
  table: string,
  seat: Seat | null = null,
): Promise<StoredConditional[]> {
  const rows = await db
    .selectFrom('conditionals')
    .selectAll()
    .where('table_id', '=', table)
    .$if(seat !== null, (query) => query.where('seat', '=', seat ?? 0))
    .orderBy('seat')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ table_id: _table, place: _place, at: _at, steps, expected, ...row }) => ({
    ...row,
    steps: written<ForeseenStep[]>(steps),
    expected: expected === null ? null : written<Expected>(expected),
    anyway: expected === null,
  }))
}

/** Puts one behind those that wait. */
export async function addConditional(
  db: Database,
  table: string,
  { steps, expected, anyway: _anyway, ...row }: StoredConditional,
  at: number,
): Promise<void> {
  const { last } = await db
    .selectFrom('conditionals')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('table_id', '=', table)
    .where('seat', '=', row.seat)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('conditionals')
    .values({
      ...{ ...row, table_id: table, at, place: (last ?? 0) + 1, steps: JSON.stringify(steps) },
      expected: expected === null ? null : JSON.stringify(expected),
    })
    .execute()
}

/** They are tried in this order. */
export async function orderConditionals(db: Database, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await db
      .updateTable('conditionals')
      .set({ place: place + 1 })
      .where('id', '=', id)
      .execute()
}

export async function dropConditionals(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('conditionals').where('id', 'in', ids).execute()
}

/** The seat is somebody else's now, or a bot plays there. */
export async function dropConditionalsOf(db: Database, table: string, seat: Seat): Promise<void> {
  await db.deleteFrom('conditionals').where('table_id', '=', table).where('seat', '=', seat).execute()
}

/** One that waited does not any more; the first word counts. */
export async function endConditional(db: Database, id: string, fate: Fate): Promise<void> {
  await db.updateTable('conditionals').set({ fate }).where('id', '=', id).where('fate', 'is', null).execute()
}

/** The tables at which some wait. */
export async function tablesWithConditionals(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('conditionals')
    .select('table_id')
    .distinct()
    .where('fate', 'is', null)
    .execute()
  return rows.map(({ table_id }) => table_id)
}

/** All of a person, for the file with their own data. */
export const conditionalsOf = (db: Database, person: string) =>
  db
    .selectFrom('conditionals')
    .select(['table_id', 'seat', 'steps', 'fate', 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .execute()
