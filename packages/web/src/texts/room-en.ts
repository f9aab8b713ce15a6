const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** The room before a game: who sits where, who is invited, how it is played. */
export const roomEn = {
  for: { private: 'for those who are invited', public: 'for anybody' },
  forNotes: {
    private: 'Only whoever has the link comes here.',
    public: 'The table stands in the list of open tables, and anybody may sit down.',
  },
  forLabel: 'Who may come',
  invite: 'Invite friends',
  inviteNote: 'Point a phone at the code, or send the link. Nobody needs an account.',
  code: 'Code with the link to this table',
  how: 'How it is played',
  hostChanges: 'the host changes it',
  pace: 'Pace',
  company: 'At the table',
  sheet: 'The land is not awake yet',
  sheetNote: 'the cards are shuffled when the game begins',
  sides: { s: 'south', w: 'west', n: 'north', e: 'east' },
  you: 'you',
  hosts: 'host of the table',
  here: 'sits here',
  bot: (level: string) => `bot: ${level}`,
  free: 'Free seat',
  callIn: 'Invite',
  seatBot: 'Seat a bot',
  seatBotAt: (seat: number) => `Seat a bot at seat ${seat}`,
  moreSeats: 'One more seat',
  fold: 'Fold the seat',
  more: (name: string) => `${name}: more`,
  passHost: 'Hand the table over',
  passHostNote: 'From then on they look after it: variants, pace, the start.',
  begin: 'Begin the game',
  beginWith: (count: number) => (count === 1 ? 'Begin alone' : `Begin, ${NUMBERS[count]} at the table`),
  folds: (count: number): string =>
    count === 1
      ? 'The free seat is folded. Or wait a little longer.'
      : 'The free seats are folded. Or wait a little longer.',
  hostBegins: (name: string) => `The host begins: ${name}`,
  hostGone: 'The host begins.',
  cannot: 'It cannot begin like this:',
  nobody: 'Somebody has to play. Sit down first.',
  lost: 'The connection broke.',
  lostNote: 'Everybody keeps their seat; we are trying again.',
  seal: 'Seal of the shuffles',
  sealed: 'The shuffles are sealed',
  paceKind: {
    none: 'Everybody thinks [as long as they like].',
    live: 'It is played [in real time, with a clock].',
    days: 'It is [turn-based, with days for each turn].',
  },
  paceNotes: {
    none: 'No clock.',
    live: 'Everyone is here at the same time, and the current player’s clock runs.',
    days: 'Everyone plays when it suits them, and has days for each turn.',
  },
  each: (time: string) => `Each has [${time}] for the whole game.`,
  back: (time: string) => `After each turn they get back [${time}].`,
  perTurn: (time: string) => `For each turn there is [${time}].`,
  late: { wait: 'Whoever is late [is waited for].', 'stand-in': 'For whoever is late [a bot stands in].' },
  lateNotes: {
    wait: 'Those who are there may vote for a bot.',
    'stand-in': 'They can come back whenever they like.',
  },
  change: (what: string, now: string) => `${what}: ${now}. Change`,
  paceLabel: 'Pace',
  timeLabel: 'Time',
  backLabel: 'Increment',
  lateLabel: 'Whoever is late',
  nothing: 'nothing',
}

export type RoomTexts = typeof roomEn
