import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { PATIENCE } from './patient-pool.ts'
import type { Schema } from './schema.ts'

/** Something happened at a table: how long its journal is now, or null when it is something else. */
export interface Ring {
  readonly table: string
  readonly number: number | null
}

/** Carries no facts: who hears it looks into the database. Null: rings may have been missed, look at everything. */
export type Hear = (ring: Ring | null) => void

export interface Bell {
  ring(ring: Ring): Promise<void>
  /** The answer ends it. */
  listen(hear: Hear): () => void
  close(): Promise<void>
}

const LOOK_EVERY = 1_000

/** Within one process. What another one writes, such as an operator's command, is noticed by the file's version. */
export function localBell(version: () => unknown): Bell {
  const hearers = new Set<Hear>()
  let seen = version()
  const look = setInterval(() => {
    const now = version()
    if (now === seen) return
    seen = now
    for (const hear of hearers) hear(null)
  }, LOOK_EVERY)
  look.unref()
  return {
    ring: async (ring) => {
      for (const hear of hearers) hear(ring)
    },
    listen: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    close: async () => clearInterval(look),
  }
}

const CHANNEL = 'vyprava_tables'
const LONGEST_PAUSE = 2_000
const FIRST_PAUSE = 50
/** So often the listening connection is asked whether it still hears, and so long it has for the answer. */
const BEAT_EVERY = 2_000
const BEAT = 'beat'

/**
 * Across processes. The listening connection is renewed when it breaks or falls silent, and then everything is looked
 * at; until a new one is there, everything is looked at now and then.
 */
export async function postgresBell(url: string, db: Kysely<Schema>): Promise<Bell> {
  const hearers = new Set<Hear>()
  const hear = (ring: Ring | null): void => {
    for (const hearer of hearers) hearer(ring)
  }
  const name = randomUUID()
  let closed = false
  let client: pg.Client | null = null
  /** Whether the last beat came back. */
  let beats = true

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    })
    fresh.on('notification', ({ payload = '' }) => {
      beats = true
      if (!payload.startsWith(`${BEAT}:`)) hear(ringFrom(payload))
    })
    fresh.on('error', () => renew(fresh))
    fresh.on('end', () => renew(fresh))
    await fresh.connect()
    await fresh.query(`LISTEN ${CHANNEL}`)
    beats = true
    client = fresh
  }

  function renew(broken: pg.Client): void {
    if (closed || client !== broken) return
    client = null
    retry(FIRST_PAUSE)
  }

  function retry(pause: number): void {
    setTimeout(() => {
      if (closed) return
      connect().then(
        () => hear(null),
        () => {
          hear(null)
          retry(Math.min(2 * pause, LONGEST_PAUSE))
        },
      )
    }, pause).unref()
  }

  const beat = setInterval(() => {
    if (client === null) return
    if (!beats) {
      const silent = client
      renew(silent)
      return silent.end().catch(() => {})
    }
    beats = false
    notify(`${BEAT}:${name}`).catch(() => {})
  }, BEAT_EVERY)
  beat.unref()

  const notify = async (payload: string): Promise<void> => {
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
  }

  await connect()
  return {
    ring: ({ table, number }) => notify(`${table} ${number ?? ''}`),
    listen: (hearer) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    close: async () => {
      closed = true
      clearInterval(beat)
      await client?.end()
    },
  }
}

function ringFrom(payload: string): Ring {
  const [table, number] = payload.split(' ')
  return { table, number: number === '' ? null : Number(number) }
}
