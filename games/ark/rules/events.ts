import type { Seat } from '@vyprava/kernel'
import type { EndReason, System } from './vocabulary.ts'

/** Where a hint comes from (AR-507). */
export const HINT_SOURCES = ['wreck', 'slot'] as const
export type HintSource = (typeof HINT_SOURCES)[number]

/** What cost a minus point: a skipped answer, or a movement with a full compass. */
export const MINUS_CAUSES = ['skip', 'fullCompass'] as const
export type MinusCause = (typeof MINUS_CAUSES)[number]

/**
 * What happened. Steps of an answer are told to nobody; `answered` says only that it is given, and what it
 * was is told to all when the turn ends (AR-221), seat by seat.
 */
export type ArkEvent =
  | { readonly type: 'characterChosen'; readonly seat: Seat; readonly character: number }
  | { readonly type: 'identityRolled'; readonly seat: Seat; readonly colour: number }
  | { readonly type: 'systemChosen'; readonly seat: Seat; readonly system: System }
  | { readonly type: 'started'; readonly seat: Seat; readonly hex: number; readonly colour: number }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  /** `only` when the player names a colour without moving (AR-905, AR-907, AR-952). */
  | { readonly type: 'named'; readonly seat: Seat; readonly colour: number; readonly only: boolean }
  /** A d6 for a colour; `seat` is the seat in whose place it rolls. Colour NONE: a wild six. */
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      readonly rolls: readonly number[]
      readonly colour: number
    }
  /** No legal hex in any colour: a slot without colour is marked (AR-327). */
  | { readonly type: 'stuck'; readonly seat: Seat; readonly slot: number }
  /** A hex of the active move. */
  | { readonly type: 'painted'; readonly seat: Seat; readonly hex: number; readonly colour: number }
  /** A recorded movement, active or as an answer: its colour, its hexes and what they were painted in. */
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly active: boolean
      readonly colour: number
      readonly hexes: readonly number[]
      readonly paints: readonly number[]
      /** The number of the slot that it marks, from 1. */
      readonly slot: number
    }
  | { readonly type: 'answered'; readonly seat: Seat }
  | {
      readonly type: 'shifted'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly paid: number
    }
  | { readonly type: 'meadowVisited'; readonly seat: Seat; readonly hex: number }
  /** A compass field, in the preparation or as an answer. */
  | { readonly type: 'filled'; readonly seat: Seat; readonly field: number; readonly colour: number }
  | { readonly type: 'minus'; readonly seat: Seat; readonly cause: MinusCause; readonly total: number }
  | { readonly type: 'hintGained'; readonly seat: Seat; readonly source: HintSource; readonly hints: number }
  /** `diamond` is a place in DIAMONDS. */
  | { readonly type: 'diamondEarned'; readonly seat: Seat; readonly diamond: number }
  | {
      readonly type: 'diamondColoured'
      readonly seat: Seat
      readonly diamond: number
      readonly colour: number
    }
  | {
      readonly type: 'terraformed'
      readonly seat: Seat
      readonly diamond: number
      readonly hex: number
      readonly colour: number
    }
  | { readonly type: 'converted'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'partsFound'; readonly seat: Seat; readonly parts: number; readonly before: number }
  | { readonly type: 'outOfTime'; readonly seat: Seat }
  /** Found all seven parts; in the cooperative game the player goes on only naming colours (AR-904). */
  | { readonly type: 'finished'; readonly seat: Seat }
  | {
      readonly type: 'gameEnded'
      readonly reason: EndReason
      readonly scores: readonly number[]
      /** One rank per seat in a race; null when all win or lose together. */
      readonly ranks: readonly number[] | null
      readonly won: boolean
    }
