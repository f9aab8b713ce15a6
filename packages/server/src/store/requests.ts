import { dropConditionalsOf } from './conditionals.ts'
import type { Database, RequestWish } from './schema.ts'

/** Somebody who came by the link and asks for something. */
export interface Asking {
  readonly person: string
  readonly name: string
  readonly wants: RequestWish
  /** The seat that they ask for. */
  readonly seat: number | null
  /** The seats of those who want to let them have it. */
  readonly yes: readonly number[]
}

export interface StoredRequests {
  /** Who may watch though the table is private. */
  readonly guests: readonly string[]
  readonly asking: readonly Asking[]
}

export async function readRequests(db: Database, table: string): Promise<StoredRequests> {
  const rows = await db
    .selectFrom('requests')
    .innerJoin('people', 'people.id', 'requests.person')
    .select(['requests.person', 'people.name', 'wants', 'seat', 'state'])
    .where('table_id', '=', table)
    .where('state', '!=', 'refused')
    .orderBy('at')
    .orderBy('requests.person')
    .execute()
  if (rows.length === 0) return { guests: [], asking: [] }
  const votes = await db
    .selectFrom('request_votes')
    .select(['person', 'seat'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()
  return {
    guests: rows.filter(({ state }) => state === 'guest').map(({ person }) => person),
    asking: rows
      .filter(({ state }) => state === 'asks')
      .map(({ person, name, wants, seat }) => ({
        ...{ person, name, wants, seat },
        yes: votes.filter((vote) => vote.person === person).map((vote) => vote.seat),
      })),
  }
}

/** What became of what somebody asked; null when they asked for nothing. */
export const readRequest = (db: Database, table: string, person: string) =>
  db
    .selectFrom('requests')
    .select(['wants', 'state', 'at'])
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst()

/** Asks, or asks for something else. */
export async function putRequest(
  db: Database,
  request: {
    readonly table: string
    readonly person: string
    readonly wants: RequestWish
    readonly seat: number | null
    readonly state: 'asks' | 'guest'
    readonly at: number
  },
): Promise<void> {
  const { table, person, ...rest } = request
  await db.deleteFrom('request_votes').where('table_id', '=', table).where('person', '=', person).execute()
  await db
    .insertInto('requests')
    .values({ table_id: table, person, ...rest })
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(rest))
    .execute()
}

export async function settleRequest(
  db: Database,
  table: string,
  person: string,
  to: { readonly state: 'guest' | 'refused'; readonly at: number },
): Promise<void> {
  await db
    .updateTable('requests')
    .set(to)
    .where('table_id', '=', table)
    .where('person', '=', person)
    .execute()
}

export async function voteRequest(db: Database, table: string, person: string, seat: number): Promise<void> {
  await db
    .insertInto('request_votes')
    .values({ table_id: table, person, seat })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Gives a seat at which a bot plays to somebody; what was agreed there by whoever had it is void. */
export async function giveSeat(
  db: Database,
  table: string,
  seat: number,
  { person, at }: { readonly person: string; readonly at: number },
): Promise<void> {
  for (const votes of ['absence_votes', 'closing_votes'] as const)
    await db.deleteFrom(votes).where('table_id', '=', table).where('seat', '=', seat).execute()
  await dropConditionalsOf(db, table, seat)
  await db
    .updateTable('seats')
    .set({ person, bot: null, stand_in: null, resigned: null, nudged: null, seen: at, back: at })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute()
  await db.deleteFrom('requests').where('table_id', '=', table).where('person', '=', person).execute()
}
