import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  /** What a server makes up once and keeps, such as the secret of its cookies. */
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  /** Fingerprints of states on the way: whether newer rules still lead to them. */
  await db.schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_pk', ['table_id', 'number'])
    .execute()
  await db.schema
    .createTable('bans')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('seats').addColumn('stand_in', 'text').execute()
}
