import type { Language } from '@vyprava/module/words.ts'
import type { RoamPack } from '../content/schema.ts'
import { type Messages, type RoamWords, wordsFrom } from './build.ts'

export type { RoamWords } from './build.ts'
export { squareName } from './names.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
  en: () => import('./en.ts'),
}

/** The words of Roam in one language, for the names of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: RoamPack): Promise<RoamWords> =>
  wordsFrom(language, await LOADERS[language](), pack)
