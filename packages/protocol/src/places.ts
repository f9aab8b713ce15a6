import type { GameEvent, TurnMark } from '@vyprava/kernel'
import type { Whereabouts } from './presence.ts'

/** How a match of somebody's stands, for the list of their tables. */
export interface Standing {
  readonly table: string
  /** Their own seat. */
  readonly seat: number
  /** What this seat has noticed so far, as a number: another one is another picture. */
  readonly version: number
  readonly deciders: readonly number[]
  readonly turn: TurnMark
  /** Since when the first of those who decide has been waited for, as far as clocks know. */
  readonly since: number | null
  /** When that seat is late, and how long it has for all of it in milliseconds; null without a clock. */
  readonly deadline: number | null
  readonly budget: number | null
  /** Seats at which a bot plays for a person. */
  readonly standIns: readonly number[]
  /** How everybody is at the table, by seat; null where a bot sits, or nobody knows. */
  readonly present: readonly (Whereabouts | null)[]
}

/** A match as one pair of eyes sees it now: for a small picture, and for the last thing that happened. */
export interface Glimpsed {
  readonly seat: number | null
  readonly version: number
  readonly view: object
  /** What was heard last, in order; the newest last. */
  readonly events: readonly GameEvent[]
}
