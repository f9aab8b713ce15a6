import { language, useSetting } from '../settings/index.ts'
import { ONLINE_TEXTS, type OnlineTexts } from '../texts/online.ts'
import { Refused } from './server.ts'

/** All words of this part of the app in the reader's language. */
export const useOnlineTexts = (): OnlineTexts => ONLINE_TEXTS[useSetting(language)]

/** What the server and its library of accounts call things, and how we say them. */
const KNOWN: Readonly<Record<string, keyof OnlineTexts['errors']>> = {
  name: 'name',
  kept: 'kept',
  asking: 'asking',
  refused: 'refused',
  nudge: 'nudge',
  nudged: 'nudged',
  asleep: 'asleep',
  resigned: 'resigned',
  nameTaken: 'nameTaken',
  oldLetter: 'oldLetter',
  noKey: 'noKey',
  INVALID_KEY: 'noKey',
  key: 'noKey',
  noMail: 'noMail',
  nobody: 'nobody',
  unreachable: 'unreachable',
  tooFast: 'tooFast',
  noTable: 'noTable',
  diverged: 'diverged',
  seat: 'seat',
  seats: 'seats',
  table: 'table',
  state: 'state',
  mail: 'tooFast',
  mostTables: 'most',
  mostSeats: 'most',
  mostBots: 'most',
  mostBrowsers: 'most',
  onlyBots: 'onlyBots',
  rated: 'rated',
  busy: 'busy',
  INVALID_EMAIL: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
}

/** Why something was not done, in words. */
export function errorIn({ errors }: OnlineTexts, error: unknown): string {
  const code = error instanceof Refused ? error.code : ''
  if (code.startsWith('options')) return errors.options
  return errors[KNOWN[code] ?? 'failed']
}
