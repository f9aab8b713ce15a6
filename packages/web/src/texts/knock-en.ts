const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const list = new Intl.ListFormat('en-GB')

/** Words for whoever follows the link of a table where a game is under way, and for those who sit at it. */
export const knockEn = {
  title: 'The game is already under way',
  over: 'This game is over',
  since: (names: readonly string[], when: Date, today: boolean) =>
    `${list.format(names)} at the table, since ${today ? clock.format(when) : day.format(when)}.`,
  seat: 'Ask for a seat',
  seatOf: (name: string) => `${name} is away; a bot is standing in`,
  seatFree: 'a bot is playing there now',
  watch: 'Ask to watch',
  watchNote: 'you’ll see only what everyone sees',
  own: 'Open a table of your own',
  asked: 'You’ve knocked. The players can see it at the table.',
  askedNote: 'This page opens by itself as soon as they let you in.',
  refused: 'The players said not now. You can ask again in an hour.',
  asksSeat: 'would like a seat.',
  asksSeatNote: 'a bot is playing there now',
  asksWatch: 'would like to watch.',
  asksWatchNote: 'guests see only what everyone sees',
  letIn: 'Let them in',
  letSit: 'Let them sit',
  onlyWatch: 'Just watch',
  no: 'Not now',
  waits: 'The others haven’t answered yet.',
  nowhere: {
    title: 'There’s no such table any more',
    note: 'The host has closed it, or there’s a typo in the link. Ask for a new one, or open a table yourself.',
    open: 'Open a table',
  },
}

export type KnockTexts = typeof knockEn
