import type { Language } from '@vyprava/module/words.ts'
import type { EuthiaPack } from '../content/schema.ts'
import { type EuthiaWords, type Messages, wordsFrom } from './build.ts'

export type { EuthiaWords } from './build.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
  en: () => import('./en.ts'),
}

/** The words of Euthia in one language, for the names of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: EuthiaPack): Promise<EuthiaWords> =>
  wordsFrom(language, await LOADERS[language](), pack)
