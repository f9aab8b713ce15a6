import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const full = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** What a line of the log is about. */
interface DeedSaid {
  /** Whom it was done to, by name where there is one. */
  readonly whom: string
  readonly detail: string
  /** Of a silence alone. */
  readonly minutes: number | null
}

const lasting = (minutes: number): string => {
  if (minutes < 60) return plural.count(minutes, { one: 'minute', other: 'minutes' })
  if (minutes < 48 * 60) return plural.count(Math.round(minutes / 60), { one: 'hour', other: 'hours' })
  return plural.count(Math.round(minutes / 60 / 24), { one: 'day', other: 'days' })
}
const because = (detail: string): string => (detail === '' ? '' : ` Reason: ${detail}`)

export const operatorEn = {
  title: 'Operators',
  meta: (version: string, since: string) => `version ${version} · running for ${since}`,
  tables: 'Friends’ tables',
  only: 'This page is for operators',
  onlyNote:
    'Whoever looks after the server gives it to an account, on the machine itself: npx vyprava moderate operator NAME.',
  signIn: 'Sign in',
  loading: 'Looking at the server …',
  failed: 'The server does not answer. What you see is from before.',
  failedFirst: 'The server does not answer.',
  retry: 'Try again',
  busy: 'New tables and spectators are turned away: too much to do.',
  draining: 'The server is being drained: it begins nothing new.',
  lasting,
  ago: (minutes: number) =>
    minutes < 60
      ? relative.format(-minutes, minutes === 0 ? 'second' : 'minute')
      : minutes < 24 * 60
        ? relative.format(-Math.floor(minutes / 60), 'hour')
        : relative.format(-Math.floor(minutes / 60 / 24), 'day'),
  when: (at: Date, age: number) => (age === 0 ? clock.format(at) : age === 1 ? 'yesterday' : day.format(at)),
  load: {
    title: 'Load',
    span: 'the last 24 hours',
    processor: 'Processor',
    memory: 'Memory',
    sockets: 'Connections',
    answers: 'Answer of a table',
    bots: 'Bots that wait',
    most: (value: string) => `at most ${value}`,
    of: (value: string) => `of ${value}`,
    slow: '99 of 100',
    quiet: 'nobody plays',
    above: (minutes: number) => `above the limit for ${lasting(minutes)}`,
  },
  backup: {
    title: 'Copies',
    last: (when: string, size: string) => `The last one ${when}, ${size}.`,
    none: 'No copy yet: the database is kept elsewhere, or nobody makes copies.',
  },
  notice: {
    title: 'Notice to players',
    none: 'Nothing is told.',
    usual: 'The usual sentence about a restart, in everybody’s language.',
    set: 'Tell everybody …',
    withdraw: 'Withdraw',
    text: 'What to say (empty: the usual sentence about a restart)',
    at: 'When it starts (may be empty)',
    tell: 'Tell everybody',
    starts: (when: Date) => `Starts ${full.format(when)}.`,
  },
  sums: {
    tables: (count: number) => plural.word(count, { one: 'live table', other: 'live tables' }),
    now: (count: number) => plural.word(count, { one: 'person now', other: 'people now' }),
    week: (count: number) => plural.word(count, { one: 'person this week', other: 'people this week' }),
    reports: (count: number) => plural.word(count, { one: 'report waits', other: 'reports wait' }),
  },
  list: {
    tables: 'Tables',
    tablesNote: (shown: number, all: number) => `${shown} of ${all}, those that stand first`,
    tablesEmpty: 'Nobody plays.',
    table: 'table',
    seats: 'seats',
    where: 'where',
    what: 'what happens',
    pace: 'pace',
    open: 'Open',
    openNamed: (name: string) => `Open: ${name}`,
    round: (round: number) => `round ${round}`,
    gathering: 'gathering',
    over: 'over',
    waits: 'waits for people',
    stands: (time: string) => `stands for ${time}`,
    thinks: (name: string) => `${name} thinks`,
    answers: (count: number) => `${count} answer`,
    bot: 'a bot thinks',
    last: (ago: string) => `last move ${ago}`,
    paces: { none: 'no clock', live: 'with clocks', days: 'by days' },
    hidden: 'private',
    people: 'People',
    peopleNote: (accounts: number, guests: number) =>
      `${plural.count(accounts, { one: 'account', other: 'accounts' })}, ${plural.count(guests, { one: 'guest', other: 'guests' })}`,
    find: 'Find a name or a table',
    found: (count: number) => plural.count(count, { one: 'found', other: 'found' }),
    nobody: 'Nobody of that name, and no such table.',
    nobodyYet: 'Nobody has come yet.',
    silenced: (until: Date) => `muted until ${full.format(until)}`,
    banned: 'banned',
    plays: (count: number) => `plays at ${plural.count(count, { one: 'table', other: 'tables' })}`,
    seen: (ago: string) => `last here ${ago}`,
    unseen: 'has signed out',
    account: (since: Date) => `account since ${month.format(since)}`,
    guest: 'guest',
    operator: 'operator',
  },
  reports: {
    title: 'Reports',
    waiting: (count: number) => plural.count(count, { one: 'waits', other: 'wait' }),
    quiet: 'All quiet.',
    who: (reporter: string, about: string) => `${reporter} about ${about}`,
    said: 'message:',
    gone: 'The message is gone.',
    person: 'about the player',
    because: (reason: string) => `“${reason}”`,
    quote: (text: string) => `“${text}”`,
    take: 'Take it',
    giveBack: 'Give back',
    takenBy: (name: string) => `${name} looks into it`,
    remove: 'Delete the message',
    mute: 'Mute',
    open: 'Person',
    close: 'Close',
    outcome: 'What came of it',
    outcomes: { done: 'Something was done', dismissed: 'Let it be' },
  },
  log: {
    title: 'What operators did',
    note: 'cannot be changed',
    empty: 'Nothing yet.',
    deeds: {
      ban: ({ whom, detail }: DeedSaid) => `bans ${whom}.${because(detail)}`,
      'lift ban': ({ whom, detail }) => `lets ${whom} in again.${because(detail)}`,
      silence: ({ whom, detail, minutes }) =>
        minutes === 0
          ? `lets ${whom} talk again.${because(detail)}`
          : `mutes ${whom} for ${lasting(minutes ?? 0)}.${because(detail)}`,
      'delete message': ({ detail }) => `deletes a message: ${detail}`,
      'report new': ({ whom }) => `gives back a report about ${whom}.`,
      'report taken': ({ whom }) => `takes a report about ${whom}.`,
      'report closed': ({ whom, detail }) => `closes a report about ${whom}: ${detail}`,
      'close table': ({ detail }) => `closes a table: ${detail}`,
      'ban address': ({ whom, detail }) => `shuts out the address ${whom}.${because(detail)}`,
      'lift address': ({ whom, detail }) => `lets the address ${whom} in again.${because(detail)}`,
      notice: ({ detail }) => `tells everybody: ${detail === '' ? 'the usual sentence' : detail}`,
      'withdraw notice': () => 'withdraws the notice.',
      'appoint operator': ({ whom }) => `makes ${whom} an operator.`,
      'dismiss operator': ({ whom }) => `dismisses the operator ${whom}.`,
    } as Readonly<Record<string, (said: DeedSaid) => string>>,
  },
  deed: {
    reason: 'Reason, in one line',
    reasonNote: 'It goes to the log, and the person concerned reads it too.',
    reasonLog: 'It goes to the log.',
    cancel: 'Cancel',
    close: 'Close',
    mute: 'Mute',
    muteWhom: (name: string) => `Mute: ${name}`,
    unmute: 'Let talk again',
    howLong: 'For how long',
    ban: 'Ban',
    banWhom: (name: string) => `Ban: ${name}`,
    banNote: 'Sessions end and windows close at once. A bot takes over the seats.',
    networks: (count: number) =>
      `Shut out ${plural.count(count, { one: 'address', other: 'addresses' })} they come from, too`,
    lift: 'Let in again',
    others: (count: number) =>
      count === 0 ? 'nobody else' : plural.count(count, { one: 'other person', other: 'other people' }),
    from: 'Comes from',
    shut: 'shut out',
    shutOut: 'Shut out',
    letIn: 'Let in',
    remove: 'Delete the message',
    closeTable: 'Close the table',
    closeTableNote: 'A table that waits is gone. A match stays as it was played, and nobody plays on.',
    goToTable: 'Go to the table',
    host: (name: string) => `opened by ${name}`,
    free: 'free seat',
    history: 'What was done',
    none: 'Nothing so far.',
    errors: {
      isOperator: 'Operators are dismissed on the machine itself, not here.',
      ownAddress: 'That would shut out your own address.',
      report: 'Somebody else has this report by now.',
      message: 'The message is gone already.',
      table: 'The table is over already.',
      operator: 'You are no operator any more.',
      body: 'Say why, in one line.',
    } as Readonly<Record<string, string>>,
  },
  keys: 'Keys: / find, J and K rows, Enter opens, A log',
}

export type OperatorTexts = typeof operatorEn
