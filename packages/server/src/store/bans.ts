import type { Database } from './schema.ts'

/** Whether somebody may not come in. */
export async function isBanned(db: Database, person: string): Promise<boolean> {
  const row = await db.selectFrom('bans').select('person').where('person', '=', person).executeTakeFirst()
  return row !== undefined
}
