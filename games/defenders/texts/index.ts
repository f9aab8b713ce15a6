import type { Language } from '@vyprava/module/words.ts'
import type { DefendersPack } from '../content/schema.ts'
import { type DefendersWords, type Messages, wordsFrom } from './build.ts'

export type { DefendersWords } from './build.ts'
export { hexName } from './names.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
  en: () => import('./en.ts'),
}

/** The words of Defenders in one language, for the names of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: DefendersPack): Promise<DefendersWords> =>
  wordsFrom(language, await LOADERS[language](), pack)
