import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const games = (count: number) => plural.count(count, { one: 'game', other: 'games' })
const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh']

/** Words of one's own page and of the leaderboard. */
export const profileEn = {
  title: 'Archive',
  visitor: 'This device',
  since: (count: number, from: Date, thisYear: boolean) =>
    `${plural.count(count, { one: 'finished game', other: 'finished games' })} since ${(thisYear ? month : monthAndYear).format(from)}.`,
  none: 'No finished games yet.',
  device: 'Games played on this device.',
  archive: 'Archive',
  games,
  link: 'Archive and ratings',
  guest: 'Create an account so that your archive doesn’t vanish.',
  sentence: { show: 'Show ', comma: ', ', from: ', the ', stop: ' first.' },
  filters: {
    game: 'Game',
    place: 'Where',
    outcome: 'Outcome',
    partner: 'With whom',
    time: 'When',
    order: 'Order',
  },
  change: (what: string, word: string) => `${what}: ${word}. Change`,
  allGames: 'all games',
  places: { server: 'from friends’ tables', device: 'from this device' },
  outcomes: { all: 'finished', won: 'won', lost: 'not won', none: 'ended without a result' },
  anyone: 'with anyone',
  partner: (name: string) => `with ${name}`,
  find: 'Part of a name',
  seek: 'Find',
  times: {
    any: 'from any time',
    week: 'from the last seven days',
    days: 'from the last thirty days',
    older: 'older than a year',
  },
  ofMonth: (from: Date) => `from ${monthAndYear.format(from)}`,
  orders: { newest: 'newest', oldest: 'oldest' },
  winBy: (points: number) => `Won by ${points}`,
  win: 'Won',
  share: 'Shared first place',
  place: (rank: number) => `${PLACES[rank - 1] ?? `${rank}.`} place`,
  together: { won: 'Won together', lost: 'Lost together' },
  noResult: 'No result',
  parted: 'finished by a bot',
  alone: 'solo',
  gained: (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)} rating`,
  today: 'today',
  yesterday: 'yesterday',
  weekday: (when: Date) => `on ${weekday.format(when)}`,
  date: (when: Date, thisYear: boolean) => (thisYear ? day : dayAndYear).format(when),
  analysis: 'Analysis',
  more: (count: number) => `${count} more`,
  moreNote: 'You can replay each one, analyse it or try something different.',
  empty: 'Your finished games will be kept here. The first one is waiting behind a door.',
  emptyDevice: 'No game has been finished on this device yet.',
  nothing: 'There’s no game like that in the archive.',
  all: 'Show everything',
  doors: 'Home',
  loading: 'Unrolling the maps…',
  byGame: 'By game',
  countTogether: (count: number) => `${games(count)} together`,
  best: (score: number) => `best ${String(score).replace('-', '−')}`,
  wins: (count: number) => plural.count(count, { one: 'win', other: 'wins' }),
  percent: (part: number) => `${Math.round(100 * part)}%`,
  of: (won: number, count: number) => `won ${won} of ${count}`,
  rating: 'Rating',
  guess: 'Still guessing',
  after: (count: number) => `after ${games(count)}`,
  rank: (place: number, of: number) => `${place} of ${of}`,
  noRating:
    'No rated games here yet. A table is rated only if its host says so, where everybody can read it.',
  measuredTogether: 'This game is played together: players aren’t ranked against each other.',
  band: (least: number, most: number) => `probably between ${least} and ${most}`,
  course: (name: string, least: number, most: number) =>
    `${name}: how the rating has changed; now probably between ${least} and ${most}`,
  now: 'now',
  monthShort: (when: Date) => month.format(when),
  board: 'Leaderboard',
  boardNote: 'Everyone who plays rated games on this server.',
  people: (count: number) => plural.count(count, { one: 'person', other: 'people' }),
  columns: { rating: 'rating', played: 'played' },
  someone: 'somebody',
  me: 'that’s you',
  read: 'How to read it',
  readBand:
    'The diamond is an **estimate**, the bar its **uncertainty**: the true strength lies within it two times out of three. It narrows with every game.',
  readOrder: 'Where bars overlap, the order is still open.',
  near: 'You and your neighbours',
  nearest: (name: string, points: number) =>
    `Just above you is **${name}**, by ${plural.count(points, { one: 'point', other: 'points' })}.`,
  expected: (won: number) => `Out of ten games between you, expect about **${won} : ${10 - won}**.`,
  first: 'Nobody is above you.',
  missing: (count: number) =>
    `You need ${plural.count(count, { one: 'more rated game', other: 'more rated games' })} to be listed.`,
  emptyBoard: (least: number) => `Nobody has ${least} rated games here yet.`,
  togetherBoard: 'This game is played together, so whole **parties** are ranked.',
  emptyParties: 'No party has finished a game yet.',
  hideNote: 'If you’d rather not be named, you keep your place without a name.',
  hide: 'Hide me',
  show: 'Show me',
  before: 'Previous',
  next: 'Next',
}

export type ProfileTexts = typeof profileEn
