import type { Kysely } from 'kysely'

/** How matches ended for those who played them, ratings with their history, who began a rated match, who is not listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('agreements')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('companions')
    .addColumn('unlisted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('task', 'text')
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('parted', 'integer', (column) => column.notNull())
    .addColumn('result', 'text')
    .addPrimaryKeyConstraint('results_pk', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('results_person').on('results').columns(['person', 'ended']).execute()
  await db.schema
    .createTable('entrants')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addPrimaryKeyConstraint('entrants_pk', ['table_id', 'seat'])
    .execute()
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_pk', ['person', 'game'])
    .execute()
  await db.schema.createIndex('ratings_game').on('ratings').columns(['game', 'mu']).execute()
  await db.schema
    .createTable('rating_steps')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('before', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_steps_pk', ['table_id', 'person'])
    .execute()
  await db.schema
    .createIndex('rating_steps_person')
    .on('rating_steps')
    .columns(['person', 'game', 'at'])
    .execute()
}
