import type { Entry, GameAction } from '@vyprava/kernel'
import type { Database } from './schema.ts'

/** An entry of a match's journal as the database has it. */
export interface StoredEntry {
  readonly number: number
  readonly entry: Entry
}

/** The journal of a table from a number on. */
export async function readJournal(db: Database, table: string, from: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'seat', 'body'])
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .execute()
  return rows.map(({ number, seat, body }) => ({ number, entry: { seat, ...parseBody(body) } }))
}

/** What we wrote ourselves: an action, or a point to go back to. */
function parseBody(body: string): { action: GameAction } | { back: number } {
  const value: unknown = JSON.parse(body)
  if (typeof value === 'object' && value !== null) {
    const back: unknown = Reflect.get(value, 'back')
    if (typeof back === 'number' && !('type' in value)) return { back }
    const type: unknown = Reflect.get(value, 'type')
    if (typeof type === 'string') return { action: { ...value, type } }
  }
  throw new Error(`An entry of the journal is neither an action nor a step back: ${body.slice(0, 200)}`)
}

const bodyOf = (entry: Entry): string => JSON.stringify('back' in entry ? { back: entry.back } : entry.action)

export interface Appended {
  readonly table: string
  /** The number of the first of the entries. */
  readonly number: number
  readonly entries: readonly Entry[]
  readonly clientId: string | null
  readonly at: number
}

/** Appends all of them or none: false when somebody else has appended meanwhile, or the wish was fulfilled before. */
export async function appendEntries(db: Database, appended: Appended): Promise<boolean> {
  const { table, number, entries, clientId, at } = appended
  const rows = entries.map((entry, index) => ({
    table_id: table,
    number: number + index,
    seat: entry.seat,
    body: bodyOf(entry),
    client_id: index === 0 ? clientId : null,
    at,
  }))
  const insert = (on: Database) =>
    on
      .insertInto('entries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
  if (rows.length === 1) return Number((await insert(db)).numInsertedOrUpdatedRows) === 1
  return db
    .transaction()
    .execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await insert(transaction)
      if (Number(numInsertedOrUpdatedRows) === rows.length) return true
      throw new Conflict()
    })
    .catch((error: unknown) => {
      if (error instanceof Conflict) return false
      throw error
    })
}

/** Undoes a transaction that was too late. */
class Conflict extends Error {}

/** Whether a wish of this seat with this id was fulfilled before. */
export async function wasFulfilled(
  db: Database,
  table: string,
  seat: number,
  clientId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('number')
    .where('table_id', '=', table)
    .where('client_id', '=', clientId)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row !== undefined
}
