import type { DefendersAction } from '../rules/index.ts'

/** The actions of the ruler, in the order of the keys 1 to 9. */
export const ACT_KINDS = [
  'move',
  'build',
  'regroup',
  'clear',
  'heal',
  'destroy',
  'breach',
  'rewild',
  'gainItem',
] as const
export type ActKind = (typeof ACT_KINDS)[number]

/** Something on the table that can be touched. Hexes, edges, cards, players and the rest are the numbers of the rules. */
export type Thing =
  | { readonly kind: 'hex'; readonly hex: number }
  | { readonly kind: 'edge'; readonly edge: number }
  /** A Defender of the hand: to lead with, or for the team. */
  | { readonly kind: 'card'; readonly card: number }
  /** A deck: taken from blind, or at the start. */
  | { readonly kind: 'pile'; readonly player: number }
  | { readonly kind: 'act'; readonly act: ActKind }
  /** A token in the faction's circle. */
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'player'; readonly player: number }
  | { readonly kind: 'faction'; readonly faction: number }
  | { readonly kind: 'leader'; readonly leader: number }
  | { readonly kind: 'hint'; readonly terrain: number }
  | { readonly kind: 'phrase'; readonly phrase: number }
  /** On the ruler while cards are chosen: the trail of a terrain. */
  | { readonly kind: 'trail'; readonly terrain: number }
  /** What a touch of the board pins in a discussion. */
  | { readonly kind: 'pin'; readonly what: 'hex' | 'edge' }
  | { readonly kind: 'button'; readonly action: DefendersAction }

/** Two things with the same name are the same. */
export const nameOf = (thing: Thing): string => JSON.stringify(thing)
