import { type Kysely, sql } from 'kysely'

/** The tables of the authentication library, under the names that it expects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sqlite = db.getExecutor().adapter.supportsTransactionalDdl === false
  const time = sqlite ? ('date' as const) : ('timestamptz' as const)
  const flag = sqlite ? ('integer' as const) : ('boolean' as const)
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('isAnonymous', flag)
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  for (const [table, column] of [
    ['session', 'userId'],
    ['account', 'userId'],
    ['verification', 'identifier'],
  ])
    await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(
      db,
    )
}
