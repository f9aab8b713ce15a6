import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  /** Who came by the link of a private table that is played: what they ask for, and what became of it. */
  await db.schema
    .createTable('requests')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('wants', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('requests_pk', ['table_id', 'person'])
    .execute()
  /** Who of the players wants to let somebody have a seat. */
  await db.schema
    .createTable('request_votes')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_votes_pk', ['table_id', 'person', 'seat'])
    .addForeignKeyConstraint(
      'request_votes_of',
      ['table_id', 'person'],
      'requests',
      ['table_id', 'person'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}
