import type { Seat } from '@vyprava/kernel'

/** Effects of tiles, gems and essences; gains and losses; equipment; the free actions at a place. */
export type EffectEvent =
  | { readonly type: 'used'; readonly player: Seat; readonly tile: number; readonly effect: number }
  | { readonly type: 'gained'; readonly player: Seat; readonly what: string; readonly n: number }
  | { readonly type: 'treasureFound'; readonly player: Seat; readonly tile: number }
  | { readonly type: 'tileDropped'; readonly player: Seat; readonly tile: number }
  | { readonly type: 'gemUsed'; readonly player: Seat; readonly gem: number; readonly slot: number }
  | { readonly type: 'essenceUsed'; readonly player: Seat; readonly kind: number }
  /** A gem or an essence by its kind, gained loose. */
  | {
      readonly type: 'jewelGained'
      readonly player: Seat
      readonly what: 'gem' | 'essence'
      readonly kind: number
      readonly n: number
    }
  /** Something was paid; the kind of a gem or essence, else NONE. Cards and tiles are told by themselves. */
  | {
      readonly type: 'spent'
      readonly player: Seat
      readonly what: string
      readonly kind: number
      readonly n: number
    }
  | {
      readonly type: 'imbued'
      readonly player: Seat
      readonly tile: number
      readonly kind: number
      readonly n: number
    }
  | { readonly type: 'readied'; readonly player: Seat; readonly tile: number }
  | { readonly type: 'unlockedBy'; readonly player: Seat; readonly slot: number }
  | { readonly type: 'equipped'; readonly player: Seat; readonly tile: number; readonly slot: number }
  | { readonly type: 'stowed'; readonly player: Seat; readonly tile: number; readonly slot: number }
  | { readonly type: 'gemSet'; readonly player: Seat; readonly gem: number; readonly tile: number }
  | { readonly type: 'tileDrawn'; readonly player: Seat; readonly tile: number }
