import type { Seat } from '@vyprava/kernel'

/** Effects of tiles, gems and essences; gains and losses; equipment; the free actions at a place. */
export type EffectEvent =
  | { readonly type: 'used'; readonly player: Seat; readonly tile: number; readonly effect: number }
  | { readonly type: 'gained'; readonly player: Seat; readonly what: string; readonly n: number }
  | { readonly type: 'treasureFound'; readonly player: Seat; readonly tile: number }
  | { readonly type: 'tileDropped'; readonly player: Seat; readonly tile: number }
