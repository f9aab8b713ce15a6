import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const nth = (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`
const all = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const points = (count: number) => plural.count(count, { one: 'point', other: 'points' }).replace('-', '−')

/** The end of a game: who won, where the points come from, how it went, and what next. */
export const endEn = {
  result: 'Result',
  youWin: 'You win',
  youShare: 'You share the victory',
  wins: (name: string) => `${name} wins`,
  winsBy: (name: string, by: number) => `${name} wins by ${by}`,
  share: (names: readonly string[]) => `${all.format(names)} share the victory`,
  /** After two or three words of the game, or alone. */
  weWin: (motto: string | null) => (motto === null ? 'You’ve won' : `${motto}: you’ve won`),
  weLose: (motto: string | null) => (motto === null ? 'You’ve lost' : `${motto}: you’ve lost`),
  theyWin: (motto: string | null) => (motto === null ? 'The party wins' : `${motto}: the party wins`),
  theyLose: (motto: string | null) => (motto === null ? 'The party loses' : `${motto}: the party loses`),
  behindYou: (name: string, by: number) => `${name} is ${points(by)} behind you.`,
  yourPlace: (place: number) => `You came ${nth(place)}.`,
  yourScore: (score: number) => `You have ${points(score)}.`,
  legend: 'Legend',
  total: 'total',
  of: (all: number) => `of ${all}`,
  decided: 'decided the game',
  story: 'How it went',
  reading: 'A bot is reading the log…',
  leads: ' and takes the lead',
  rises: (chance: string) => ` and the chance rises to ${chance}`,
  falls: (chance: string) => ` and the chance falls to ${chance}`,
  toTurn: (heading: string) => `Show the table: ${heading}`,
  again: 'Play again',
  tryAgain: 'Try again',
  analysis: 'Analysis',
  shareImage: 'Share image',
  shareShort: 'Share',
  shareFailed: 'The image couldn’t be made. Try again.',
  doors: 'Home',
  log: 'Log',
  replay: 'Replay',
}

export type EndTexts = typeof endEn
