import { randomBytes } from 'node:crypto'
import type { Database } from './schema.ts'

export interface NewReport {
  readonly person: string
  readonly about: string
  readonly table: string
  /** Null when it is about the person rather than about something said. */
  readonly message: string | null
  readonly reason: string
  readonly at: number
}

/** Keeps a report: of a message once for each who reports it, of a person at a table once until it is closed. */
export async function addReport(db: Database, { table, message, ...report }: NewReport): Promise<void> {
  if (message === null && (await isWaiting(db, { table, ...report }))) return
  await db
    .insertInto('reports')
    .values({
      ...{ id: randomBytes(12).toString('hex'), ...report, table_id: table, message_id: message },
      ...{ state: 'new', operator: null, outcome: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function isWaiting(
  db: Database,
  { person, about, table }: Pick<NewReport, 'person' | 'about' | 'table'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('person', '=', person)
    .where('about', '=', about)
    .where('table_id', '=', table)
    .where('message_id', 'is', null)
    .where('state', '!=', 'closed')
    .executeTakeFirst()
  return row !== undefined
}
