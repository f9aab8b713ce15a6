import type { Quiet } from '../pace/quiet.ts'
import { type Agreement, readAgreement, readClosing } from './agreements.ts'
import { readKept } from './kept-seats.ts'
import { type AbsenceVote, readPace, readVotes, type StoredPace } from './paces.ts'
import { readRequests, type StoredRequests } from './requests.ts'
import type { Database, TableState } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** A seat of a table as the database has it. */
export interface StoredSeat {
  readonly person: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly contribution: string | null
  /** The bot that plays for the person while they are away. */
  readonly standIn: string | null
  /** When the person took the seat back from such a bot. */
  readonly back: number | null
  /** When the person was last called to the table. */
  readonly nudged: number | null
  /** When the person gave the match up: the bot plays it to its end. */
  readonly resigned: number | null
  /** When the person does not want to be waited for. */
  readonly quiet: Quiet | null
}

/** A table as the database has it. Hosts only: it holds the secret of the shuffles. */
export interface StoredTable extends StoredRequests {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly state: TableState
  readonly private: boolean
  readonly host: string
  readonly secret: string
  readonly seats: readonly StoredSeat[]
  /** Null: everybody has all the time of the world. */
  readonly pace: StoredPace | null
  /** When it came into its state. */
  readonly since: number
  /** What those at the table have agreed besides the rules. */
  readonly agreed: Agreement
  /** What those at the table want done about who is late. */
  readonly votes: readonly AbsenceVote[]
  /** Who wants the match to end without a result. */
  readonly closing: readonly number[]
  /** The table where it goes on after the match, and who asked for that. */
  readonly rematch: string | null
  readonly rematchBy: string | null
  /** Whose seat each is that waits for whoever had it in the match before. */
  readonly kept: readonly { readonly seat: number; readonly person: string; readonly name: string }[]
}

export async function readTable(db: Database, id: string): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('preferences', 'preferences.person', 'seats.person')
    .select(['seats.person', 'people.name', 'seats.bot', 'seats.contribution', 'seats.stand_in as standIn'])
    .select(['back', 'nudged', 'resigned', 'zone', 'quiet_from', 'quiet_to'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute()
  const { game, rules, state, host, secret } = row
  const options: unknown = JSON.parse(row.options)
  if (typeof options !== 'object' || options === null) throw new Error(`Table ${id} has no options`)
  return {
    ...{ id, game, rules, options, state, private: row.private === 1, host, secret },
    seats: seats.map(({ zone, quiet_from: from, quiet_to: to, ...seat }) => ({
      ...seat,
      quiet: zone === null || from === null || to === null ? null : { zone, from, to },
    })),
    pace: await readPace(db, id),
    since: row.changed,
    agreed: await readAgreement(db, id),
    votes: state === 'playing' ? await readVotes(db, id) : [],
    closing: state === 'playing' ? await readClosing(db, id) : [],
    ...(state === 'open' ? { guests: [], asking: [] } : await readRequests(db, id)),
    ...(state === 'over' ? await readRematch(db, id) : { rematch: null, rematchBy: null }),
    kept: state === 'open' ? await readKept(db, id) : [],
  }
}

async function readRematch(
  db: Database,
  id: string,
): Promise<{ readonly rematch: string | null; readonly rematchBy: string | null }> {
  const row = await db
    .selectFrom('rematches')
    .leftJoin('people', 'people.id', 'rematches.person')
    .select(['next', 'name'])
    .where('table_id', '=', id)
    .executeTakeFirst()
  return { rematch: row?.next ?? null, rematchBy: row?.name ?? null }
}

/** Says where it goes on; the first word counts, and it is answered. */
export async function linkRematch(
  db: Database,
  id: string,
  { next, person }: { readonly next: string; readonly person: string },
): Promise<string> {
  await db
    .insertInto('rematches')
    .values({ table_id: id, next, person })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readRematch(db, id)).rematch ?? next
}

/**
 * Does something at a table while nobody else sits down, gets up or starts there, in whichever process; null when there
 * is no such table.
 */
export async function atTable<Result>(
  db: Database,
  id: string,
  work: (db: Database, table: StoredTable) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction(db, async (transaction) => {
    // What is written, even with the same value, is locked on both databases until the transaction ends.
    await transaction
      .updateTable('tables')
      .set(({ ref }) => ({ changed: ref('changed') }))
      .where('id', '=', id)
      .execute()
    const table = await readTable(transaction, id)
    return table === null ? null : work(transaction, table)
  })
}

export interface NewTable {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly private: boolean
  readonly host: string
  readonly secret: string
  readonly seats: number
  readonly at: number
}

export async function createTable(db: Database, table: NewTable): Promise<void> {
  const { id, game, rules, options, host, secret, seats, at } = table
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('tables')
      .values({
        id,
        game,
        rules,
        pack: null,
        options: JSON.stringify(options),
        state: 'open',
        private: table.private ? 1 : 0,
        host,
        secret,
        created: at,
        changed: at,
      })
      .execute()
    await transaction
      .insertInto('seats')
      .values(freeSeats(id, 0, seats))
      .execute()
  })
}

/** Seats at which nobody sits yet, from a number on. */
export const freeSeats = (table: string, from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    table_id: table,
    seat: from + place,
    person: null,
    bot: null,
    contribution: null,
    stand_in: null,
    seen: null,
    reminded: null,
    back: null,
    nudged: null,
    resigned: null,
  }))

export interface Sitting {
  readonly table: string
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
  readonly contribution: string
}

/** Takes a free seat of an open table; false when it is taken, the person sits already, or the table is not open. */
export async function takeSeat(db: Database, sitting: Sitting): Promise<boolean> {
  const { table, seat, person, bot, contribution } = sitting
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ person, bot, contribution })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('person', 'is', null)
    .where('bot', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('tables').select('id').where('id', '=', table).where('state', '=', 'open')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as others')
            .select('others.seat')
            .where('others.table_id', '=', table)
            .where('others.person', '=', person),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Moves a table on; false when it was no longer in the state before. */
export async function moveOn(
  db: Database,
  id: string,
  [from, to]: readonly [TableState, TableState],
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ state: to, changed: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Frees a seat of an open table. */
export async function freeSeat(db: Database, table: string, seat: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ person: null, bot: null, contribution: null, stand_in: null })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('tables').select('id').where('id', '=', table).where('state', '=', 'open')),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes an open table away, with everything that lies on it. */
export async function removeTable(db: Database, id: string): Promise<void> {
  await db.deleteFrom('tables').where('id', '=', id).where('state', '=', 'open').execute()
}
