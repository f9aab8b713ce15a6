import { randomUUID } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import pg from 'pg'
import * as v from 'valibot'
import { PATIENCE } from './patient-pool.ts'
import type { Schema } from './schema.ts'

/** Something happened at a table: how long its journal is now, or null when it is something else. */
export interface Ring {
  readonly table: string
  readonly number: number | null
}

/** Carries no data: listeners re-read the database. Null means rings may have been missed, so re-read everything. */
export type Hear = (ring: Ring | null) => void

/** Something that concerns people, wherever their windows are open. */
export type Call =
  | { readonly kind: 'turn'; readonly person: string; readonly table: string }
  | { readonly kind: 'bans' }
  /** Somebody may not talk for a time, or may again. */
  | { readonly kind: 'silence'; readonly person: string }
  /** Something that was said at a table is gone. */
  | { readonly kind: 'unsaid'; readonly table: string }
  /** Somebody calls somebody to a table. */
  | { readonly kind: 'nudge'; readonly person: string; readonly table: string; readonly name: string }
  /** Who is at a table in a process; it may ask the others for the same. */
  | {
      readonly kind: 'there'
      readonly table: string
      readonly process: string
      readonly people: readonly (readonly [string, 'here' | 'away'])[]
      readonly asks: boolean
    }
  /** A process is there. */
  | { readonly kind: 'alive'; readonly process: string }
  /** What everybody should know has changed. */
  | { readonly kind: 'notice' }

const callSchema: v.GenericSchema<unknown, Call> = v.variant('kind', [
  v.object({ kind: v.literal('turn'), person: v.string(), table: v.string() }),
  v.object({ kind: v.literal('bans') }),
  v.object({ kind: v.literal('silence'), person: v.string() }),
  v.object({ kind: v.literal('unsaid'), table: v.string() }),
  v.object({ kind: v.literal('nudge'), person: v.string(), table: v.string(), name: v.string() }),
  v.object({
    kind: v.literal('there'),
    table: v.string(),
    process: v.string(),
    people: v.array(v.tuple([v.string(), v.picklist(['here', 'away'])])),
    asks: v.boolean(),
  }),
  v.object({ kind: v.literal('alive'), process: v.string() }),
  v.object({ kind: v.literal('notice') }),
])

/** Null: calls may have been missed. */
export type HearCall = (call: Call | null) => void

export interface Bell {
  ring(ring: Ring): Promise<void>
  /** The answer ends it. */
  listen(hear: Hear): () => void
  /** The same for people: those who wait for tables do not hear it. */
  call(call: Call): Promise<void>
  listenForPeople(hear: HearCall): () => void
  close(): Promise<void>
}

const LOOK_EVERY = 1_000

/** Within one process. What another one writes, such as an operator's command, is noticed by the file's version. */
export function localBell(version: () => unknown): Bell {
  const tables = new Hearers<Ring>()
  const people = new Hearers<Call>()
  let seen = version()
  const look = setInterval(() => {
    const now = version()
    if (now === seen) return
    seen = now
    tables.hear(null)
    people.hear(null)
  }, LOOK_EVERY)
  look.unref()
  return {
    ring: async (ring) => tables.hear(ring),
    listen: (hear) => tables.add(hear),
    call: async (call) => people.hear(call),
    listenForPeople: (hear) => people.add(hear),
    close: async () => clearInterval(look),
  }
}

/** Those who listen to one kind of thing. */
class Hearers<Heard> {
  readonly #all = new Set<(heard: Heard | null) => void>()

  hear(heard: Heard | null): void {
    for (const hearer of this.#all) hearer(heard)
  }

  add(hearer: (heard: Heard | null) => void): () => void {
    this.#all.add(hearer)
    return () => this.#all.delete(hearer)
  }
}

const TABLES = 'vyprava_tables'
const PEOPLE = 'vyprava_people'
const NOTIFY =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as ring (channel, payload)'
const LONGEST_PAUSE = 2_000
const FIRST_PAUSE = 50
/** A ring that is not taken within so long goes another way. */
const RING_PATIENCE = 2_000
/** So often the listening connection is asked whether it still hears, and so long it has for the answer. */
const BEAT_EVERY = 2_000
const BEAT = 'beat'

/**
 * Across processes. The listening connection is renewed when it breaks or falls silent, and then everything is looked
 * at; until a new one is there, everything is looked at now and then.
 */
export async function postgresBell(url: string, db: Kysely<Schema>): Promise<Bell> {
  const tables = new Hearers<Ring>()
  const people = new Hearers<Call>()
  const missed = (): void => {
    tables.hear(null)
    people.hear(null)
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
      query_timeout: RING_PATIENCE,
    })
    fresh.on('notification', ({ channel, payload = '' }) => {
      beats = true
      if (payload.startsWith(`${BEAT}:`)) return
      if (channel === TABLES) tables.hear(ringFrom(payload))
      else people.hear(callFrom(payload))
    })
    fresh.on('error', () => renew(fresh))
    fresh.on('end', () => renew(fresh))
    await fresh.connect()
    await fresh.query(`LISTEN ${TABLES}`)
    await fresh.query(`LISTEN ${PEOPLE}`)
    // A ring is forgotten with the process anyway: nobody waits until the disk has it. Nothing else is said here.
    await fresh.query('SET synchronous_commit = off')
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
      connect().then(missed, () => {
        missed()
        retry(Math.min(2 * pause, LONGEST_PAUSE))
      })
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
    notify(TABLES, `${BEAT}:${name}`).catch(() => {})
  }, BEAT_EVERY)
  beat.unref()

  const notify = notifier(async (channels, payloads) => {
    const values = [channels, payloads]
    const other = (): Promise<unknown> => db.executeQuery(CompiledQuery.raw(NOTIFY, values))
    await (client === null ? other() : client.query(NOTIFY, values).catch(other))
  })

  await connect()
  return {
    ring: ({ table, number }) => notify(TABLES, `${table} ${number ?? ''}`),
    listen: (hearer) => tables.add(hearer),
    call: (call) => notify(PEOPLE, JSON.stringify(call)),
    listenForPeople: (hearer) => people.add(hearer),
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

function callFrom(payload: string): Call | null {
  const call = v.safeParse(callSchema, JSON.parse(payload))
  return call.success ? call.output : null
}

type Notify = (channels: readonly string[], payloads: readonly string[]) => Promise<void>

/** What is to be told while the database is busy with the last of it goes out together, in one question. */
function notifier(notify: Notify): (channel: string, payload: string) => Promise<void> {
  let waiting: { readonly channel: string; readonly payload: string }[] = []
  let next: Promise<void> | null = null
  let last: Promise<void> = Promise.resolve()
  const send = async (): Promise<void> => {
    await last
    const now = waiting
    waiting = []
    next = null
    const sent = notify(
      now.map(({ channel }) => channel),
      now.map(({ payload }) => payload),
    )
    last = sent.then(
      () => {},
      () => {},
    )
    await sent
  }
  return (channel, payload) => {
    waiting.push({ channel, payload })
    next ??= send()
    return next
  }
}
