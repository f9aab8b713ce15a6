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

const minutes = (count: number) => plural.count(count, { one: 'minute', other: 'minutes' })
const seconds = (count: number) => plural.count(count, { one: 'second', other: 'seconds' })
const days = (count: number) => plural.count(count, { one: 'day', other: 'days' })

/** Words of what people at a table owe each other: time, talk, an answer. */
export const meetingEn = {
  pace: {
    title: 'Time',
    kinds: { none: 'No clock', live: 'Live, with a clock', days: 'By days' },
    notes: {
      none: 'Everybody thinks as long as they like.',
      live: 'Everybody is here at the same time, and a clock runs for whoever is to move.',
      days: 'Everybody comes when it suits them, and has days for each move.',
    },
    each: 'Time for each player',
    increment: 'Back after each move',
    perMove: 'Time for each move',
    minutes,
    seconds,
    days,
    nothing: 'nothing',
    late: 'Whoever is late',
    absence: { wait: 'is waited for', 'stand-in': 'is played for by a bot' },
    live: (time: number, back: number) =>
      back === 0
        ? `${minutes(time)} for each player.`
        : `${minutes(time)} for each player, ${seconds(back)} back after each move.`,
    byDays: (time: number) => `${days(time)} for each move.`,
    whenLate: {
      wait: 'Whoever is late is waited for.',
      'stand-in': 'A bot plays for whoever is late; they can come back at any moment.',
    },
    quiet: (from: string, to: string, zone: string) =>
      `Your time stands still from ${from} to ${to} (${zone}).`,
    awake: 'Your time runs day and night.',
    change: 'Change',
    listed: { live: 'with a clock', days: 'by days' },
  },
  clock: {
    left: 'Time left',
    low: 'little time left',
    late: 'late',
    until: (when: Date) => `until ${short.format(when)}`,
    yourMove: (when: Date) => `Your move until ${dates.format(when)}.`,
    tooLate: 'Your time is up. You can still move.',
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
