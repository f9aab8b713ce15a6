import { type Kysely, sql } from 'kysely'
import pg from 'pg'
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
const LONGEST_PAUSE = 5_000
const FIRST_PAUSE = 50

/** Across processes. The listening connection is renewed when it breaks, and then everything is looked at. */
export async function postgresBell(url: string, db: Kysely<Schema>): Promise<Bell> {
  const hearers = new Set<Hear>()
  const hear = (ring: Ring | null): void => {
    for (const hearer of hearers) hearer(ring)
  }
  let closed = false
  let client: pg.Client | null = null

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('notification', ({ payload }) => hear(ringFrom(payload ?? '')))
    fresh.on('error', () => renew(fresh))
    fresh.on('end', () => renew(fresh))
    await fresh.connect()
    await fresh.query(`LISTEN ${CHANNEL}`)
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
        () => retry(Math.min(2 * pause, LONGEST_PAUSE)),
      )
    }, pause).unref()
  }

  await connect()
  return {
    ring: async ({ table, number }) => {
      await sql`select pg_notify(${CHANNEL}, ${`${table} ${number ?? ''}`})`.execute(db)
    },
    listen: (hearer) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

function ringFrom(payload: string): Ring {
  const [table, number] = payload.split(' ')
  return { table, number: number === '' ? null : Number(number) }
}
