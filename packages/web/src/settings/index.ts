import { LANGUAGES, languageFor, TEXTS, type Texts } from '../texts/index.ts'
import { setting, useSetting } from './setting.ts'

export { useSetting } from './setting.ts'

export const THEMES = ['day', 'night'] as const
export type Theme = (typeof THEMES)[number]

export const theme = setting<Theme>('vyprava.theme', THEMES, () =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day',
)

export const language = setting('vyprava.language', LANGUAGES, () => languageFor(navigator.languages))

/** All words of the page in the reader's language. */
export const useTexts = (): Texts => TEXTS[useSetting(language)]
