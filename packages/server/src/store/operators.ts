import type { Database } from './schema.ts'

/** Whether somebody looks after this server. */
export async function isOperator(db: Database, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst()
  return row !== undefined
}
