import type { Language } from '@vyprava/module/words.ts'
import type { RoamPack } from '../content/schema.ts'
import type { RoamWords } from './build.ts'

export type { RoamWords } from './build.ts'
export { squareName } from './names.ts'

const LOADERS: Readonly<Record<Language, () => Promise<(pack: RoamPack) => RoamWords>>> = {
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  en: async () => (await import('./en.ts')).en,
}

/** The words of Roam in one language, for the names of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: RoamPack): Promise<RoamWords> =>
  (await LOADERS[language]())(pack)
