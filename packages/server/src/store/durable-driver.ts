import { type CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely'
import type { Flush } from './flush.ts'

type Config = ConstructorParameters<typeof SqliteDialect>[0]

/** What only looks leaves nothing to be flushed. */
const isChange = ({ query }: CompiledQuery): boolean => query.kind !== 'SelectQueryNode'

/** Nobody hears that something was done before it is on the disk. */
class DurableDriver extends SqliteDriver {
  readonly #flush: Flush
  #connection: DatabaseConnection | null = null
  /** There is one connection, which one after the other uses. */
  #changed = false

  constructor(config: Config, flush: Flush) {
    super(config)
    this.#flush = flush
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= this.#noting(await super.acquireConnection())
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    if (!this.#changed) return
    this.#changed = false
    await this.#flush()
  }

  #noting(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: (query, options) => {
        this.#changed ||= isChange(query)
        return connection.executeQuery(query, options)
      },
      streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    }
  }
}

/** The embedded database with commits that are flushed before they are answered. */
export class DurableDialect extends SqliteDialect {
  readonly #config: Config
  readonly #flush: Flush

  constructor(config: Config, flush: Flush) {
    super(config)
    this.#config = config
    this.#flush = flush
  }

  override createDriver(): Driver {
    return new DurableDriver(this.#config, this.#flush)
  }
}
