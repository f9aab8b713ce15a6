import type { Kysely } from 'kysely'

/** When the person at a seat took it back from a stand-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('back', 'bigint').execute()
}
