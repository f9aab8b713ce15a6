import type { Database } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** Does something that counts what a person has, while nobody else does it for the same one, in whichever process. */
export const withPerson = <Result>(
  db: Database,
  person: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (transaction) => {
    // What is written, even with the same value, is locked on both databases until the transaction ends.
    await transaction
      .updateTable('people')
      .set(({ ref }) => ({ created: ref('created') }))
      .where('id', '=', person)
      .execute()
    return work(transaction)
  })

/** What somebody is called at tables. */
export async function nameOf(db: Database, person: string): Promise<string> {
  const row = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst()
  return row?.name ?? ''
}

/** The names of those with whom somebody sits at tables that are not over. */
export async function neighboursOf(db: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats as own')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .innerJoin('seats as other', 'other.table_id', 'own.table_id')
    .innerJoin('people', 'people.id', 'other.person')
    .select('people.name')
    .distinct()
    .where('own.person', '=', person)
    .where('other.person', '!=', person)
    .where('tables.state', '!=', 'over')
    .execute()
  return rows.map(({ name }) => name)
}

/** Tables of somebody's own that wait for players. */
export async function openTablesOf(db: Database, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host', '=', person)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Seats of somebody at tables that are not over. */
export async function seatsOf(db: Database, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('seats.person', '=', person)
    .where('state', '!=', 'over')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Bots at tables of somebody's own that are not over. */
export async function botsAt(db: Database, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host', '=', host)
    .where('state', '!=', 'over')
    .where('bot', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Browsers that take messages for somebody, besides one that may be known already. */
export async function browsersOf(db: Database, person: string, endpoint: string): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person', '=', person)
    .where('endpoint', '!=', endpoint)
    .executeTakeFirstOrThrow()
  return Number(count)
}
