import type { Kysely } from 'kysely'

/** Which table goes on where a match was over; there is one for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rematches')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('next', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .execute()
}
