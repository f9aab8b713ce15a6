import type { Kysely } from 'kysely'

/** Friends: one row for two people, agreed or still asked; who is called to which table; when somebody was last seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friends')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('asker', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('asked', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('agreed', 'bigint')
    .execute()
  await db.schema.createIndex('friends_asker').on('friends').columns(['asker', 'asked']).unique().execute()
  await db.schema.createIndex('friends_asked').on('friends').column('asked').execute()
  await db.schema
    .createTable('companions')
    .addColumn('person', 'text', (column) =>
      column.primaryKey().notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('link', 'text', (column) => column.notNull().unique())
    .addColumn('hidden', 'integer', (column) => column.notNull())
    .addColumn('seen', 'bigint')
    .execute()
  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('host', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'person'])
    .execute()
}
