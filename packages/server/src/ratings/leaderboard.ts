import {
  ENOUGH_RATED,
  type Leaderboard,
  type LeaderRow,
  type NearestRival,
  type PartyCount,
} from '@vyprava/protocol'
import { gamesOf, isUnlisted, type ListedRating, listRatings } from '../store/ratings.ts'
import { countParties } from '../store/results.ts'
import type { Database } from '../store/schema.ts'
import { bandOf, chanceOf, pointsOf } from './method.ts'

export interface LeaderboardNeeds {
  readonly db: Database
  /** The games of the house. */
  readonly games: readonly string[]
  now(): number
}

/** So long a list is good, in milliseconds: however many look, it is made seldom. */
const FRESH = 15_000
/** So many have a place, and so many are shown at once. */
const MOST_LISTED = 1_000
export const LEADERS_AT_ONCE = 50

interface Listed {
  readonly at: number
  readonly ratings: readonly ListedRating[]
  readonly parties: readonly PartyCount[]
}

/** Those who are rated, by game. */
export class Leaderboards {
  readonly #needs: LeaderboardNeeds
  readonly #lists = new Map<string, Promise<Listed>>()

  constructor(needs: LeaderboardNeeds) {
    this.#needs = needs
  }

  /** Somebody wants to be shown in another way: the lists are made anew. */
  forget(): void {
    this.#lists.clear()
  }

  knows(game: string): boolean {
    return this.#needs.games.includes(game)
  }

  async show(game: string, from: number, person: string | null): Promise<Leaderboard> {
    const { db, games } = this.#needs
    const { ratings, parties } = await this.#list(game)
    const totals: Record<string, number> = {}
    for (const each of games) totals[each] = (await this.#list(each)).ratings.length
    const row = (at: number): LeaderRow => rowOf(ratings[at], at + 1, person)
    const mine = ratings.findIndex((rating) => rating.person === person)
    const shown = [...ratings.keys()].slice(from, from + LEADERS_AT_ONCE)
    return {
      ...{ game, from, totals, parties, rows: shown.map(row), total: ratings.length },
      mine: mine === -1 ? null : row(mine),
      nearest: mine < 1 ? null : rivalOf(ratings[mine], ratings[mine - 1]),
      rated: person === null ? 0 : await gamesOf(db, person, game),
      unlisted: person !== null && (await isUnlisted(db, person)),
    }
  }

  /** Somebody's place in a game, among how many. */
  async placeOf(game: string, person: string): Promise<{ place: number; of: number } | null> {
    const { ratings } = await this.#list(game)
    const at = ratings.findIndex((rating) => rating.person === person)
    return at === -1 ? null : { place: at + 1, of: ratings.length }
  }

  async #list(game: string): Promise<Listed> {
    const { db, now } = this.#needs
    const known = this.#lists.get(game)
    // Whoever comes while it is being made waits for the same one; one that failed is made anew.
    if (known !== undefined) {
      const listed = await known.catch(() => null)
      if (listed !== null && now() - listed.at < FRESH) return listed
      if (this.#lists.get(game) !== known) return this.#list(game)
    }
    const at = now()
    const made = (async () => ({
      at,
      ratings: await listRatings(db, game, { least: ENOUGH_RATED, most: MOST_LISTED }),
      parties: await countParties(db, game),
    }))()
    this.#lists.set(game, made)
    return made
  }
}

const rowOf = (rating: ListedRating, place: number, person: string | null): LeaderRow => {
  const me = rating.person === person
  return {
    ...{ place, me, games: rating.games },
    name: rating.unlisted && !me ? null : rating.name,
    points: pointsOf(rating.mu),
    band: bandOf(rating.sigma),
    played: (rating.unlisted || rating.hidden) && !me ? null : rating.changed,
  }
}

const rivalOf = (mine: ListedRating, above: ListedRating): NearestRival => ({
  name: above.unlisted ? null : above.name,
  by: pointsOf(above.mu) - pointsOf(mine.mu),
  ofTen: Math.round(10 * chanceOf(mine, above)),
})
