import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** How long PostgreSQL may say nothing to a query, or to a greeting, in milliseconds. */
export const PATIENCE = 5_000
/** PostgreSQL's number of the type bigint; ours are times and counts that fit a number. */
const BIGINT = 20

/**
 * Connections that are given up when they fall silent, as through a firewall that forgot them: whoever waited hears of
 * it within seconds, and the next one gets a new connection.
 */
export function patientPool(url: string, most: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  // A connection that breaks is replaced at the next query; whoever was in the middle of one hears of it there.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    connect: async () => patientClient(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

function patientClient(client: PostgresPoolClient): PostgresPoolClient {
  let silent: Error | null = null

  async function answerTo<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (silent !== null) throw silent
    try {
      return await client.query<Row>(text, values)
    } catch (error) {
      // What it answers later would be taken for the answer to something else.
      if (error instanceof Error && error.message === 'Query read timeout') silent = error
      throw error
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
    return typeof asked === 'string' ? answerTo<Row>(asked, values) : client.query(asked)
  }

  return { query, release: (destroy) => client.release(silent !== null || destroy) }
}
