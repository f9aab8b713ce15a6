import { bad, type Checked, type Game, good, type MatchRecord, writeRecord } from '@vyprava/kernel'
import { beginMatch, type Live } from '../hall/live.ts'
import { dropConditionalsOf } from '../store/conditionals.ts'
import { readDeeds } from '../store/journal.ts'
import type { Store } from '../store/open.ts'
import type { Database, TableState } from '../store/schema.ts'
import { readTable, type StoredTable } from '../store/tables.ts'

/** A table as operators list it. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly state: TableState
  readonly private: boolean
  readonly host: string
  readonly seats: number
  readonly entries: number
  readonly created: string
  readonly changed: string
}

const iso = (at: number): string => new Date(at).toISOString()

/** The newest tables first, perhaps of one state only. */
export async function listAllTables(
  db: Database,
  state: TableState | null,
  most: number,
): Promise<TableLine[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('people', 'people.id', 'tables.host')
    .select(['tables.id', 'game', 'rules', 'state', 'private', 'people.name as host'])
    .select(['tables.created', 'tables.changed'])
    .select(({ selectFrom, fn }) => [
      selectFrom('seats').whereRef('table_id', '=', 'tables.id').select(fn.countAll().as('n')).as('seats'),
      selectFrom('entries')
        .whereRef('table_id', '=', 'tables.id')
        .select(fn.countAll().as('n'))
        .as('entries'),
    ])
    .$if(state !== null, (query) => query.where('state', '=', state ?? 'open'))
    .orderBy('tables.changed', 'desc')
    .orderBy('tables.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...row,
    private: row.private === 1,
    seats: Number(row.seats),
    entries: Number(row.entries),
    created: iso(row.created),
    changed: iso(row.changed),
  }))
}

/** What an operator may see of a table: who sits where and who is waited for, nothing hidden of the match. */
export interface TableReport {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly state: TableState
  readonly private: boolean
  readonly host: string
  readonly seats: readonly {
    readonly seat: number
    readonly person: string | null
    readonly name: string | null
    readonly bot: string | null
    readonly standIn: string | null
    readonly decides: boolean
  }[]
  readonly entries: number
  readonly lastEntry: string | null
  readonly progress: number | null
  readonly result: object | null
}

type GameOf = (id: string) => Promise<Game | null>

export async function inspectTable(db: Database, gameOf: GameOf, id: string): Promise<TableReport | null> {
  const row = await readTable(db, id)
  if (row === null) return null
  const live = row.state === 'open' ? null : await follow(db, gameOf, row)
  const last = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('table_id', '=', id)
    .executeTakeFirst()
  const { game, rules, options, state, host } = row
  return {
    ...{ id, game, rules, options, state, private: row.private, host },
    seats: row.seats.map(({ person, name, bot, standIn }, seat) => {
      return { seat, person, name, bot, standIn, decides: live?.match.deciders.includes(seat) ?? false }
    }),
    entries: live?.length ?? 0,
    lastEntry: last?.at == null ? null : iso(Number(last.at)),
    progress: live?.match.game.progress(live.match.state) ?? null,
    result: live?.match.result ?? null,
  }
}

/** The match of a table as a record for `verify` and `replay`. It holds the seed: with it one knows every card. */
export async function exportTable(db: Database, gameOf: GameOf, id: string): Promise<MatchRecord | null> {
  const row = await readTable(db, id)
  if (row === null || row.state === 'open') return null
  return writeRecord((await follow(db, gameOf, row)).match)
}

async function follow(db: Database, gameOf: GameOf, row: StoredTable): Promise<Live> {
  const game = await gameOf(row.game)
  if (game === null) throw new Error(`Table ${row.id} is of an unknown game, ${row.game}`)
  const live = beginMatch(game, row)
  for (const { entries, at } of await readDeeds(db, row.id, 0)) live.follow(entries, at)
  return live
}

/** Who plays at a seat from now on: somebody with an account or guest, or a bot. */
export type Successor = { readonly person: string } | { readonly bot: string }

/** Gives a seat to somebody else; what was played there stands. */
export async function handOverSeat(
  { db, bell }: Store,
  table: string,
  seat: number,
  to: Successor,
): Promise<Checked<null>> {
  const row = await readTable(db, table)
  if (row === null) return bad('table', table, 'the id of a table')
  if (row.state === 'over') return bad('table', table, 'a match that is not over')
  if (row.seats[seat] === undefined) return bad('seat', seat, `a seat from 0 to ${row.seats.length - 1}`)
  if ('person' in to) {
    const known = await db.selectFrom('people').select('id').where('id', '=', to.person).executeTakeFirst()
    if (known === undefined) return bad('person', to.person, 'the id of a person')
    if (row.seats.some(({ person }) => person === to.person))
      return bad('person', to.person, 'somebody who does not sit at this table')
  }
  const sitter = 'person' in to ? { person: to.person, bot: null } : { person: null, bot: to.bot }
  await db
    .updateTable('seats')
    .set({ ...sitter, stand_in: null, contribution: row.seats[seat].contribution ?? '' })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute()
  await dropConditionalsOf(db, table, seat)
  await bell.ring({ table, number: null })
  return good(null)
}
