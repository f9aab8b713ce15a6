import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
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
    'Whoever runs the server makes an account an operator, on the machine itself: npx vyprava moderate operator NAME.',
  signIn: 'Sign in',
  loading: 'Checking the server…',
  failed: 'The server isn’t answering. What you see is out of date.',
  failedFirst: 'The server isn’t answering.',
  retry: 'Try again',
  busy: 'New tables and spectators are being turned away: the server is overloaded.',
  draining: 'The server is being drained: it starts nothing new.',
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
    answers: 'Table response time',
    bots: 'Bots waiting',
    most: (value: string) => `at most ${value}`,
    of: (value: string) => `of ${value}`,
    slow: '99 in 100',
    quiet: 'nobody is playing',
    above: (minutes: number) => `above the limit for ${lasting(minutes)}`,
  },
  backup: {
    title: 'Backups',
    last: (when: string, size: string) => `Last one ${when}, ${size}.`,
    none: 'No backup yet: the database is kept elsewhere, or nobody backs it up.',
  },
  notice: {
    title: 'Notice to players',
    none: 'No notice is being shown.',
    usual: 'The usual sentence about a restart, in each player’s language.',
    set: 'Tell everyone…',
    withdraw: 'Withdraw',
    text: 'What to say (empty: the usual sentence about a restart)',
    at: 'When it starts (optional)',
    tell: 'Tell everyone',
    starts: (when: Date) => `Starts ${full.format(when)}.`,
  },
  sums: {
    tables: (count: number) => plural.word(count, { one: 'live table', other: 'live tables' }),
    now: (count: number) => plural.word(count, { one: 'person now', other: 'people now' }),
    week: (count: number) => plural.word(count, { one: 'person this week', other: 'people this week' }),
    reports: (count: number) => plural.word(count, { one: 'report waiting', other: 'reports waiting' }),
  },
  list: {
    tables: 'Tables',
    tablesNote: (shown: number, all: number) => `${shown} of ${all}, stalled ones first`,
    tablesEmpty: 'Nobody is playing.',
    table: 'table',
    seats: 'seats',
    where: 'where',
    what: 'what’s happening',
    pace: 'pace',
    open: 'Open',
    openNamed: (name: string) => `Open: ${name}`,
    round: (round: number) => `round ${round}`,
    gathering: 'gathering',
    over: 'finished',
    waits: 'waiting for players',
    stands: (time: string) => `stalled for ${time}`,
    thinks: (name: string) => `${name} is thinking`,
    answers: (count: number) => `${count} to answer`,
    bot: 'a bot is thinking',
    last: (ago: string) => `last move ${ago}`,
    paces: { none: 'no clock', live: 'real-time', days: 'turn-based' },
    hidden: 'private',
    people: 'People',
    peopleNote: (accounts: number, guests: number) =>
      `${plural.count(accounts, { one: 'account', other: 'accounts' })}, ${plural.count(guests, { one: 'guest', other: 'guests' })}`,
    find: 'Find a name or a table',
    found: (count: number) => plural.count(count, { one: 'found', other: 'found' }),
    nobody: 'Nobody by that name, and no such table.',
    nobodyYet: 'Nobody has come yet.',
    silenced: (until: Date) => `muted until ${full.format(until)}`,
    banned: 'banned',
    plays: (count: number) => `playing at ${plural.count(count, { one: 'table', other: 'tables' })}`,
    seen: (ago: string) => `last here ${ago}`,
    unseen: 'signed out',
    account: (since: Date) => `account since ${month.format(since)}`,
    guest: 'guest',
    operator: 'operator',
  },
  reports: {
    title: 'Reports',
    waiting: (count: number) => plural.count(count, { one: 'waiting', other: 'waiting' }),
    quiet: 'All quiet.',
    who: (reporter: string, about: string) => `${reporter} about ${about}`,
    said: 'message:',
    gone: 'The message has been deleted.',
    person: 'about the player',
    because: (reason: string) => `“${reason}”`,
    quote: (text: string) => `“${text}”`,
    take: 'Take it',
    giveBack: 'Put back',
    takenBy: (name: string) => `${name} is looking into it`,
    remove: 'Delete the message',
    mute: 'Mute',
    open: 'Player',
    close: 'Close',
    outcome: 'Outcome',
    outcomes: { done: 'Acted on', dismissed: 'Dismissed' },
  },
  log: {
    title: 'Operator log',
    note: 'cannot be changed',
    empty: 'Nothing yet.',
    deeds: {
      ban: ({ whom, detail }: DeedSaid) => `bans ${whom}.${because(detail)}`,
      'lift ban': ({ whom, detail }) => `lifts the ban on ${whom}.${because(detail)}`,
      silence: ({ whom, detail, minutes }) =>
        minutes === 0
          ? `unmutes ${whom}.${because(detail)}`
          : `mutes ${whom} for ${lasting(minutes ?? 0)}.${because(detail)}`,
      'delete message': ({ detail }) => `deletes a message: ${detail}`,
      'report new': ({ whom }) => `puts back a report about ${whom}.`,
      'report taken': ({ whom }) => `takes a report about ${whom}.`,
      'report closed': ({ whom, detail }) => `closes a report about ${whom}: ${detail}`,
      'close table': ({ detail }) => `closes a table: ${detail}`,
      'ban address': ({ whom, detail }) => `blocks the address ${whom}.${because(detail)}`,
      'lift address': ({ whom, detail }) => `unblocks the address ${whom}.${because(detail)}`,
      notice: ({ detail }) => `tells everyone: ${detail === '' ? 'the usual sentence' : detail}`,
      'withdraw notice': () => 'withdraws the notice.',
      'appoint operator': ({ whom }) => `makes ${whom} an operator.`,
      'dismiss operator': ({ whom }) => `dismisses the operator ${whom}.`,
    } as Readonly<Record<string, (said: DeedSaid) => string>>,
  },
  deed: {
    reason: 'Reason, in one line',
    reasonNote: 'It goes into the log, and the person concerned can read it too.',
    reasonLog: 'It goes into the log.',
    cancel: 'Cancel',
    close: 'Close',
    mute: 'Mute',
    muteWhom: (name: string) => `Mute: ${name}`,
    unmute: 'Unmute',
    howLong: 'For how long',
    ban: 'Ban',
    banWhom: (name: string) => `Ban: ${name}`,
    banNote: 'Sessions end and windows close at once. Bots take over the seats.',
    networks: (count: number) =>
      `Also block the ${plural.count(count, { one: 'address', other: 'addresses' })} they come from`,
    lift: 'Lift the ban',
    others: (count: number) =>
      count === 0 ? 'nobody else' : plural.count(count, { one: 'other person', other: 'other people' }),
    from: 'Connects from',
    shut: 'blocked',
    shutOut: 'Block',
    letIn: 'Unblock',
    remove: 'Delete the message',
    closeTable: 'Close the table',
    closeTableNote:
      'A waiting table is removed. A match in progress is kept as it stands, and nobody can play on.',
    goToTable: 'Go to the table',
    host: (name: string) => `opened by ${name}`,
    free: 'empty seat',
    history: 'History',
    none: 'Nothing so far.',
    errors: {
      isOperator: 'Operators are dismissed on the machine itself, not here.',
      ownAddress: 'That would block your own address.',
      report: 'Somebody else has taken this report.',
      message: 'The message has already been deleted.',
      table: 'This table has already finished.',
      operator: 'You’re no longer an operator.',
      body: 'Say why, in one line.',
    } as Readonly<Record<string, string>>,
  },
  keys: 'Shortcuts: / find, J and K rows, Enter opens, A log',
}

export type OperatorTexts = typeof operatorEn
