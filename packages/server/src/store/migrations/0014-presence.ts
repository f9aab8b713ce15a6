import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  /** When somebody was last called to the table, and when they gave the match up. */
  await db.schema.alterTable('seats').addColumn('nudged', 'bigint').execute()
  await db.schema.alterTable('seats').addColumn('resigned', 'bigint').execute()
  /** What those at a table have agreed besides the rules; a table without a row has what is usual. */
  await db.schema
    .createTable('agreements')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('absence', 'bigint')
    .addColumn('closed', 'bigint')
    .execute()
  /** Who wants the match to end without a result. */
  await db.schema
    .createTable('closing_votes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('closing_votes_pk', ['table_id', 'seat'])
    .execute()
}
