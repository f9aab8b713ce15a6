import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en, type Texts } from './en.ts'
import { sk } from './sk.ts'

export type { Language, Texts }
export { LANGUAGES }

/** Each language by its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  cs: 'Čeština',
  sk: 'Slovenčina',
  en: 'English',
}

export const TEXTS: Readonly<Record<Language, Texts>> = { cs, sk, en }

/** The first language of the reader that we speak; English for everybody else. */
export function languageFor(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const wanted = tag.split('-')[0]
    const spoken = LANGUAGES.find((language) => language === wanted)
    if (spoken) return spoken
  }
  return 'en'
}
