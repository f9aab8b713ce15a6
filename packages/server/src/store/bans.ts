import type { Database } from './schema.ts'

/** Whether somebody may not come in. */
export async function isBanned(db: Database, person: string): Promise<boolean> {
  const row = await db.selectFrom('bans').select('person').where('person', '=', person).executeTakeFirst()
  return row !== undefined
}

/** Those of these people who may not come in, and why. */
export async function bannedAmong(
  db: Database,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map()
  const rows = await db
    .selectFrom('bans')
    .select(['person', 'reason'])
    .where('person', 'in', [...new Set(people)])
    .execute()
  return new Map(rows.map(({ person, reason }) => [person, reason]))
}
