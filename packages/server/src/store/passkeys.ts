import type { Database } from './schema.ts'

/** A key of somebody, as they see it. */
export interface KeptKey {
  readonly id: string
  /** Since when, in milliseconds. */
  readonly at: number
}

export async function keysOf(db: Database, person: string): Promise<KeptKey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function removeKey(db: Database, person: string, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute()
}
