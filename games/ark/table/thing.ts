import type { ArkAction, System } from '../rules/index.ts'

/** How an answer is given (AR-220). */
export const ANSWER_CARDS = ['map', 'compass', 'skip'] as const
export type AnswerCard = (typeof ANSWER_CARDS)[number]

/** Something on the table that can be touched. Hexes, fields, letters, colours and the rest are the numbers of the rules. */
export type Thing =
  | { readonly kind: 'hex'; readonly hex: number }
  /** A field of the compass. */
  | { readonly kind: 'field'; readonly field: number }
  /** A part of the ark, in the compass or in the rows: shows where it may lie. */
  | { readonly kind: 'letter'; readonly letter: number }
  /** Names, or changes by hints; in the ring on a hex, and with a gem in the hand, the colour of those. */
  | { readonly kind: 'pencil'; readonly colour: number }
  | { readonly kind: 'card'; readonly card: AnswerCard }
  | { readonly kind: 'character'; readonly character: number }
  | { readonly kind: 'system'; readonly system: System }
  /** A gem: it is coloured, or a hex is painted with it. */
  | { readonly kind: 'diamond'; readonly diamond: number }
  /** The Druid's acorn. */
  | { readonly kind: 'conversion' }
  /** The Hunter's band. */
  | { readonly kind: 'meadow' }
  /** Opens the sheet of that player. */
  | { readonly kind: 'player'; readonly player: number }
  | { readonly kind: 'button'; readonly action: ArkAction }

/** Two things with the same name are the same. */
export const nameOf = (thing: Thing): string => JSON.stringify(thing)

/** Letters of the keyboard that are written on what they press. */
export const LETTER_KEYS = { sites: 'm', meadow: 'l' } as const
