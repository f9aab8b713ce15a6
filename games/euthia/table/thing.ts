import type { EuthiaAction, Hope } from '../rules/actions.ts'

/** What a place of trade does besides selling tiles. */
export const SERVICES = ['buyGaar', 'exchange', 'heal', 'reveal'] as const
export type Service = (typeof SERVICES)[number]

/** Something on the table that can be touched. Fields, slots, tiles, cards and the rest are the numbers of the rules. */
export type Thing =
  /* The land */
  | { readonly kind: 'field'; readonly field: number }
  /** A place around the hero's tile where the next tile may be laid. */
  | { readonly kind: 'side'; readonly side: number }
  /** An action token: mine, trade, combat. */
  | { readonly kind: 'token'; readonly action: number }
  /** The panel or figure of a player: opens what it owns. */
  | { readonly kind: 'player'; readonly player: number }
  /* The hero's board and bags */
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'bag'; readonly place: number }
  /** A personal tile that lies open beside the board. */
  | { readonly kind: 'revealed'; readonly place: number }
  /** A gem set on the tile in a slot, by its kind. */
  | { readonly kind: 'jewel'; readonly slot: number; readonly gem: number }
  /** Loose gems and essences, by kind. */
  | { readonly kind: 'gem'; readonly gem: number }
  | { readonly kind: 'essence'; readonly essence: number }
  | { readonly kind: 'trophy'; readonly place: number }
  | { readonly kind: 'gaar' }
  | { readonly kind: 'dwurt' }
  /** The bags as a place where a worn tile goes. */
  | { readonly kind: 'bags' }
  /** Where things without a place are given up. */
  | { readonly kind: 'drop' }
  /* Trade */
  | { readonly kind: 'offer'; readonly place: number }
  | { readonly kind: 'service'; readonly service: Service }
  /** Where things are sold. */
  | { readonly kind: 'sale' }
  /** The ladder of personal tiles, where a learnt one goes back. */
  | { readonly kind: 'ladder' }
  | { readonly kind: 'quest'; readonly card: number }
  /** A tile to be kept of those that were drawn or revealed. */
  | { readonly kind: 'found'; readonly tile: number }
  /** One of the ways of an effect. */
  | { readonly kind: 'way'; readonly way: number }
  /* Cards and combat */
  | { readonly kind: 'card'; readonly card: number }
  /** The silver cards together: four of them for something else. */
  | { readonly kind: 'silver' }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'hope'; readonly how: Hope }
  /* Anywhere */
  /** An entry of what a thing with more than one meaning offers. */
  | { readonly kind: 'deed'; readonly action: EuthiaAction }
  /** What ends or answers something, in the corner of the buttons. */
  | { readonly kind: 'button'; readonly action: EuthiaAction }

/** Two things with the same name are the same. */
export const nameOf = (thing: Thing): string => JSON.stringify(thing)
