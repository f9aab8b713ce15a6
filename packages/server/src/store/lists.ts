import type { Database, PaceKind, TableState } from './schema.ts'

/** A line of a list of tables. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly state: TableState
  readonly private: boolean
  readonly host: string
  /** Null: nobody is in a hurry. */
  readonly pace: PaceKind | null
  /** Who sits where: a person by name, a bot by its level, or nobody yet. */
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[]
  readonly changed: number
}

/** So many waiting tables of one person are listed, so that nobody fills the list alone. */
const LISTED_OF_ONE = 2
/** So many times more are looked at for that. */
const MOST_OPEN_LOOKED = 4

/** The games that are being played at some table. */
export async function gamesInPlay(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('game')
    .distinct()
    .where('state', '=', 'playing')
    .orderBy('game')
    .execute()
  return rows.map(({ game }) => game)
}

/** Public tables that are played, or open with somebody at them, the newest first. */
export async function listTables(db: Database, most: number): Promise<ListedTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'host', 'state'])
    .where('private', '=', 0)
    .where('state', '!=', 'over')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('seats.person', 'is not', null),
      ),
    )
    .orderBy('changed', 'desc')
    .limit(MOST_OPEN_LOOKED * most)
    .execute()
  const listed = new Map<string, number>()
  const fair = rows.filter(({ host, state }) => {
    if (state !== 'open') return true
    const before = listed.get(host) ?? 0
    listed.set(host, before + 1)
    return before < LISTED_OF_ONE
  })
  return withSeats(
    db,
    fair.slice(0, most).map(({ id }) => id),
  )
}

/** Tables at which somebody sits, the last that moved on first. */
export async function tablesOf(db: Database, person: string, most: number): Promise<ListedTable[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('tables.id')
    .where('seats.person', '=', person)
    .orderBy('tables.changed', 'desc')
    .limit(most)
    .execute()
  return withSeats(
    db,
    rows.map(({ id }) => id),
  )
}

async function withSeats(db: Database, ids: readonly string[]): Promise<ListedTable[]> {
  if (ids.length === 0) return []
  const tables = await db
    .selectFrom('tables')
    .innerJoin('people', 'people.id', 'tables.host')
    .leftJoin('paces', 'paces.table_id', 'tables.id')
    .select(['tables.id', 'game', 'state', 'private', 'changed', 'people.name as host', 'paces.kind as pace'])
    .where('tables.id', 'in', ids)
    .orderBy('tables.changed', 'desc')
    .orderBy('tables.id')
    .execute()
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seats.table_id', 'people.name', 'seats.bot'])
    .where('seats.table_id', 'in', ids)
    .orderBy('seats.seat')
    .execute()
  const sitting = Map.groupBy(seats, ({ table_id }) => table_id)
  return tables.map((table) => ({
    ...table,
    private: table.private === 1,
    seats: (sitting.get(table.id) ?? []).map(({ name, bot }) => ({ name, bot })),
  }))
}

/** The table's host got up: the first person who still sits there is host now. */
export async function passHost(db: Database, table: string, from: string): Promise<void> {
  const next = await db
    .selectFrom('seats')
    .select('person')
    .where('table_id', '=', table)
    .where('person', 'is not', null)
    .orderBy('seat')
    .executeTakeFirst()
  if (next === undefined || next.person === null) return
  await db
    .updateTable('tables')
    .set({ host: next.person })
    .where('id', '=', table)
    .where('host', '=', from)
    .execute()
}
