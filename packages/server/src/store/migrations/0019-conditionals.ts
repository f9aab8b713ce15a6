import type { Kysely } from 'kysely'

/** Conditional moves: what somebody at a seat would do if the others do this or that. Secret to all but them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conditionals')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('expected', 'text')
    .addColumn('fate', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('conditionals_of').on('conditionals').columns(['table_id', 'seat']).execute()
  await db.schema.createIndex('conditionals_person').on('conditionals').column('person').execute()
}
