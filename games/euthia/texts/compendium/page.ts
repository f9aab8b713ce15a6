import type { Language } from '@vyprava/module/words.ts'
import type { Effect, EuthiaPack, Line, Op, Profile } from '../../content/schema.ts'
import { effectsOf as csEffects } from '../cs/effects.ts'
import { LEXICON as cs } from '../cs/lexicon.ts'
import { faceText, opsText, rowsText } from '../effects.ts'
import { effectsOf as enEffects } from '../en/effects.ts'
import { LEXICON as en } from '../en/lexicon.ts'
import type { EffectWords, Lexicon } from '../lexicon.ts'
import { type Names, namesIn } from '../names.ts'
import { effectsOf as skEffects } from '../sk/effects.ts'
import { LEXICON as sk } from '../sk/lexicon.ts'
import { LABELS, type Labels } from './labels/index.ts'

const LEXICONS: Readonly<Record<Language, Lexicon>> = { cs, sk, en }
const EFFECTS: Readonly<Record<Language, (names: Names) => EffectWords>> = {
  cs: csEffects,
  sk: skEffects,
  en: enEffects,
}

/** What every part of the compendium needs to speak a language. */
export interface Pen {
  readonly language: Language
  readonly labels: Labels
  readonly words: Lexicon
  readonly cost: EffectWords['cost']
  ops(ops: readonly Op[]): string
  rows(profile: Profile): string
  effects(effects: readonly Effect[]): string
}

/** What effects, costs and conditions say in a language, with the names of a pack. */
export const effectWordsIn = (language: Language, pack: EuthiaPack): EffectWords =>
  EFFECTS[language](namesIn(language, pack))

export function penFor(pack: EuthiaPack, language: Language): Pen {
  const words = LEXICONS[language]
  const effects = effectWordsIn(language, pack)
  return {
    language,
    labels: LABELS[language],
    words,
    cost: effects.cost,
    ops: (ops) => opsText(words, effects, ops),
    rows: (profile) => rowsText(words, profile, effects.op),
    effects: (list) => faceText(words, effects, { effects: list }),
  }
}

/** A heading, a paragraph or a table; blank lines stand between them. */
export type Block = string

export const heading = (depth: number, text: string): Block => `${'#'.repeat(depth)} ${text}`

/** A table of Markdown; cells that are empty stay so. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): Block =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A name with its story under it. */
export const named = (
  { language }: Pen,
  thing: { readonly name: Line; readonly line: Line },
  count = 1,
): string => `**${thing.name[language]}**${count > 1 ? ` ×${count}` : ''}<br>*${thing.line[language]}*`

/** Parts in a row, the empty ones left out. */
export const joined = (parts: readonly string[], by = ', '): string =>
  parts.filter((part) => part !== '').join(by)

/** A word at the beginning of a heading. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
