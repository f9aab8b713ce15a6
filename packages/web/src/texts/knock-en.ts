const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })
const list = new Intl.ListFormat('en')

/** Words for who comes by the link of a table that is played already, and for those who sit at it. */
export const knockEn = {
  title: 'They are playing already',
  over: 'This game is over',
  since: (names: readonly string[], when: Date, today: boolean) =>
    `${list.format(names)} at the table, since ${today ? clock.format(when) : day.format(when)}.`,
  seat: 'Ask for a seat',
  seatOf: (name: string) => `${name} is away, a bot stands in`,
  seatFree: 'a bot plays there now',
  watch: 'Ask to watch',
  watchNote: 'you will see only what everybody sees',
  own: 'Open a table of your own',
  asked: 'You have knocked. The players see it at the table.',
  askedNote: 'This page opens by itself as soon as they let you in.',
  refused: 'Not now, the players say. You can ask again in an hour.',
  asksSeat: 'asks for a seat.',
  asksSeatNote: 'a bot plays there now',
  asksWatch: 'asks to watch.',
  asksWatchNote: 'guests see only what everybody sees',
  letIn: 'Let in',
  letSit: 'Let sit down',
  onlyWatch: 'Only watch',
  no: 'Not now',
  waits: 'The others have not answered yet.',
  nowhere: {
    title: 'Nobody sets this table any more',
    note: 'The host has closed it, or there is a slip in the link. Ask for a new one, or open a table yourself.',
    open: 'Open a table',
  },
}

export type KnockTexts = typeof knockEn
