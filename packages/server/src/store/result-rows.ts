/** `none`: it ended without a result. */
export type ResultKind = 'ranked' | 'together' | 'none'

/** How a match ended for somebody who sat there then. */
export interface ResultsRow {
  readonly table_id: string
  readonly seat: number
  readonly person: string
  readonly game: string
  readonly ended: number
  readonly kind: ResultKind
  /** The value of the option by which the game tells its results apart. */
  readonly task: string | null
  readonly won: number
  readonly score: number | null
  /** A bot finished it for them. */
  readonly parted: number
  /** The result of the game as it is; null where there is none. */
  readonly result: string | null
}

/** Who began a rated match; null for who has left the house since. */
export interface EntrantsRow {
  readonly table_id: string
  readonly seat: number
  readonly person: string | null
}

export interface RatingsRow {
  readonly person: string
  readonly game: string
  /** The estimate and its standard deviation, on the scale of the method. */
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly changed: number
}

/** What one rated match did to somebody's rating. */
export interface RatingStepsRow {
  readonly table_id: string
  readonly person: string
  readonly game: string
  readonly at: number
  readonly mu: number
  readonly sigma: number
  /** The estimate before it. */
  readonly before: number
}
