import type { Entry } from '@vyprava/kernel'
import type Sqlite from 'better-sqlite3-13'
import type { Flush } from './flush.ts'
import { type Append, type Appended, bodyOf } from './journal.ts'
import type { Lock } from './lock.ts'
import type { Database } from './schema.ts'

/** As many as one question of a PostgreSQL holds comfortably. */
const MOST_TOGETHER = 200
/** So long after a write to the disk the next one begins, in milliseconds: what comes meanwhile is written with it. */
const REST = 8

/** Writes all of these; for each, whether it fitted. */
type Write = (batch: readonly Appended[]) => Promise<readonly boolean[]>

/**
 * What comes together is written together, and what comes while that is written, and in the rest after it, waits for
 * the next time, so that a full write to the disk serves many. Whoever comes after a calm while waits for nothing.
 */
export function gathered(write: Write, rest = 0): Append {
  let waiting: { readonly appended: Appended; readonly done: PromiseWithResolvers<boolean> }[] = []
  let busy = false
  let last = Number.NEGATIVE_INFINITY

  /** Where one of them breaks the whole, each is tried alone: nobody fails for somebody else's entry. */
  async function results(batch: readonly Appended[]): Promise<(boolean | { readonly error: unknown })[]> {
    try {
      return [...(await write(batch))]
    } catch (error) {
      if (batch.length === 1) return [{ error }]
      const alone = []
      for (const one of batch) alone.push(...(await results([one])))
      return alone
    }
  }

  async function go(): Promise<void> {
    const batch = waiting.slice(0, MOST_TOGETHER)
    waiting = waiting.slice(MOST_TOGETHER)
    const found = await results(batch.map(({ appended }) => appended))
    for (const [place, { done }] of batch.entries()) {
      const result = found[place]
      if (typeof result === 'boolean') done.resolve(result)
      else done.reject(result.error)
    }
    last = performance.now()
    busy = waiting.length > 0
    if (busy) goOn()
  }

  function goOn(): void {
    const left = last + rest - performance.now()
    // Whoever fills a whole batch does not wait for more.
    if (left < 1 || waiting.length >= MOST_TOGETHER) setImmediate(go)
    else setTimeout(go, left)
  }

  return (appended) => {
    const done = Promise.withResolvers<boolean>()
    waiting.push({ appended, done })
    if (!busy) {
      busy = true
      goOn()
    }
    return done.promise
  }
}

/** Undoes what was too late. */
class Conflict extends Error {}

interface FileNeeds {
  readonly flush: Flush
  readonly lock: Lock
  took(seconds: number): void
}

/** On the embedded database, without the ways around it: this is what happens most often of all. */
export function appendToFile(file: Sqlite.Database, { flush, lock, took }: FileNeeds): Append {
  let insert: Sqlite.Statement | null = null
  const add = ({ table, number, clientId, at }: Appended, entry: Entry, index: number): boolean => {
    insert ??= file.prepare(
      'insert into entries (table_id, number, seat, body, client_id, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    )
    const id = index === 0 ? clientId : null
    return insert.run(table, number + index, entry.seat, bodyOf(entry), id, at).changes === 1
  }
  const addAll = file.transaction((appended: Appended) => {
    for (const [index, entry] of appended.entries.entries())
      if (!add(appended, entry, index)) throw new Conflict()
  })
  const fits = (appended: Appended): boolean => {
    const { entries } = appended
    if (entries.length === 1) return add(appended, entries[0], 0)
    try {
      addAll(appended)
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }
  const addBatch = file.transaction((batch: readonly Appended[]) => batch.map(fits))
  return gathered(async (batch) => {
    const start = performance.now()
    // Nobody else is in the middle of a transaction: it would become a part of theirs.
    const [found, flushed] = await lock.first(() => [addBatch(batch), flush()] as const)
    await flushed
    took((performance.now() - start) / 1000)
    return found
  }, REST)
}

/** On a PostgreSQL: one question and one commit for all that are a single entry. */
export const appendToServer = (db: Database): Append =>
  gathered(async (batch) => {
    const [single, several] = [
      batch.filter(({ entries }) => entries.length === 1),
      batch.filter(({ entries }) => entries.length > 1),
    ]
    const fitted = new Set(await insertSingle(db, single))
    for (const appended of several) if (await insertAll(db, appended)) fitted.add(appended)
    return batch.map((appended) => fitted.has(appended))
  }, REST)

/** In the same order everywhere, so that processes that want the same places never wait for each other in a ring. */
async function insertSingle(db: Database, batch: readonly Appended[]): Promise<Appended[]> {
  if (batch.length === 0) return []
  const sorted = batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0))
  const rows = await db
    .insertInto('entries')
    .values(sorted.flatMap(rowsOf))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'number', 'client_id'])
    .execute()
  const keys = new Set(rows.map((row) => `${row.table_id} ${row.number} ${row.client_id}`))
  return batch.filter(({ table, number, clientId }) => keys.has(`${table} ${number} ${clientId}`))
}

const rowsOf = ({ table, number, entries, clientId, at }: Appended) =>
  entries.map((entry, index) => ({
    table_id: table,
    number: number + index,
    seat: entry.seat,
    body: bodyOf(entry),
    client_id: index === 0 ? clientId : null,
    at,
  }))

const insertAll = (db: Database, appended: Appended): Promise<boolean> =>
  db
    .transaction()
    .execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('entries')
        .values(rowsOf(appended))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (Number(numInsertedOrUpdatedRows) === appended.entries.length) return true
      throw new Conflict()
    })
    .catch((error: unknown) => {
      if (error instanceof Conflict) return false
      throw error
    })
