import { type Kysely, sql } from 'kysely'

/** Operators who have a page of their own, and reports that stay when the message is gone, of people too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('person', 'text', (column) =>
      column.primaryKey().notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('reports_by_id')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('about', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('operator', 'text')
    .addColumn('outcome', 'text')
    .addUniqueConstraint('reports_message', ['message_id', 'person'])
    .execute()
  await sql`insert into reports_by_id
      (id, person, about, table_id, message_id, reason, at, state, operator, outcome)
    select reports.message_id || '-' || reports.person, reports.person, messages.person, messages.table_id,
      reports.message_id, reports.reason, reports.at,
      case when reports.state is null then 'new' else 'closed' end, null, reports.state
    from reports inner join messages on messages.id = reports.message_id`.execute(db)
  await db.schema.dropTable('reports').execute()
  await db.schema.alterTable('reports_by_id').renameTo('reports').execute()
  await db.schema.createIndex('reports_state').on('reports').columns(['state', 'at']).execute()
  await db.schema.createIndex('audit_at').on('audit').column('at').execute()
}
