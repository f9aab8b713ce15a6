import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { Flush } from './flush.ts'
import type { Lock } from './lock.ts'

interface DurableNeeds {
  readonly database: SqliteDatabase
  readonly flush: Flush
  /** There is one connection, which one after the other uses. */
  readonly lock: Lock
}

/** What only looks leaves nothing to be flushed; neither does what only begins or ends something. */
const looks = (statement: SqliteStatement): boolean => 'readonly' in statement && statement.readonly === true

/**
 * Nobody hears of a change before it is on the disk: neither who made it, nor who looks meanwhile. Others use the
 * connection while the disk is busy. (Moves are appended past this; whoever looks at their table waits for them there.)
 */
class DurableDriver extends SqliteDriver {
  readonly #flush: Flush
  readonly #lock: Lock
  readonly #noted: { changed: boolean }
  /** What was changed last and is not on the disk yet. */
  #pending: Promise<void> | null = null

  constructor({ database, flush, lock }: DurableNeeds) {
    const noted = { changed: false }
    super({
      database: {
        close: () => database.close(),
        prepare: (text) => {
          const statement = database.prepare(text)
          noted.changed ||= !looks(statement)
          return statement
        },
      },
    })
    this.#flush = flush
    this.#lock = lock
    this.#noted = noted
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.take()
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const { changed } = this.#noted
    this.#noted.changed = false
    const pending = changed ? this.#put() : this.#pending
    this.#lock.release()
    // A disk that failed is the trouble of whoever wrote.
    await (changed ? pending : pending?.catch(() => {}))
  }

  #put(): Promise<void> {
    const put = this.#flush()
    this.#pending = put
    const over = (): void => {
      if (this.#pending === put) this.#pending = null
    }
    put.then(over, over)
    return put
  }
}

/** The line before the connection is ours: the library's would be held until the disk is done. */
class DurableAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The embedded database with commits that are flushed before they are answered. */
export class DurableDialect extends SqliteDialect {
  readonly #needs: DurableNeeds

  constructor(needs: DurableNeeds) {
    super({ database: needs.database })
    this.#needs = needs
  }

  override createDriver(): Driver {
    return new DurableDriver(this.#needs)
  }

  override createAdapter(): DialectAdapter {
    return new DurableAdapter()
  }
}
