import type { GameResult } from '@vyprava/kernel'

/** With fewer rated matches a rating is a guess: it has a band and no number, and no place among the others. */
export const ENOUGH_RATED = 10

/** So many play for ratings at most. */
export const MOST_RATED = 4

/** What is looked for: won, not won, or ended without a result. */
export type Outcome = 'won' | 'lost' | 'none'

/** A finished match of one's own. */
export interface ArchivedGame {
  readonly table: string
  readonly game: string
  /** One's own seat. */
  readonly seat: number
  readonly ended: number
  /** Who sat where: a person by name, or a bot by its level. */
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[]
  /** Null: it ended without one. */
  readonly result: GameResult | null
  /** The value of the option by which the game tells its results apart. */
  readonly task: string | null
  readonly won: boolean
  /** A bot finished it. */
  readonly parted: boolean
  /** How many points of rating it brought; null where none were at stake. */
  readonly gained: number | null
}

/** Some of one's finished matches. */
export interface ArchivePage {
  readonly games: readonly ArchivedGame[]
  /** How many there are, of all pages. */
  readonly total: number
  /** What to ask for to get the next ones; null where there are none. */
  readonly next: string | null
}

/** One's results of a game, of one kind and task. */
export interface ResultCount {
  readonly game: string
  readonly kind: 'ranked' | 'together'
  readonly task: string | null
  readonly games: number
  readonly won: number
  readonly best: number | null
}

/** A rating in points, one standard deviation to each side, and how it came about. */
export interface RatingShown {
  readonly game: string
  readonly points: number
  readonly band: number
  readonly games: number
  /** One's place among those who are rated, and how many they are; null with too few matches. */
  readonly place: { readonly place: number; readonly of: number } | null
  /** The last steps, oldest first. */
  readonly steps: readonly { readonly at: number; readonly points: number; readonly band: number }[]
}

/** One's own page. */
export interface Profile {
  /** When the first match ended; null where none has. */
  readonly since: number | null
  readonly total: number
  readonly counts: readonly ResultCount[]
  readonly ratings: readonly RatingShown[]
  /** With whom one has played, the most frequent first. */
  readonly partners: readonly { readonly name: string; readonly games: number }[]
  /** Leaderboards do not name this person. */
  readonly unlisted: boolean
}

/** Somebody among those who are rated. */
export interface LeaderRow {
  readonly place: number
  /** Null for who does not want to be named. */
  readonly name: string | null
  readonly me: boolean
  readonly points: number
  readonly band: number
  readonly games: number
  /** When they last played for ratings; null for who does not want that to be known. */
  readonly played: number | null
}

/** Who is just above oneself, and what is to be expected of a match with them. */
export interface NearestRival {
  readonly name: string | null
  /** By how many points. */
  readonly by: number
  /** How many of ten matches one would win. */
  readonly ofTen: number
}

/** How parties fared with one task of a game that is played together. */
export interface PartyCount {
  readonly task: string | null
  readonly games: number
  readonly won: number
}

/** Those who are rated in a game, so many from a place on. */
export interface Leaderboard {
  readonly game: string
  readonly rows: readonly LeaderRow[]
  readonly from: number
  readonly total: number
  /** How many people are rated in each game. */
  readonly totals: Readonly<Record<string, number>>
  /** One's own place, wherever it is; null where one has none. */
  readonly mine: LeaderRow | null
  readonly nearest: NearestRival | null
  readonly parties: readonly PartyCount[]
  /** How many rated matches of it one has oneself. */
  readonly rated: number
  readonly unlisted: boolean
}
