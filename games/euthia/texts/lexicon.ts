import type { Cost, Op, When } from '../content/schema.ts'
import type { LEXICON } from './en/lexicon.ts'

export type Lexicon = typeof LEXICON

/** They have the same names in all languages. */
export const TOKENS = { gaar: 'Gaar', dwurt: 'Dwurt' }

/** What ops, costs and conditions say in a language. */
export interface EffectWords {
  op(op: Op): string
  cost(cost: Cost): string
  when(when: When): string
}

/** A number that may be below zero, with a real minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** "2× Rubín", "Rubín". */
export const times = (n: number, what: string): string => (n === 1 ? what : `${n}× ${what}`)

/** A row of a diagram or of rewards by its bounds; null is no bound. */
export function rowOf({ rows }: Lexicon, from: number | null, to: number | null): string {
  if (from === null) return to === null ? rows.any : rows.upTo(to)
  if (to === null) return rows.from(from)
  return from === to ? `${from}` : rows.range(from, to)
}
