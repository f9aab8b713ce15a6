import type { Cost, Effect, Op, Profile, Timing, When } from '../../content/schema.ts'

/** How a language says what is printed on tiles and cards: short phrases in the nominative, as one reads icons. */
export interface EffectWords {
  readonly timings: Readonly<Record<Timing, string>>
  /** What an empty list of effects does. */
  readonly nothing: string
  readonly and: string
  readonly or: string
  readonly used: string
  op(op: Op, say: Sayer): string
  term(cost: Exclude<Cost, { readonly pay: 'all' | 'oneOf' }>): string
  when(when: When): string
  /** What something costs, before what it does. */
  price(cost: string): string
  upTo(strength: number): string
  from(strength: number): string
}

export interface Sayer {
  ops(ops: readonly Op[]): string
  rows(profile: Profile): string
  cost(cost: Cost): string
  effect(effect: Effect): string
  effects(effects: readonly Effect[]): string
}

/** A number with its sign, also for zero and more. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
/** A number of things, taken away if it is negative. */
export const taken = (n: number, of: (count: number) => string): string => (n < 0 ? `−${of(-n)}` : of(n))
/** Several of something that has no plural in short texts. */
export const times = (n: number, what: string): string => (n === 1 ? what : `${n}× ${what}`)

export function sayerOf(words: EffectWords): Sayer {
  const say: Sayer = {
    ops: (ops) => (ops.length === 0 ? words.nothing : ops.map((op) => words.op(op, say)).join(', ')),
    rows: (profile) =>
      profile
        .map(({ min, ops }, row) => `${range(words, min, profile[row + 1]?.min ?? null)}: ${say.ops(ops)}`)
        .join('; '),
    cost(cost) {
      if (cost.pay === 'all') return cost.of.map(say.cost).join(` ${words.and} `)
      if (cost.pay === 'oneOf') return cost.of.map(say.cost).join(` ${words.or} `)
      return words.term(cost)
    },
    effect({ timing, when, cost, do: ops, consume }) {
      const moment = [words.timings[timing], ...(when === undefined ? [] : [words.when(when)])].join(', ')
      const paid = cost === undefined ? '' : `${words.price(say.cost(cost))}: `
      const done = ops.length === 0 ? '' : `: ${paid}${say.ops(ops)}`
      return `${moment}${done}${consume ? ` (${words.used})` : ''}`
    },
    effects: (effects) => effects.map(say.effect).join('; '),
  }
  return say
}

/** A row holds from its own strength up to the next row. */
function range(words: EffectWords, min: number | null, next: number | null): string {
  if (min === null) return next === null ? words.from(0) : words.upTo(next - 1)
  if (next === null) return words.from(min)
  return next - 1 === min ? `${min}` : `${min}–${next - 1}`
}
