import type { Seat } from '@vyprava/kernel'
import type { EndReason } from '../state.ts'

/** Rounds, turns, the map, mining, wounds outside a fight, scoring. */
export type TurnEvent =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'turnStarted'; readonly player: Seat }
  | { readonly type: 'tokenKept'; readonly player: Seat; readonly action: number }
  | { readonly type: 'walked'; readonly player: Seat; readonly action: number; readonly mp: number }
  | { readonly type: 'stepped'; readonly player: Seat; readonly from: number; readonly field: number }
  | { readonly type: 'teleported'; readonly player: Seat; readonly from: number; readonly field: number }
  | { readonly type: 'tilePlaced'; readonly player: Seat; readonly tile: number; readonly place: number }
  /** Told before the wounds of an elemental of fire. */
  | { readonly type: 'burnt'; readonly player: Seat; readonly wounds: number }
  | { readonly type: 'wounded'; readonly player: Seat; readonly wounds: number; readonly health: number }
  | { readonly type: 'healed'; readonly player: Seat; readonly health: number; readonly by: number }
  | { readonly type: 'died'; readonly player: Seat; readonly rep: number }
  | { readonly type: 'mined'; readonly player: Seat; readonly tile: number; readonly field: number }
  | { readonly type: 'cartDrawn'; readonly player: Seat; readonly tiles: readonly number[] }
  | { readonly type: 'paid'; readonly player: Seat; readonly to: Seat; readonly coins: number }
  /** Cards are told to their owner alone. */
  | { readonly type: 'cardsDrawn'; readonly player: Seat; readonly cards: readonly number[] }
  | {
      readonly type: 'cardsDrawnHidden'
      readonly player: Seat
      readonly metal: number
      readonly count: number
    }
  | { readonly type: 'cardDiscarded'; readonly player: Seat; readonly card: number }
  /** Alone and together cards go under their draw pile, face down (EU-1217). */
  | { readonly type: 'cardDiscardedHidden'; readonly player: Seat; readonly metal: number }
  | { readonly type: 'reserveGrew'; readonly metal: number; readonly count: number }
  | {
      readonly type: 'rolled'
      readonly player: Seat
      readonly dice: readonly number[]
      readonly plus: number
    }
  | { readonly type: 'rerolled'; readonly player: Seat; readonly die: number; readonly value: number }
  | { readonly type: 'rollCounted'; readonly player: Seat; readonly result: number }
  | { readonly type: 'dwurtDie'; readonly player: Seat; readonly face: number }
  | {
      readonly type: 'scored'
      readonly player: Seat
      readonly coins: number
      readonly wealth: number
      /** Hero tokens, interaction tokens, trade tokens, tokens won, quests, elites. */
      readonly table: readonly number[]
      readonly deaths: number
      readonly titles: number
      readonly rep: number
    }
  | { readonly type: 'gameEnded'; readonly reason: EndReason }
