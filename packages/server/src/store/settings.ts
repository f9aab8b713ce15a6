import type { Database } from './schema.ts'

/** What a server made up once: the first process of all writes it, everybody reads the same. */
export async function keptSetting(db: Database, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  const found = await read()
  if (found !== undefined) return found.value
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await read()
  if (kept === undefined) throw new Error(`The setting ${name} cannot be kept`)
  return kept.value
}
