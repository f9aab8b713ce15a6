import type { Entry, GameAction } from '@vyprava/kernel'
import type { Database } from './schema.ts'

/** An entry of a match's journal as the database has it. */
export interface StoredEntry {
  readonly number: number
  readonly entry: Entry
  readonly at: number
}

/** Entries that were appended together: to those at the table they are one thing that happened. */
export interface StoredDeed {
  /** The number of the first of them. */
  readonly number: number
  readonly entries: readonly Entry[]
  readonly at: number
}

const readRows = (db: Database, table: string, from: number) =>
  db
    .selectFrom('entries')
    .select(['number', 'seat', 'body', 'client_id', 'at'])
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .execute()

/** The journal of a table from a number on. */
export async function readJournal(db: Database, table: string, from: number): Promise<StoredEntry[]> {
  const rows = await readRows(db, table, from)
  return rows.map(({ number, seat, body, at }) => ({ number, entry: { seat, ...parseBody(body) }, at }))
}

/** The same by what was appended together; only the first entry of each has the id of the wish. */
export async function readDeeds(db: Database, table: string, from: number): Promise<StoredDeed[]> {
  const deeds: { number: number; entries: Entry[]; at: number }[] = []
  for (const { number, seat, body, client_id, at } of await readRows(db, table, from)) {
    const entry = { seat, ...parseBody(body) }
    const last = deeds.at(-1)
    if (client_id === null && last !== undefined) last.entries.push(entry)
    else deeds.push({ number, entries: [entry], at })
  }
  return deeds
}

/** What we wrote ourselves: an action, or a point to go back to. */
function parseBody(body: string): { action: GameAction } | { back: number } {
  const value: unknown = JSON.parse(body)
  if (typeof value === 'object' && value !== null) {
    const back: unknown = Reflect.get(value, 'back')
    if (typeof back === 'number' && !('type' in value)) return { back }
    const type: unknown = Reflect.get(value, 'type')
    if (typeof type === 'string') return { action: { ...value, type } }
  }
  throw new Error(`An entry of the journal is neither an action nor a step back: ${body.slice(0, 200)}`)
}

/** What is written of an entry. */
export const bodyOf = (entry: Entry): string =>
  JSON.stringify('back' in entry ? { back: entry.back } : entry.action)

export interface Appended {
  readonly table: string
  /** The number of the first of the entries. */
  readonly number: number
  readonly entries: readonly Entry[]
  readonly clientId: string
  readonly at: number
}

/** Appends all of them or none: false when somebody else has appended meanwhile, or the wish was fulfilled before. */
export type Append = (appended: Appended) => Promise<boolean>

/** Whether a wish of this seat with this id was fulfilled before. */
export async function wasFulfilled(
  db: Database,
  table: string,
  seat: number,
  clientId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('number')
    .where('table_id', '=', table)
    .where('client_id', '=', clientId)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of wishes that are the house's own: no client can write one with a colon. */
export const botWish = (length: number, seat: number): string => `bot:${length}:${seat}`
export const stepWish = (conditional: string, step: number): string => `conditional:${conditional}:${step}`
export const takebackWish = (takeback: string): string => `takeback:${takeback}`

/** The numbers of the entries that bots and stand-ins made. */
export async function readBotMoves(db: Database, table: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('entries')
    .select('number')
    .where('table_id', '=', table)
    .where('client_id', 'like', 'bot:%')
    .execute()
  return new Set(rows.map(({ number }) => number))
}

/** The seats for which a bot or a stand-in has moved. */
export async function botSeats(db: Database, table: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('entries')
    .select('seat')
    .distinct()
    .where('table_id', '=', table)
    .where('client_id', 'like', 'bot:%')
    .execute()
  return new Set(rows.map(({ seat }) => seat))
}
