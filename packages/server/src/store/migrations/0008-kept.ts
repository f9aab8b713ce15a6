import type { Kysely } from 'kysely'

/** Matches as they were lately, so that a cold one is not played from its first action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_matches')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
}
