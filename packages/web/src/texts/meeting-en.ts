import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const dates = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})
const short = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

const minutes = (count: number) => plural.count(count, { one: 'minute', other: 'minutes' })
const seconds = (count: number) => plural.count(count, { one: 'second', other: 'seconds' })
const days = (count: number) => plural.count(count, { one: 'day', other: 'days' })

/** Words of what people at a table owe each other: time, talk, an answer. */
export const meetingEn = {
  pace: {
    title: 'Time',
    notes: {
      none: 'Everybody thinks as long as they like.',
      live: 'Everybody is here at the same time, and a clock runs for whoever is to move.',
      days: 'Everybody comes when it suits them, and has days for each turn.',
    },
    minutes,
    seconds,
    days,
    late: 'Whoever is late',
    absence: { wait: 'is waited for', 'stand-in': 'is played for by a bot' },
    live: (time: number, back: number) =>
      back === 0
        ? `${minutes(time)} for each player.`
        : `${minutes(time)} for each player, ${seconds(back)} back after each turn.`,
    byDays: (time: number) => `${days(time)} for each turn.`,
    whenLate: {
      wait: 'Whoever is late is waited for.',
      'stand-in': 'A bot plays for whoever is late; they can come back at any moment.',
    },
    quiet: (from: string, to: string, zone: string) =>
      `Your time stands still from ${from} to ${to} (${zone}).`,
    awake: 'Your time runs day and night.',
    change: 'Change',
  },
  clock: {
    left: 'Time left',
    low: 'little time left',
    late: 'late',
    until: (when: Date, far: boolean) => `until ${(far ? day : short).format(when)}`,
    yourMove: (when: Date) => `Your move until ${dates.format(when)}.`,
    tooLate: 'Your time is up. You can still move.',
  },
  turns: {
    others: (count: number) =>
      plural.count(count, { one: 'other table waits for you', other: 'other tables wait for you' }),
  },
  talk: {
    title: 'Chat',
    say: 'Say something',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    spectators: 'You talk with the other spectators. The players do not hear you.',
    nameless: 'Who wants to talk needs a name.',
    sending: 'on its way',
    tooFast: 'That was too much at once. Wait a few seconds and send it again.',
    mayNotTalk: 'You cannot talk at this table.',
    silence: 'Silence fell meanwhile, so it was not sent.',
    unsaid: 'That could not be sent. Try again.',
    unread: (count: number) => plural.count(count, { one: 'new message', other: 'new messages' }),
    about: (name: string) => `${name}: mute or report`,
    said: (name: string) => `${name} said`,
    mute: (name: string) => `Mute ${name}`,
    muteNote: 'You will hear nothing more from them, at any table. They do not learn of it.',
    muted: 'Muted',
    hear: (name: string) => `Hear ${name} again`,
    report: 'Report to the operators',
    reason: 'What is wrong with it?',
    reported: 'Thank you. The operators of this server will look at it.',
    time: (when: Date) => clock.format(when),
  },
  reminders: {
    title: 'Reminders',
    note: 'At tables by days we can tell you that it is your turn. Nothing of the game is told.',
    push: 'In this browser',
    pushOn: 'This browser shows you a notice when it is your turn, even when Výprava is closed.',
    pushOff: 'This browser can show you a notice when it is your turn, even when Výprava is closed.',
    start: 'Turn notices on',
    stop: 'Turn notices off',
    denied:
      'You have forbidden notices for this page. Allow them in the settings of the browser, then come back.',
    unsupported:
      'This browser cannot do that here. On an iPhone or iPad put Výprava on the home screen first and open it from there.',
    noKey: 'This server sends no notices: its operator has not set them up.',
    refused: 'The browser could not sign up for notices. Try again later.',
    mail: 'By e-mail',
    address: 'E-mail address',
    addressHelp: 'Leave it empty for no mail.',
    confirmed: 'The address is confirmed.',
    unconfirmed: 'We have sent a letter there. Mail begins when you follow the link in it.',
    guest: 'Only who keeps an account gets mail.',
    noMail: 'This server sends no mail: its operator has not set it up.',
  },
  vote: {
    late: (names: string) => `Out of time: ${names}.`,
    standIn: 'Let a bot play',
    wait: 'Wait after all',
    votes: (cast: number, need: number) => `${cast} of ${need} votes for a bot`,
    title: 'When somebody is late',
    note: 'More than half of those who are here can decide otherwise than the table.',
    away: 'A bot plays for you.',
    back: 'I play on',
  },
  quiet: {
    title: 'Quiet hours',
    note: 'Meanwhile your time stands still at tables by days, and nobody reminds you.',
    on: 'I have quiet hours',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    save: 'Save',
  },
}

export type MeetingTexts = typeof meetingEn
