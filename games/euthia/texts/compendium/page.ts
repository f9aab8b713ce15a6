import { capital } from '@vyprava/module/wording.ts'
import type { Language } from '@vyprava/module/words.ts'
import type { Effect, EuthiaPack, Line, Op, Profile } from '../../content/schema.ts'
import * as cs from '../cs/printed.ts'
import { faceText, opsText, rowsText } from '../effects.ts'
import * as en from '../en/printed.ts'
import type { EffectWords, Lexicon } from '../lexicon.ts'
import { namesIn } from '../names.ts'
import * as sk from '../sk/printed.ts'
import { effectsOf } from '../telling/effects.ts'

/** What is printed, in words: names of effects, common words and the headings of the compendium. */
const ALL: Readonly<Record<Language, typeof en>> = { cs, sk, en }

/** What every part of the compendium needs to speak a language. */
export interface Pen {
  readonly language: Language
  readonly labels: ReturnType<typeof labelsIn>
  readonly words: Lexicon
  readonly cost: EffectWords['cost']
  ops(ops: readonly Op[]): string
  rows(profile: Profile): string
  effects(effects: readonly Effect[]): string
}

/** What effects, costs and conditions say in a language, with the names of a pack. */
export const effectWordsIn = (language: Language, pack: EuthiaPack): EffectWords =>
  effectsOf(ALL[language].effects, ALL[language].LEXICON, namesIn(language, pack))

/** The headings and small words of the compendium. */
function labelsIn(language: Language) {
  const { compendium, LEXICON } = ALL[language]
  return { ...compendium, health: LEXICON.things.health, gems: capital(LEXICON.things.gems) }
}

export function penFor(pack: EuthiaPack, language: Language): Pen {
  const words = ALL[language].LEXICON
  const effects = effectWordsIn(language, pack)
  return {
    language,
    labels: labelsIn(language),
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
