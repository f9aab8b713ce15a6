import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  /** When a player was last seen at the table; written now and then, in live play only. */
  await db.schema.alterTable('seats').addColumn('seen', 'bigint').execute()
  /** How somebody wants to be reminded, in which language, and when not. */
  await db.schema
    .createTable('preferences')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('zone', 'text')
    .addColumn('quiet_from', 'integer', (column) => column.notNull())
    .addColumn('quiet_to', 'integer', (column) => column.notNull())
    .addColumn('mail', 'text')
    .addColumn('mail_confirmed', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_person').on('push_subscriptions').column('person').execute()
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('messages_client', ['table_id', 'person', 'client_id'])
    .execute()
  await db.schema.createIndex('messages_table').on('messages').columns(['table_id', 'room', 'at']).execute()
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('muted', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_pk', ['person', 'muted'])
    .execute()
  await db.schema
    .createTable('reports')
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_pk', ['message_id', 'person'])
    .execute()
}
