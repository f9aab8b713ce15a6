import type { Language } from '@vyprava/module/words.ts'
import type { DefendersPack } from '../content/schema.ts'
import type { DefendersWords } from './build.ts'

export type { DefendersWords } from './build.ts'
export { hexName } from './names.ts'

const LOADERS: Readonly<Record<Language, () => Promise<(pack: DefendersPack) => DefendersWords>>> = {
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  en: async () => (await import('./en.ts')).en,
}

/** The words of Defenders in one language, for the names of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: DefendersPack): Promise<DefendersWords> =>
  (await LOADERS[language]())(pack)
