import type { Seat } from '@vyprava/kernel'

/** The trade action, learning and unlocking, and the free actions at a place. */
export type TradeEvent =
  | { readonly type: 'tradeStarted'; readonly player: Seat; readonly trade: number }
  | { readonly type: 'tradeEnded'; readonly player: Seat }
  | { readonly type: 'bought'; readonly player: Seat; readonly tile: number; readonly coins: number }
  | { readonly type: 'gaarBought'; readonly player: Seat }
  | {
      readonly type: 'offerExchanged'
      readonly player: Seat
      readonly trade: number
      readonly coins: number
    }
  /** A tile is sold; of a resource by one of its sales, whose gains are told after it. */
  | { readonly type: 'sold'; readonly player: Seat; readonly tile: number; readonly coins: number }
  | { readonly type: 'essenceSold'; readonly player: Seat; readonly kind: number; readonly coins: number }
  | { readonly type: 'gemSold'; readonly player: Seat; readonly gem: number; readonly coins: number }
  | { readonly type: 'tilesRevealed'; readonly player: Seat; readonly tiles: readonly number[] }
  /** Of revealed tiles with equal value one is kept, the others leave the game (EU-804). */
  | { readonly type: 'tileChosen'; readonly player: Seat; readonly tile: number }
  | { readonly type: 'learnt'; readonly player: Seat; readonly tile: number; readonly slot: number }
  | { readonly type: 'relearnt'; readonly player: Seat; readonly tile: number; readonly slot: number }
  | { readonly type: 'unlearnt'; readonly player: Seat; readonly tile: number }
  | { readonly type: 'unlocked'; readonly player: Seat; readonly slot: number }
  | { readonly type: 'prayed'; readonly player: Seat; readonly how: 'heal' | 'potion' }
  | { readonly type: 'treasureOpened'; readonly player: Seat; readonly field: number }
  | { readonly type: 'confronted'; readonly player: Seat; readonly element: number }
  | { readonly type: 'questDone'; readonly player: Seat; readonly card: number }
