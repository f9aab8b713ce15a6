import type { Kysely } from 'kysely'

/** What was written to an address: whoever has the token may set a password there, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letters')
    .addColumn('token', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}
