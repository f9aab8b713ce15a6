import { mediaHolds, useMedia } from '@vyprava/atlas'
import { LANGUAGES, languageFor, TEXTS, type Texts } from '../texts/index.ts'
import { type Setting, setting, useSetting } from './setting.ts'

export { useSetting } from './setting.ts'

export const THEMES = ['day', 'night'] as const
export type Theme = (typeof THEMES)[number]

const DARK = '(prefers-color-scheme: dark)'

/** Until somebody chooses, the light of the device, in the evening too. */
export const theme = setting<Theme>(
  'vyprava.theme',
  THEMES,
  () => (mediaHolds(DARK) ? 'night' : 'day'),
  (changed) => window.matchMedia(DARK).addEventListener('change', changed),
)

export const language = setting('vyprava.language', LANGUAGES, () => languageFor(navigator.languages))

export const MOTIONS = ['auto', 'full', 'none'] as const
export type Motion = (typeof MOTIONS)[number]
export const motion = setting<Motion>('vyprava.motion', MOTIONS, () => 'auto')

export const PACES = ['humane', 'instant'] as const
export type Pace = (typeof PACES)[number]
/** How long bots seem to think. */
export const pace = setting<Pace>('vyprava.pace', PACES, () => 'humane')

export const CONSENTS = ['preview', 'once'] as const
export type Consent = (typeof CONSENTS)[number]
/** Whether a touch shows what would happen and waits for a confirmation. */
export const consent = setting<Consent>('vyprava.consent', CONSENTS, () => 'preview')

export const ENDINGS = ['ask', 'auto'] as const
export type Ending = (typeof ENDINGS)[number]
/** Whether what would end the turn by itself waits for a press that says so. */
export const ending = setting<Ending>('vyprava.ending', ENDINGS, () => 'ask')

export const VOICES = ['off', 'on'] as const
export type Voice = (typeof VOICES)[number]
export const sound = setting<Voice>('vyprava.sound', VOICES, () => 'off')

const ANSWERS = ['no', 'yes'] as const
const lessons = new Map<string, Setting<(typeof ANSWERS)[number]>>()
/** Whether somebody at this device has begun the first expedition of a game. */
export function taught(game: string): Setting<(typeof ANSWERS)[number]> {
  const known =
    lessons.get(game) ?? setting<(typeof ANSWERS)[number]>(`vyprava.taught.${game}`, ANSWERS, () => 'no')
  lessons.set(game, known)
  return known
}

const STILL = '(prefers-reduced-motion: reduce)'

/** Whether things may move. */
export const moves = (chosen: Motion, still: boolean): boolean =>
  chosen === 'full' || (chosen === 'auto' && !still)

export const useMotion = (): boolean => moves(useSetting(motion), useMedia(STILL))

/** How long a bot waits before it moves, in milliseconds. */
export const botPause = (): number =>
  pace.get() === 'humane' && moves(motion.get(), mediaHolds(STILL)) ? 700 : 0

/** How long a scripted move of somebody else waits, in milliseconds. */
export const scriptPause = (): number => (moves(motion.get(), mediaHolds(STILL)) ? 900 : 0)

/** All words of the page in the reader's language. */
export const useTexts = (): Texts => TEXTS[useSetting(language)]
