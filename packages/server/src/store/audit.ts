import { randomBytes } from 'node:crypto'
import type { Database } from './schema.ts'

/** Something that an operator did. */
export interface Audited {
  readonly operator: string
  readonly deed: string
  /** What it was done to: an id, or an address. */
  readonly subject: string
  readonly detail: string
  readonly at: number
}

/** Writes it down, in the transaction that does it: nothing is done that is not in the list. */
export async function audit(db: Database, audited: Audited): Promise<void> {
  const id = randomBytes(12).toString('hex')
  await db
    .insertInto('audit')
    .values({ id, ...audited })
    .execute()
}

/** The latest first. */
export const readAudit = (db: Database, most: number): Promise<Audited[]> =>
  db
    .selectFrom('audit')
    .select(['operator', 'deed', 'subject', 'detail', 'at'])
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
