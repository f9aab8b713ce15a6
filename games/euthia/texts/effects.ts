import { listed } from '@vyprava/module/wording.ts'
import type { Effect, Op, Profile, Timing } from '../content/schema.ts'
import { type EffectWords, type Lexicon, rowOf } from './lexicon.ts'

/** "do 3: nic; od 4: 1 zásah": a diagram row by row. */
export function rowsText(words: Lexicon, rows: Profile, op: (op: Op) => string): string {
  return rows
    .map(({ min, ops }, at) => {
      const next = rows[at + 1]?.min ?? null
      const what = ops.length === 0 ? words.noEffect : listed(ops.map(op), words.and)
      return `${rowOf(words, min, next === null ? null : next - 1)}: ${what}`
    })
    .join('; ')
}

export const opsText = (words: Lexicon, effects: EffectWords, ops: readonly Op[]): string =>
  ops.length === 0 ? words.noEffect : listed(ops.map(effects.op), words.and)

/** What an effect does, under which condition and for what, without its timing. */
function effectText(words: Lexicon, effects: EffectWords, { when, cost, do: ops }: Effect): string {
  const what = opsText(words, effects, ops)
  const condition = when === undefined ? '' : ` ${effects.when(when)}`
  return cost === undefined ? `${what}${condition}` : `${effects.cost(cost)} → ${what}${condition}`
}

/** Weapons and attacks are told by their diagrams; an effect of theirs may do nothing more. */
const DIAGRAMS: readonly Timing[] = ['attack', 'firstStrike']

interface Face {
  readonly effects: readonly Effect[]
  readonly profile?: Profile | undefined
}

/** Everything that a tile, gem or essence does. */
export function faceText(words: Lexicon, effects: EffectWords, { effects: all, profile }: Face): string {
  const parts = all.map((effect) => {
    const bare = effect.do.length === 0 && effect.cost === undefined && effect.when === undefined
    if (DIAGRAMS.includes(effect.timing) && bare) return words.timings[effect.timing]
    return `${words.timings[effect.timing]}: ${effectText(words, effects, effect)}`
  })
  const diagram = profile === undefined ? [] : [rowsText(words, profile, effects.op)]
  return [...parts, ...diagram].join('; ')
}

/** What several effects that are carried out together do. */
export const usesText = (words: Lexicon, effects: EffectWords, all: readonly Effect[]): string =>
  all
    .map(({ do: ops, when }) => {
      const what = opsText(words, effects, ops)
      return when === undefined ? what : `${what} ${effects.when(when)}`
    })
    .join('; ')
