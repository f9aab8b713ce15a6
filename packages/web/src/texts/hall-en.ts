import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const until = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' })

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
  pitch: 'Open a table, send the link, and everyone plays on their own screen.',
  calm: 'No table is waiting for you right now.',
  waits: (count: number) =>
    count === 1
      ? 'One table is waiting for you.'
      : `${plural.count(count, { one: 'table is', other: 'tables are' })} waiting for you.`,
  doors: 'Home',
  rules: 'Rules',
  mine: 'Your tables',
  running: (count: number) => plural.count(count, { one: 'game in progress', other: 'games in progress' }),
  yours: 'It’s your turn',
  move: 'Make your move',
  onTurn: 'to move',
  together: 'everyone at once',
  you: 'you',
  bot: 'bot',
  standIn: 'a bot is standing in',
  thinks: 'thinking',
  waitsFor: 'waiting',
  left: (count: number) => `You have ${lasting(count)} left`,
  late: 'Your time is up',
  until: (when: Date) => `until ${until.format(when)}`,
  othersLeft: (count: number) => lasting(count),
  othersLate: 'out of time',
  unhurried: 'no clock',
  since: (count: number) =>
    count < 1 ? 'The others are waiting.' : `The others have been waiting for ${lasting(count)}.`,
  waitedFor: (count: number) => `for ${lasting(count)}`,
  laid: 'The table is being set',
  seated: (count: number, all: number) => `${count} of ${all} seated`,
  open: 'Open tables',
  openNote: 'anyone can sit down',
  openEmpty: 'Nobody is looking for players right now. Open a table and invite someone.',
  hosts: (name: string) => `hosted by ${name}`,
  plays: (names: string) => `playing: ${names}`,
  paces: { live: 'with a clock', days: 'turn-based' },
  join: 'Sit down',
  watch: 'Watch',
  over: 'Finished games',
  overNote: 'to replay and analyse',
  replay: 'Replay',
  begin: 'Open a table',
  beginWith: 'Open the table',
  wished: (game: string) => `A table for ${game} with the options you chose`,
  seats: (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`),
  nameFirst: 'Tell us what to call you first. Your table opens right after that.',
  noAccount: 'No account needed. You can create one whenever you like.',
  card: 'Your card',
  guest: 'guest on this device',
  keeps: 'with an account',
  guestNote: 'With an account you can get to your tables from any device. Games in progress stay yours.',
  none: 'Nothing here yet',
  noneNote: 'Choose a door to open your first table, or sit down with someone who is waiting for players.',
  coming: 'Unrolling the maps…',
  silent: 'The server isn’t answering.',
  retry: 'Try again',
  offline: 'You’re offline.',
  offlineNote: (when: Date) =>
    `This is how your tables looked at ${clock.format(when)}. We’ll look again as soon as you’re back online.`,
}

export type HallTexts = typeof hallEn
