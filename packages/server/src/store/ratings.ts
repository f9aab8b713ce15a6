import { type Skill, UNKNOWN } from '../ratings/method.ts'
import type { Database } from './schema.ts'

/** Somebody's rating in a game. */
export interface StoredRating extends Skill {
  readonly game: string
  readonly games: number
  readonly changed: number
}

/** Who begins a rated match now, by seat. */
export async function writeEntrants(
  db: Database,
  table: string,
  persons: readonly (string | null)[],
): Promise<void> {
  const rows = persons.map((person, seat) => ({ table_id: table, seat, person }))
  if (rows.length > 0) await db.insertInto('entrants').values(rows).execute()
}

/** Who began a rated match; none where it is not rated. */
export const readEntrants = (
  db: Database,
  table: string,
): Promise<{ readonly seat: number; readonly person: string | null }[]> =>
  db.selectFrom('entrants').select(['seat', 'person']).where('table_id', '=', table).orderBy('seat').execute()

/**
 * The ratings of some people in a game, which nobody else changes until the transaction ends. Always in the same order,
 * so that two matches that end at the same time never wait for each other.
 */
export async function holdRatings(
  db: Database,
  game: string,
  persons: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, StoredRating>> {
  const { mu, sigma } = UNKNOWN
  const held = new Map<string, StoredRating>()
  for (const person of persons.toSorted()) {
    await db
      .insertInto('ratings')
      .values({ person, game, mu, sigma, games: 0, changed: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // What is written, even with the same value, is locked on both databases until the transaction ends.
    const row = await db
      .updateTable('ratings')
      .set(({ ref }) => ({ games: ref('games') }))
      .where('person', '=', person)
      .where('game', '=', game)
      .returning(['game', 'mu', 'sigma', 'games', 'changed'])
      .executeTakeFirstOrThrow()
    held.set(person, row)
  }
  return held
}

/** What a match did to somebody's rating. */
export interface RatingStep {
  readonly table: string
  readonly person: string
  readonly game: string
  readonly at: number
  readonly before: Skill
  readonly after: Skill
}

/** Writes down one step; a match takes it once, whoever sees its end. */
export async function writeStep(
  db: Database,
  { table, person, game, at, before, after }: RatingStep,
): Promise<void> {
  const { mu, sigma } = after
  await db
    .insertInto('rating_steps')
    .values({ table_id: table, person, game, at, mu, sigma, before: before.mu })
    .execute()
  await db
    .updateTable('ratings')
    .set(({ eb }) => ({ mu, sigma, games: eb('games', '+', 1), changed: at }))
    .where('person', '=', person)
    .where('game', '=', game)
    .execute()
}

export const ratingsOf = (db: Database, person: string): Promise<StoredRating[]> =>
  db
    .selectFrom('ratings')
    .select(['game', 'mu', 'sigma', 'games', 'changed'])
    .where('person', '=', person)
    .where('games', '>', 0)
    .orderBy('game')
    .execute()

/** How many rated matches of a game somebody has. */
export async function gamesOf(db: Database, person: string, game: string): Promise<number> {
  const row = await db
    .selectFrom('ratings')
    .select('games')
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst()
  return row?.games ?? 0
}

/** How somebody's rating in a game came about, the last so many steps, oldest first. */
export async function stepsOf(
  db: Database,
  person: string,
  game: string,
  most: number,
): Promise<{ readonly at: number; readonly mu: number; readonly sigma: number }[]> {
  const rows = await db
    .selectFrom('rating_steps')
    .select(['at', 'mu', 'sigma'])
    .where('person', '=', person)
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed()
}

/** A place of a leaderboard, with what decides who is shown how. */
export interface ListedRating extends Skill {
  readonly person: string
  readonly name: string
  readonly games: number
  readonly changed: number
  /** Does not want to be named here. */
  readonly unlisted: boolean
  /** Does not want others to know when they are here. */
  readonly hidden: boolean
}

/** Those with enough rated matches of a game, the best first; whoever is banned does not count. */
export async function listRatings(
  db: Database,
  game: string,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<ListedRating[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .leftJoin('companions', 'companions.person', 'ratings.person')
    .select(['ratings.person', 'people.name', 'mu', 'sigma', 'games', 'changed', 'unlisted', 'hidden'])
    .where('game', '=', game)
    .where('games', '>=', least)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bans').select('bans.person').whereRef('bans.person', '=', 'ratings.person'))),
    )
    .orderBy('mu', 'desc')
    .orderBy('ratings.person')
    .limit(most)
    .execute()
  return rows.map(({ unlisted, hidden, ...row }) => ({
    ...row,
    unlisted: unlisted === 1,
    hidden: hidden === 1,
  }))
}

export async function isUnlisted(db: Database, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('companions')
    .select('unlisted')
    .where('person', '=', person)
    .executeTakeFirst()
  return row?.unlisted === 1
}

export async function setUnlisted(db: Database, person: string, unlisted: boolean): Promise<void> {
  await db
    .updateTable('companions')
    .set({ unlisted: unlisted ? 1 : 0 })
    .where('person', '=', person)
    .execute()
}

/** Gives a guest's results and ratings to an account; of two ratings in a game the one of more matches stays. */
export async function handOverRatings(db: Database, from: string, to: string): Promise<void> {
  const own = new Map((await ratingsOf(db, to)).map((rating) => [rating.game, rating]))
  for (const { game, games } of await ratingsOf(db, from)) {
    const [keeper, loser] = (own.get(game)?.games ?? 0) >= games ? [to, from] : [from, to]
    for (const table of ['ratings', 'rating_steps'] as const) {
      await db.deleteFrom(table).where('person', '=', loser).where('game', '=', game).execute()
      if (keeper === from)
        await db
          .updateTable(table)
          .set({ person: to })
          .where('person', '=', from)
          .where('game', '=', game)
          .execute()
    }
  }
  // Nobody gets a second result of a table by that.
  for (const table of ['results', 'entrants'] as const)
    await db
      .updateTable(table)
      .set({ person: to })
      .where('person', '=', from)
      .where('table_id', 'not in', (query) =>
        query.selectFrom(table).select('table_id').where('person', '=', to),
      )
      .execute()
}

/** Takes away what is somebody's own of it; how others fared against them stays. */
export async function eraseRatings(db: Database, person: string): Promise<void> {
  for (const table of ['results', 'ratings', 'rating_steps'] as const)
    await db.deleteFrom(table).where('person', '=', person).execute()
  await db.updateTable('entrants').set({ person: null }).where('person', '=', person).execute()
}
