import type { Language } from '@vyprava/module/words.ts'
import type { ArkPack } from '../content/schema.ts'
import { type Stories, shippedStories } from '../content/stories.ts'
import type { ArkWords } from './build.ts'

export type { ArkWords } from './build.ts'

const LOADERS: Readonly<Record<Language, () => Promise<(pack: ArkPack, stories: Stories) => ArkWords>>> = {
  cs: async () => (await import('./cs.ts')).cs,
  sk: async () => (await import('./sk.ts')).sk,
  en: async () => (await import('./en.ts')).en,
}

/** The words of Ark in one language, for the maps of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: ArkPack): Promise<ArkWords> =>
  (await LOADERS[language]())(pack, shippedStories())
