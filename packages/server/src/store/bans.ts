import type { Database } from './schema.ts'

/** Whether somebody may not come in. */
export async function isBanned(db: Database, person: string): Promise<boolean> {
  const row = await db.selectFrom('bans').select('person').where('person', '=', person).executeTakeFirst()
  return row !== undefined
}

/** Those of these people who may not come in. */
export async function bannedAmong(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('bans')
    .select('person')
    .where('person', 'in', [...new Set(people)])
    .execute()
  return new Set(rows.map(({ person }) => person))
}
