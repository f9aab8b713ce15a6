import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3-13'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Bell, localBell, postgresBell } from './bell.ts'
import { type Append, appendEach, appendTogether } from './journal.ts'
import { migrations } from './migrations/index.ts'
import { patientPool } from './patient-pool.ts'
import type { Schema } from './schema.ts'

/** Where the data lies: a folder of this machine, or a PostgreSQL that several processes share. */
export type Place =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** The database with its bell, ready for use. */
export interface Store {
  readonly db: Kysely<Schema>
  readonly bell: Bell
  readonly append: Append
  close(): Promise<void>
}

/** Of one process to a PostgreSQL. */
export const MOST_CONNECTIONS = 10

export async function openStore(place: Place): Promise<Store> {
  const store = place.kind === 'sqlite' ? openSqlite(place.folder) : await openPostgres(place.url)
  try {
    await migrate(store.db)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const file = new Sqlite(join(folder, 'vyprava.sqlite'))
  file.pragma('journal_mode = WAL')
  // Every commit is on the disk before it is answered.
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: prepared(file) }) })
  const bell = localBell(() => file.pragma('data_version', { simple: true }))
  return {
    db,
    bell,
    append: appendTogether(db),
    close: async () => {
      await bell.close()
      await db.destroy()
    },
  }
}

/** The same database with every query prepared once: there are few, and preparing costs more than most of them. */
function prepared(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>()
  return {
    close: () => file.close(),
    prepare: (text) => {
      const statement = statements.get(text) ?? file.prepare(text)
      statements.set(text, statement)
      return statement
    },
  }
}

async function openPostgres(url: string): Promise<Store> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: patientPool(url, MOST_CONNECTIONS) }),
  })
  const bell = await postgresBell(url, db)
  return {
    db,
    bell,
    append: appendEach(db),
    close: async () => {
      await bell.close()
      await db.destroy()
    },
  }
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
