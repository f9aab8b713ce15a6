import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  /** Whether players may ask a bot, and how much later than the players others see the match. */
  await db.schema
    .alterTable('agreements')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('agreements')
    .addColumn('delay', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  /** Who asked for a rematch, and whose seats are kept for them there. */
  await db.schema.alterTable('rematches').addColumn('person', 'text').execute()
  await db.schema
    .createTable('kept_seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('kept_seats_pk', ['table_id', 'seat'])
    .execute()
}
