import { sql } from 'kysely'
import type { Retention } from '../config.ts'
import type { Store } from '../store/open.ts'
import { removeTable } from '../store/tables.ts'

export const SWEEP_JOB = 'sweep'
export const SWEEP_EVERY = 60 * 60_000
const DAY = 24 * 60 * 60_000

export interface Swept {
  readonly tables: number
  readonly sessions: number
  readonly messages: number
  readonly guests: number
}

/** Removes what nobody comes back to: open tables, sessions, talk of long ago, guests who never played. */
export async function sweep(store: Store, keep: Retention, now: number): Promise<Swept> {
  const before = (days: number): number | null => (days === 0 ? null : now - days * DAY)
  return {
    tables: await removeOpenTables(store, before(keep.openTables)),
    sessions: await removeSessions(store, now),
    messages: await removeMessages(store, before(keep.talk)),
    guests: await removeGuests(store, before(keep.guests)),
  }
}

async function removeOpenTables({ db, bell }: Store, before: number | null): Promise<number> {
  if (before === null) return 0
  const old = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'open')
    .where('changed', '<', before)
    .execute()
  for (const { id } of old) {
    await removeTable(db, id)
    await bell.ring({ table: id, number: null })
  }
  return old.length
}

/** Sessions, and links of mails, that are not valid any more. */
async function removeSessions({ db }: Store, now: number): Promise<number> {
  const at = new Date(now).toISOString()
  const expired = async (table: string): Promise<number> => {
    const done = await sql`delete from ${sql.table(table)} where ${sql.ref('expiresAt')} < ${at}`.execute(db)
    return Number(done.numAffectedRows ?? 0)
  }
  return (await expired('session')) + (await expired('verification'))
}

/** What was reported stays until an operator has dealt with it; what is said in a match that goes on stays too. */
async function removeMessages({ db }: Store, before: number | null): Promise<number> {
  if (before === null) return 0
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('at', '<', before)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('reports').select('message_id').where('message_id', 'is not', null),
    )
    .where('table_id', 'in', ({ selectFrom }) =>
      selectFrom('tables').select('id').where('state', '=', 'over'),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Guests who have neither played nor said anything, and have not been here for long. */
async function removeGuests({ db }: Store, before: number | null): Promise<number> {
  if (before === null) return 0
  const at = new Date(before).toISOString()
  const none = (table: string, column: string) =>
    sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref('user.id')})`
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table('user')}
    where cast(${sql.ref('isAnonymous')} as integer) = 1 and ${sql.ref('createdAt')} < ${at}
      and not exists (select 1 from session
        where ${sql.ref('session.userId')} = ${sql.ref('user.id')} and ${sql.ref('session.updatedAt')} >= ${at})
      and ${none('seats', 'person')} and ${none('tables', 'host')} and ${none('messages', 'person')}
      and ${none('reports', 'person')} and ${none('reports', 'about')} and ${none('bans', 'person')}`.execute(
    db,
  )
  for (const { id } of rows)
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('people').where('id', '=', id).execute()
      await sql`delete from ${sql.table('user')} where id = ${id}`.execute(transaction)
    })
  return rows.length
}
