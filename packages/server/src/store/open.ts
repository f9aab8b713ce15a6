import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3-13'
import { Kysely, type LogEvent, PostgresDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { Migrator } from 'kysely/migration'
import { appendToFile, appendToServer } from './append.ts'
import { type Bell, localBell, postgresBell } from './bell.ts'
import { DurableDialect } from './durable-driver.ts'
import { type Flush, flushLog } from './flush.ts'
import type { Append } from './journal.ts'
import { Lock } from './lock.ts'
import { LogKeeper } from './log-keeper.ts'
import { migrations } from './migrations/index.ts'
import { patientPool } from './patient-pool.ts'
import type { Schema } from './schema.ts'

/** Where the data lies: a folder of this machine, or a PostgreSQL that several processes share. */
export type DataPlace =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** The database with its bell, ready for use. */
export interface Store {
  readonly db: Kysely<Schema>
  readonly bell: Bell
  readonly append: Append
  /** Copies everything into a file while it is used; null where the database has ways of its own. */
  readonly backUp: ((file: string) => Promise<void>) | null
  close(): Promise<void>
}

/** Pages that the log of an embedded database never exceeds, whatever happens to the thread that keeps it short. */
const LONGEST_LOG = 16_384

/** Of one process to a PostgreSQL. */
export const MOST_CONNECTIONS = 10

/** The database is of another version than this program, and who only looks does not change it. */
export class OtherVersion extends Error {}

/** Hears how long each question took, in seconds, and whether it failed. */
export type Asked = (seconds: number, failed: boolean) => void

interface Opening {
  readonly looks?: boolean
  readonly asked?: Asked
}

const nobody: Asked = () => {}

const logTo =
  (asked: Asked) =>
  ({ level, queryDurationMillis }: LogEvent): void =>
    asked(queryDurationMillis / 1000, level === 'error')

/** Opens a database and brings it up to date; who only looks leaves it as it is. */
export async function openStore(
  place: DataPlace,
  { looks = false, asked = nobody }: Opening = {},
): Promise<Store> {
  const store =
    place.kind === 'sqlite' ? openSqlite(place.folder, asked) : await openPostgres(place.url, asked)
  try {
    await (looks ? mustBeCurrent(store.db) : migrate(store.db))
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

function openSqlite(folder: string, asked: Asked): Store {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'vyprava.sqlite')
  const file = new Sqlite(path)
  file.pragma('journal_mode = WAL')
  // Every commit is on the disk before it is answered: flushed by us, so that nobody else waits for the disk.
  file.pragma('synchronous = NORMAL')
  const log = flushLog(path)
  // A thread carries the log over long before the database does it by itself.
  file.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`)
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const flush: Flush = () => {
    keeper.committed()
    return log.flush()
  }
  const lock = new Lock()
  const db = new Kysely<Schema>({
    dialect: new DurableDialect({ database: prepared(file), flush, lock }),
    log: logTo(asked),
  })
  const keeper = new LogKeeper({ database: path, alone: (work) => db.connection().execute(work) })
  const bell = localBell(() => file.pragma('data_version', { simple: true }))
  return {
    db,
    bell,
    append: appendToFile(file, { flush, lock, took: (seconds) => asked(seconds, false) }),
    backUp: async (to) => {
      await file.backup(to)
    },
    close: async () => {
      await bell.close()
      await keeper.close()
      await db.destroy()
      await log.close()
    },
  }
}

/** A statement that does nothing. */
const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** The same database with every query prepared once: there are few, and preparing costs more than most of them. */
function prepared(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>()
  return {
    close: () => file.close(),
    prepare: (text) => {
      const statement = statements.get(text) ?? file.prepare(text)
      statements.set(text, statement)
      // A full disk has rolled back by itself: what went wrong is what failed, not that there is nothing left to undo.
      return text === 'rollback' && !file.inTransaction ? NOTHING : statement
    },
  }
}

async function openPostgres(url: string, asked: Asked): Promise<Store> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: patientPool(url, MOST_CONNECTIONS) }),
    log: logTo(asked),
  })
  const bell = await postgresBell(url, db)
  return {
    db,
    bell,
    append: appendToServer(db),
    backUp: null,
    close: async () => {
      await bell.close()
      await db.destroy()
    },
  }
}

const migratorOf = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}

async function mustBeCurrent(db: Kysely<Schema>): Promise<void> {
  const made = await db.introspection.getTables()
  const done = made.some(({ name }) => name === 'tables')
    ? (await migratorOf(db).getMigrations()).filter(({ executedAt }) => executedAt !== undefined).length
    : 0
  if (done === Object.keys(migrations).length) return
  throw new OtherVersion(
    'the database is of an older version; start the server once, which brings it up to date, or look with the version that wrote it',
  )
}
