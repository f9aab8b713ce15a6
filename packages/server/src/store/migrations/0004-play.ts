import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  /** Who asked at which length of the journal to go back to which point; it is void once the journal is longer. */
  await db.schema
    .createTable('takebacks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('point', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('takebacks_once', ['table_id', 'number', 'seat'])
    .addUniqueConstraint('takebacks_client', ['table_id', 'client_id'])
    .execute()
  await db.schema
    .createTable('takeback_answers')
    .addColumn('takeback_id', 'text', (column) =>
      column.notNull().references('takebacks.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('agree', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('takeback_answers_pk', ['takeback_id', 'seat'])
    .execute()
  /** What has to be done at a time; whoever does it holds it until `lease`. */
  await db.schema
    .createTable('jobs')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').column('due').execute()
  /** How fast a table plays; one without a row has all the time of the world. */
  await db.schema
    .createTable('paces')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('budget', 'bigint', (column) => column.notNull())
    .addColumn('increment', 'bigint', (column) => column.notNull())
    .addColumn('absence', 'text', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .execute()
  /** What those at the table want done about somebody who is late. */
  await db.schema
    .createTable('absence_votes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('absence', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('absence_votes_pk', ['table_id', 'seat'])
    .execute()
}
