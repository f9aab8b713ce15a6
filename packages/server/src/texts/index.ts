import type { Language } from '@vyprava/module/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'

/** What the server itself says to people: reminders and mail. It never tells anything of a match. */
export interface ServerTexts {
  /** The title of a reminder. */
  turn(game: string): string
  /** The title of a call by somebody at the table. */
  called(name: string): string
  turnBody(game: string, until: string | null): string
  /** Under every mail. */
  stop(link: string): string
  confirmTitle: string
  confirmBody(link: string): string
  confirmed: string
  stopped: string
  unknownLink: string
  /** Letters about an account: a new password, a first one, and a first one where there is an account already. */
  resetTitle: string
  resetBody(link: string): string
  keepTitle: string
  keepBody(link: string): string
  knownBody(link: string): string
}

const ALL: Readonly<Record<Language, ServerTexts>> = { cs, sk, en }

export const textsIn = (language: Language): ServerTexts => ALL[language]
