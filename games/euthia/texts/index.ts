import type { Language } from '@vyprava/module/words.ts'
import type { EuthiaPack } from '../content/schema.ts'
import type { EuthiaWords } from './build.ts'

export type { EuthiaWords } from './build.ts'

const LOADERS: Readonly<Record<Language, () => Promise<(pack: EuthiaPack) => EuthiaWords>>> = {
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  en: async () => (await import('./en.ts')).en,
}

/** The words of Euthia in one language, for the names of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: EuthiaPack): Promise<EuthiaWords> =>
  (await LOADERS[language]())(pack)
