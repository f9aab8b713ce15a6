import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const dates = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})
const short = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' })

const minutes = (count: number) => plural.count(count, { one: 'minute', other: 'minutes' })
const seconds = (count: number) => plural.count(count, { one: 'second', other: 'seconds' })
const days = (count: number) => plural.count(count, { one: 'day', other: 'days' })

/** Words of what people at a table owe each other: time, talk, an answer. */
export const meetingEn = {
  pace: {
    title: 'Time',
    notes: {
      none: 'Everyone thinks for as long as they like.',
      live: 'Everyone is here at the same time, and the current player’s clock runs.',
      days: 'Everyone plays when it suits them, and has days for each turn.',
    },
    minutes,
    seconds,
    days,
    late: 'When a player runs out of time',
    absence: { wait: 'we wait', 'stand-in': 'a bot plays for them' },
    live: (time: number, back: number) =>
      back === 0
        ? `${minutes(time)} for each player.`
        : `${minutes(time)} for each player, plus ${seconds(back)} after each turn.`,
    byDays: (time: number) => `${days(time)} for each turn.`,
    whenLate: {
      wait: 'If someone runs out of time, the table waits.',
      'stand-in': 'If someone runs out of time, a bot plays for them; they can come back at any time.',
    },
    quiet: (from: string, to: string, zone: string) =>
      `Your clock is paused from ${from} to ${to} (${zone}).`,
    awake: 'Your clock runs day and night.',
    change: 'Change',
  },
  clock: {
    left: 'Time left',
    low: 'little time left',
    late: 'out of time',
    until: (when: Date, far: boolean) => `until ${(far ? day : short).format(when)}`,
    yourMove: (when: Date) => `You have until ${dates.format(when)} to move.`,
    tooLate: 'You’re out of time. You can still move.',
  },
  turns: {
    others: (count: number) =>
      plural.count(count, {
        one: 'other table is waiting for you',
        other: 'other tables are waiting for you',
      }),
  },
  talk: {
    title: 'Chat',
    say: 'Say something',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    spectators: 'You’re chatting with the other spectators. The players can’t see it.',
    nameless: 'Choose a name to chat.',
    sending: 'sending…',
    tooFast: 'That was too much at once. Wait a few seconds and send it again.',
    mayNotTalk: 'You can’t chat at this table.',
    silence: 'The table went silent in the meantime, so it wasn’t sent.',
    unsaid: 'That couldn’t be sent. Try again.',
    unread: (count: number) => plural.count(count, { one: 'new message', other: 'new messages' }),
    about: (name: string) => `${name}: mute or report`,
    said: (name: string) => `${name} said`,
    mute: (name: string) => `Mute ${name}`,
    muteNote: 'You won’t see their messages any more, at any table. They won’t be told.',
    muted: 'Muted',
    hear: (name: string) => `Unmute ${name}`,
    report: 'Report to the operators',
    reason: 'What is wrong with it?',
    reported: 'Thank you. The operators of this server will look at it.',
    time: (when: Date) => clock.format(when),
  },
  reminders: {
    title: 'Reminders',
    note: 'At turn-based tables we can tell you when it’s your turn. The message never gives away anything about the game.',
    push: 'In this browser',
    pushOn: 'This browser notifies you when it’s your turn, even when Výprava is closed.',
    pushOff: 'This browser can notify you when it’s your turn, even when Výprava is closed.',
    start: 'Turn on notifications',
    stop: 'Turn off notifications',
    denied:
      'You’ve blocked notifications for this page. Allow them in your browser’s settings, then come back.',
    unsupported:
      'This browser can’t do that here. On an iPhone or iPad, add Výprava to the home screen first and open it from there.',
    noKey: 'This server sends no notifications: its operator hasn’t set them up.',
    refused: 'The browser couldn’t sign up for notifications. Try again later.',
    mail: 'By e-mail',
    address: 'E-mail address',
    addressHelp: 'Leave it empty for no e-mails.',
    confirmed: 'The address is confirmed.',
    unconfirmed: 'We’ve sent an e-mail there. Reminders start once you click the link in it.',
    guest: 'E-mail reminders need an account.',
    noMail: 'This server sends no e-mail: its operator hasn’t set it up.',
  },
  vote: {
    title: 'When somebody runs out of time',
    note: 'A majority of those present can overrule the table’s setting.',
  },
  quiet: {
    title: 'Quiet hours',
    note: 'During quiet hours your clock is paused at turn-based tables, and we send no reminders.',
    on: 'Use quiet hours',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    save: 'Save',
  },
}

export type MeetingTexts = typeof meetingEn
