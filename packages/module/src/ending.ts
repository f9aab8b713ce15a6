import type { GameEvent, GameResult } from '@vyprava/kernel'
import type { WordContext } from './words.ts'

/** A kind of points in the legend of an end, and how many each seat has of it; a loss is negative. */
export interface PointKind {
  readonly name: string
  readonly points: readonly number[]
}

/** What is counted before the points, by seat: parts of a ship. */
export interface Tally {
  readonly name: string
  readonly counts: readonly number[]
  readonly of: number
}

/** What wins or kills in a common game: so many of so many. */
export interface Gauge {
  readonly name: string
  /** Path data of an icon. */
  readonly icon: string
  readonly have: number
  readonly of: number
  readonly side: 'wins' | 'kills'
  /** It is what ended the game. */
  readonly fatal: boolean
}

/** What the end of a game was made of. All points of a seat together are its score. */
export interface Account {
  /** Two or three words before "you have won" or "you have lost", for those who play together. */
  readonly motto?: string
  /** What is said below that: how near it was. */
  readonly aside?: string
  /** The rule by which the game ended. */
  readonly rule?: string
  /** What the figures are: "points on cards". */
  readonly note: string
  readonly kinds: readonly PointKind[]
  readonly tally?: Tally
  readonly gauges: readonly Gauge[]
  /** What each seat did, in a few words, and the heading over it. */
  readonly deeds: { readonly title: string; readonly bySeat: readonly string[] }
}

/** A finished game, as one pair of eyes saw it. */
export interface Ended<View, Event extends GameEvent> {
  readonly context: WordContext<View>
  readonly result: GameResult
  /** All that was heard, in order. */
  readonly events: readonly Event[]
}
