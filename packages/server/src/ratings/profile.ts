import type { GameResult } from '@vyprava/kernel'
import {
  type ArchivedGame,
  type ArchivePage,
  ENOUGH_RATED,
  type Profile,
  type RatingShown,
} from '@vyprava/protocol'
import { isUnlisted, ratingsOf, type StoredRating, stepsOf } from '../store/ratings.ts'
import {
  countByGame,
  countResults,
  findResults,
  firstEnded,
  type Place,
  partnersOf,
  type Sought,
  sittersAt,
} from '../store/results.ts'
import type { Database } from '../store/schema.ts'
import type { Leaderboards } from './leaderboard.ts'
import { bandOf, pointsOf } from './method.ts'

/** So many matches are shown at once, so many steps of a rating, and so many partners to choose from. */
export const ARCHIVED_AT_ONCE = 9
const MOST_STEPS = 100
const MOST_PARTNERS = 12

/** One's own page, without the archive. */
export async function profileOf(db: Database, boards: Leaderboards, person: string): Promise<Profile> {
  const counts = await countByGame(db, person)
  const ratings: RatingShown[] = []
  for (const rating of await ratingsOf(db, person))
    ratings.push(await ratingShown(db, boards, person, rating))
  return {
    since: await firstEnded(db, person),
    total: counts.reduce((sum, { games }) => sum + games, 0),
    counts: counts.flatMap(({ kind, ...count }) => (kind === 'none' ? [] : [{ ...count, kind }])),
    ratings,
    partners: await partnersOf(db, person, MOST_PARTNERS),
    unlisted: await isUnlisted(db, person),
  }
}

async function ratingShown(
  db: Database,
  boards: Leaderboards,
  person: string,
  { game, mu, sigma, games }: StoredRating,
): Promise<RatingShown> {
  const steps = await stepsOf(db, person, game, MOST_STEPS)
  return {
    ...{ game, games, points: pointsOf(mu), band: bandOf(sigma) },
    place: games < ENOUGH_RATED ? null : await boards.placeOf(game, person),
    steps: steps.map((step) => ({ at: step.at, points: pointsOf(step.mu), band: bandOf(step.sigma) })),
  }
}

/** Some of somebody's finished matches, after a place. */
export async function archiveOf(
  db: Database,
  person: string,
  sought: Sought,
  after: Place | null,
): Promise<ArchivePage> {
  const rows = await findResults(db, person, sought, { after, most: ARCHIVED_AT_ONCE + 1 })
  const shown = rows.slice(0, ARCHIVED_AT_ONCE)
  const sitters = await sittersAt(
    db,
    shown.map(({ table_id }) => table_id),
  )
  const last = shown.at(-1)
  return {
    games: shown.map(
      (row): ArchivedGame => ({
        table: row.table_id,
        game: row.game,
        seat: row.seat,
        ended: row.ended,
        seats: sitters.get(row.table_id) ?? [],
        result: row.result === null ? null : resultIn(row.result),
        task: row.task,
        won: row.won === 1,
        parted: row.parted === 1,
        gained: row.mu === null || row.before === null ? null : pointsOf(row.mu) - pointsOf(row.before),
      }),
    ),
    total: await countResults(db, person, sought),
    next: rows.length <= ARCHIVED_AT_ONCE || last === undefined ? null : `${last.ended}.${last.table_id}`,
  }
}

/** Of our own hand. */
const resultIn = (text: string): GameResult => JSON.parse(text)
