import type { Kysely } from 'kysely'

/** Of which question a player was reminded last, by the time when it was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('reminded', 'bigint').execute()
}
