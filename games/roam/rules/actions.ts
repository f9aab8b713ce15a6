import type { Seat } from '@vyprava/kernel'
import * as v from 'valibot'

/** Squares are numbered row by row from the north-west (0 to 35), slots likewise (0 to 5). */
export type RoamAction =
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'buy'; readonly artifact: number }
  | { readonly type: 'coin' }
  | { readonly type: 'done' }
  | { readonly type: 'endMain' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'fill'; readonly square: number }
  | { readonly type: 'flip'; readonly character: number }
  | { readonly type: 'freeGap'; readonly square: number }
  | { readonly type: 'freeGapReplace'; readonly owner: Seat; readonly square: number }
  | { readonly type: 'gap'; readonly square: number }
  | { readonly type: 'gapReplace'; readonly owner: Seat; readonly square: number }
  | { readonly type: 'pass' }
  | { readonly type: 'place'; readonly x: number; readonly y: number }
  | { readonly type: 'replace'; readonly owner: Seat; readonly square: number }
  | { readonly type: 'resolve'; readonly slot: number }
  | { readonly type: 'rest' }
  | { readonly type: 'rotate' }
  | { readonly type: 'shift'; readonly from: number; readonly owner: Seat; readonly to: number }
  | { readonly type: 'stack'; readonly square: number }
  | { readonly type: 'use'; readonly character: number }

const whole = v.pipe(v.number(), v.integer())

/** The form of an action. */
export const roamAction = v.variant('type', [
  v.strictObject({ type: v.literal('bid'), coins: whole }),
  v.strictObject({ type: v.literal('buy'), artifact: whole }),
  v.strictObject({ type: v.literal('coin') }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('endMain') }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('fill'), square: whole }),
  v.strictObject({ type: v.literal('flip'), character: whole }),
  v.strictObject({ type: v.literal('freeGap'), square: whole }),
  v.strictObject({ type: v.literal('freeGapReplace'), owner: whole, square: whole }),
  v.strictObject({ type: v.literal('gap'), square: whole }),
  v.strictObject({ type: v.literal('gapReplace'), owner: whole, square: whole }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('place'), x: whole, y: whole }),
  v.strictObject({ type: v.literal('replace'), owner: whole, square: whole }),
  v.strictObject({ type: v.literal('resolve'), slot: whole }),
  v.strictObject({ type: v.literal('rest') }),
  v.strictObject({ type: v.literal('rotate') }),
  v.strictObject({ type: v.literal('shift'), from: whole, owner: whole, to: whole }),
  v.strictObject({ type: v.literal('stack'), square: whole }),
  v.strictObject({ type: v.literal('use'), character: whole }),
])

/** Every kind of question, as keys of the texts. */
export const PROMPT_KEYS = [
  'rest',
  'character',
  'place',
  'fill',
  'choose',
  'gaps',
  'resolve',
  'bid',
  'purchase',
] as const
export type PromptKey = (typeof PROMPT_KEYS)[number]

/* Actions are plain values, so each one is made once and shared by all lists. */

const squares = <T>(make: (square: number) => T): readonly T[] =>
  Array.from({ length: 36 }, (_, square) => make(square))
const owned = <T>(make: (owner: Seat, square: number) => T): readonly (readonly T[])[] =>
  Array.from({ length: 4 }, (_, owner) => squares((square) => make(owner, square)))

export const COIN: RoamAction = { type: 'coin' }
export const DONE: RoamAction = { type: 'done' }
export const END_MAIN: RoamAction = { type: 'endMain' }
export const END_TURN: RoamAction = { type: 'endTurn' }
export const PASS: RoamAction = { type: 'pass' }
export const REST: RoamAction = { type: 'rest' }
/** By character: every pack has 43 and 12 starting ones. */
export const USES: readonly RoamAction[] = Array.from({ length: 55 }, (_, character) => ({
  type: 'use',
  character,
}))
export const ROTATE: RoamAction = { type: 'rotate' }
export const FILL = squares((square): RoamAction => ({ type: 'fill', square }))
export const GAP = squares((square): RoamAction => ({ type: 'gap', square }))
export const FREE_GAP = squares((square): RoamAction => ({ type: 'freeGap', square }))
export const STACK = squares((square): RoamAction => ({ type: 'stack', square }))
export const REPLACE = owned((owner, square): RoamAction => ({ type: 'replace', owner, square }))
export const GAP_REPLACE = owned((owner, square): RoamAction => ({ type: 'gapReplace', owner, square }))
export const FREE_GAP_REPLACE = owned(
  (owner, square): RoamAction => ({ type: 'freeGapReplace', owner, square }),
)
export const RESOLVE = Array.from({ length: 6 }, (_, slot): RoamAction => ({ type: 'resolve', slot }))
