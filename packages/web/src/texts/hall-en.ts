import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const until = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

const minutes = (count: number) => plural.count(count, { one: 'minute', other: 'minutes' })
const hours = (count: number) => plural.count(count, { one: 'hour', other: 'hours' })
const days = (count: number) => plural.count(count, { one: 'day', other: 'days' })
const lasting = (count: number): string => {
  if (count < 60) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / 60 / 24))
}

/** The hall: one's tables, open tables, doors, who one is. */
export const hallEn = {
  title: 'Friends’ tables',
  pitch: 'Open a table, send the link, and everybody plays at their own screen.',
  calm: 'No table waits for you now.',
  waits: (count: number) =>
    count === 1
      ? 'One table waits for you.'
      : `${plural.count(count, { one: 'table', other: 'tables' })} wait for you.`,
  doors: 'Home',
  rules: 'Rules',
  mine: 'Your tables',
  running: (count: number) => plural.count(count, { one: 'game under way', other: 'games under way' }),
  yours: 'It is your turn',
  move: 'Make a move',
  onTurn: 'to move',
  together: 'all at once',
  you: 'you',
  bot: 'bot',
  standIn: 'a bot stands in',
  thinks: 'thinking',
  waitsFor: 'waiting',
  left: (count: number) => `You have ${lasting(count)} left`,
  late: 'Your time is up',
  until: (when: Date) => `until ${until.format(when)}`,
  othersLeft: (count: number) => lasting(count),
  othersLate: 'out of time',
  unhurried: 'no clock',
  since: (count: number) =>
    count < 1 ? 'The others are waiting.' : `The others have waited for ${lasting(count)}.`,
  waitedFor: (count: number) => `for ${lasting(count)}`,
  laid: 'The table is being laid',
  seated: (count: number, all: number) => `${count} of ${all} seated`,
  open: 'Open tables',
  openNote: 'anybody may sit down',
  openEmpty: 'Nobody is waiting for players now. Open a table, and somebody will come.',
  hosts: (name: string) => `${name} invites`,
  plays: (names: string) => `playing: ${names}`,
  paces: { live: 'with a clock', days: 'turn-based' },
  join: 'Sit down',
  watch: 'Watch',
  over: 'Played out',
  overNote: 'to be watched again and analysed',
  replay: 'Replay',
  begin: 'Open a table',
  beginWith: 'Open the table',
  wished: (game: string) => `A table of ${game}, with what you have chosen`,
  seats: (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`),
  nameFirst: 'First tell us what to call you; the table opens right after that.',
  noAccount: 'You need no account. You can ask for one whenever you like.',
  card: 'Your card',
  guest: 'guest on this device',
  keeps: 'with an account',
  guestNote: 'With an account you find your tables elsewhere too. Nothing under way is lost.',
  none: 'Nothing lies here yet',
  noneNote: 'Go through one of the doors and lay your first table. Or sit down with somebody who is waiting.',
  coming: 'Unrolling the maps…',
  silent: 'The server does not answer.',
  retry: 'Try again',
  offline: 'No network.',
  offlineNote: (when: Date) =>
    `This is how the tables looked at ${clock.format(when)}. As soon as there is a network, we look again.`,
}

export type HallTexts = typeof hallEn
