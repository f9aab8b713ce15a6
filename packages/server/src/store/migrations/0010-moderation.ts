import type { Kysely } from 'kysely'

/** What operators do, and a list of all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('silences')
    .addColumn('person', 'text', (column) =>
      column.primaryKey().notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('address_bans')
    .addColumn('network', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  /** Null while nobody has decided. */
  await db.schema.alterTable('reports').addColumn('state', 'text').execute()
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
}
