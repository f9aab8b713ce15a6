import type { Language } from '@vyprava/module/words.ts'
import type { ArkPack } from '../content/schema.ts'
import { shippedStories } from '../content/stories.ts'
import { type ArkWords, type Messages, wordsFrom } from './build.ts'

export type { ArkWords } from './build.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  cs: () => import('./cs.ts'),
  sk: () => import('./sk.ts'),
  en: () => import('./en.ts'),
}

/** The words of Ark in one language, for the maps of a pack; each language is loaded on its own. */
export const wordsOf = async (language: Language, pack: ArkPack): Promise<ArkWords> =>
  wordsFrom(language, await LOADERS[language](), pack, shippedStories())
