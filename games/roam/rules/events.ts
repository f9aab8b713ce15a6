import type { Seat } from '@vyprava/kernel'
import type { EndReason } from './state.ts'

/** What happened. Everything in Roam happens in the open, so no event has a secret form. */
export type RoamEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'rested'; readonly seat: Seat; readonly free: boolean; readonly paid: number }
  | { readonly type: 'used'; readonly seat: Seat; readonly character: number }
  | { readonly type: 'rotated'; readonly seat: Seat; readonly artifact: number; readonly turns: number }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly character: number
      readonly x: number
      readonly y: number
      readonly turns: number
      /** All squares that got a marker; those of `stacked` and `replaced` are among them. */
      readonly squares: readonly number[]
      readonly skipped: readonly number[]
      readonly stacked: readonly number[]
      readonly replaced: readonly Replaced[]
      readonly coins: number
    }
  | { readonly type: 'placedNothing'; readonly seat: Seat; readonly character: number }
  | {
      readonly type: 'gapFilled'
      readonly seat: Seat
      readonly square: number
      readonly paid: number
      /** The artifact that made it free, if any. */
      readonly artifact: number | null
      readonly replaced: Replaced | null
      readonly coins: number
    }
  | { readonly type: 'coinTaken'; readonly seat: Seat; readonly artifact: number }
  | {
      readonly type: 'flipped'
      readonly seat: Seat
      readonly artifact: number
      readonly character: number
      readonly faceUp: boolean
    }
  | {
      readonly type: 'shifted'
      readonly seat: Seat
      readonly artifact: number
      readonly owner: Seat
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'patrolGained'; readonly seat: Seat; readonly square: number }
  | { readonly type: 'completed'; readonly slot: number; readonly markers: readonly number[] }
  | { readonly type: 'auctionOpened'; readonly slot: number; readonly bidders: readonly Seat[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly slot: number; readonly coins: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly slot: number; readonly forced: boolean }
  | {
      readonly type: 'cardGained'
      readonly seat: Seat
      readonly slot: number
      readonly land: number
      readonly character: number
      readonly paid: number
    }
  | {
      readonly type: 'refilled'
      readonly slot: number
      readonly land: number | null
      readonly top: number | null
    }
  | { readonly type: 'consolation'; readonly seat: Seat; readonly slot: number }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | {
      readonly type: 'artifactBought'
      readonly seat: Seat
      readonly artifact: number
      readonly paid: number
      /** The artifact that took its place in the row. */
      readonly next: number | null
    }
  | {
      readonly type: 'gameEnded'
      readonly reason: EndReason
      readonly scores: readonly number[]
      readonly ranks: readonly number[]
    }

/** A rival's marker that was replaced; the artifact that did it. */
export interface Replaced {
  readonly square: number
  readonly owner: Seat
  readonly artifact: number
}
