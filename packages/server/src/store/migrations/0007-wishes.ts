import { type Kysely, sql } from 'kysely'

/** The id of a wish is its seat's own: what one client calls a wish takes nothing from another, nor from a bot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries_by_seat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_number', ['table_id', 'number'])
    .addUniqueConstraint('entries_wish', ['table_id', 'seat', 'client_id'])
    .execute()
  const columns = sql.raw('table_id, number, seat, body, client_id, at')
  await sql`insert into entries_by_seat (${columns}) select ${columns} from entries`.execute(db)
  await db.schema.dropTable('entries').execute()
  await db.schema.alterTable('entries_by_seat').renameTo('entries').execute()
}
