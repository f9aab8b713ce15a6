import { type GameResult, winners } from '@vyprava/kernel'
import type { ResultKind } from './result-rows.ts'
import type { Database } from './schema.ts'
import { holds } from './search.ts'
import type { StoredTable } from './tables.ts'

/** How a match ended. */
export interface Ended {
  /** Null: without a result. */
  readonly result: GameResult | null
  /** The value of the option by which the game tells its results apart. */
  readonly task: string | null
  readonly at: number
}

/** Whether somebody who sits there has left the match to a bot. */
export const hasParted = ({ standIn, resigned }: StoredTable['seats'][number]): boolean =>
  standIn !== null || resigned !== null

/** Writes down how it ended for each person at the table. */
export async function writeResults(
  db: Database,
  { id, game, seats }: StoredTable,
  { result, task, at }: Ended,
): Promise<void> {
  const first = result === null ? [] : winners(result, seats.length)
  const kind: ResultKind = result?.kind ?? 'none'
  const rows = seats.flatMap((sitter, seat) => {
    if (sitter.person === null) return []
    const parted = hasParted(sitter)
    const own = { table_id: id, seat, person: sitter.person, game, ended: at }
    const score = result?.scores?.[seat] ?? null
    const won = first.includes(seat) && !parted ? 1 : 0
    const told = result === null ? null : JSON.stringify(result)
    return [{ ...own, kind, task, won, score, parted: parted ? 1 : 0, result: told }]
  })
  if (rows.length > 0)
    await db
      .insertInto('results')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Tables that were over before results were written down, so many of them. */
export async function tablesWithoutResults(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'over')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where('seats.person', 'is not', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('results').select('results.seat').whereRef('results.table_id', '=', 'tables.id')),
      ),
    )
    .orderBy('changed', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** What is looked for among somebody's finished matches. */
export interface Sought {
  readonly game?: string | undefined
  /** Won, lost (or shared by nobody), or ended without a result; all that have one where it is not said. */
  readonly outcome?: 'won' | 'lost' | 'none' | undefined
  /** A part of a partner's name. */
  readonly partner?: string | undefined
  /** From this time on, and before that one. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly oldest?: boolean | undefined
}

/** The place of a match in the archive: those that ended before it, or after it, come next. */
export interface Place {
  readonly ended: number
  readonly table: string
}

const found = (db: Database, person: string, { game, outcome, partner, from, to }: Sought) =>
  db
    .selectFrom('results')
    .where('results.person', '=', person)
    .$if(game !== undefined, (query) => query.where('results.game', '=', game ?? ''))
    .$if(outcome === 'none', (query) => query.where('kind', '=', 'none'))
    .$if(outcome !== 'none', (query) => query.where('kind', '!=', 'none'))
    .$if(outcome === 'won', (query) => query.where('won', '=', 1))
    .$if(outcome === 'lost', (query) => query.where('won', '=', 0))
    .$if(from !== undefined, (query) => query.where('ended', '>=', from ?? 0))
    .$if(to !== undefined, (query) => query.where('ended', '<', to ?? 0))
    .$if(partner !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .innerJoin('people', 'people.id', 'seats.person')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'results.table_id')
            .whereRef('seats.person', '!=', 'results.person')
            .where(holds('people.name', partner ?? '')),
        ),
      ),
    )

/** How many there are. */
export async function countResults(db: Database, person: string, sought: Sought): Promise<number> {
  const { count } = await found(db, person, sought)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Somebody's finished matches, so many after a place. */
export async function findResults(
  db: Database,
  person: string,
  sought: Sought,
  { after, most }: { readonly after: Place | null; readonly most: number },
) {
  const way = sought.oldest === true ? 'asc' : 'desc'
  const beyond = way === 'asc' ? '>' : '<'
  return found(db, person, sought)
    .leftJoin('rating_steps', (join) =>
      join
        .onRef('rating_steps.table_id', '=', 'results.table_id')
        .onRef('rating_steps.person', '=', 'results.person'),
    )
    .select(['results.table_id', 'results.seat', 'results.game', 'results.ended', 'results.kind'])
    .select(['results.task', 'results.won', 'results.score', 'results.parted', 'results.result'])
    .select(['rating_steps.mu', 'rating_steps.before'])
    .$if(after !== null, (query) =>
      query.where(({ or, and, eb }) =>
        or([
          eb('ended', beyond, after?.ended ?? 0),
          and([eb('ended', '=', after?.ended ?? 0), eb('results.table_id', beyond, after?.table ?? '')]),
        ]),
      ),
    )
    .orderBy('ended', way)
    .orderBy('results.table_id', way)
    .limit(most)
    .execute()
}

/** Who sat at some tables, by table and seat. */
export async function sittersAt(
  db: Database,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly name: string | null; readonly bot: string | null }[]>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['table_id', 'people.name', 'seats.bot'])
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute()
  const byTable = Map.groupBy(rows, ({ table_id }) => table_id)
  return new Map(
    [...byTable].map(([table, sitting]) => [table, sitting.map(({ name, bot }) => ({ name, bot }))]),
  )
}

/** With whom somebody has finished matches, the most frequent first. */
export async function partnersOf(
  db: Database,
  person: string,
  most: number,
): Promise<{ readonly name: string; readonly games: number }[]> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('seats', 'seats.table_id', 'results.table_id')
    .innerJoin('people', 'people.id', 'seats.person')
    .select(({ fn }) => ['people.name', fn.countAll().as('games')])
    .where('results.person', '=', person)
    .whereRef('seats.person', '!=', 'results.person')
    .groupBy('people.name')
    .orderBy('games', 'desc')
    .orderBy('people.name')
    .limit(most)
    .execute()
  return rows.map(({ name, games }) => ({ name, games: Number(games) }))
}

/** Somebody's results counted: by game, whether it was played together, and what the task was. */
export async function countByGame(db: Database, person: string) {
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => [
      'game',
      'kind',
      'task',
      fn.countAll().as('games'),
      fn.sum('won').as('won'),
      fn.max('score').as('best'),
    ])
    .where('person', '=', person)
    .where('kind', '!=', 'none')
    .groupBy(['game', 'kind', 'task'])
    .orderBy('game')
    .orderBy('kind')
    .orderBy('task')
    .execute()
  return rows.map(({ games, won, best, ...row }) => ({
    ...row,
    games: Number(games),
    won: Number(won),
    best: best === null ? null : Number(best),
  }))
}

/** When the first of somebody's matches ended; null where none has. */
export async function firstEnded(db: Database, person: string): Promise<number | null> {
  const row = await db
    .selectFrom('results')
    .select('ended')
    .where('person', '=', person)
    .orderBy('ended')
    .limit(1)
    .executeTakeFirst()
  return row?.ended ?? null
}

/** How parties fared in a game that is played together, by its task: of the whole house, nobody by name. */
export async function countParties(db: Database, game: string) {
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => [
      'task',
      fn.count('table_id').distinct().as('games'),
      fn.count('table_id').distinct().filterWhere('won', '=', 1).as('won'),
    ])
    .where('game', '=', game)
    .where('kind', '=', 'together')
    .groupBy('task')
    .orderBy('task')
    .execute()
  return rows.map(({ task, games, won }) => ({ task, games: Number(games), won: Number(won) }))
}
