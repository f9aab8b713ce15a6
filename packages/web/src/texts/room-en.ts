const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** The room before a game: who sits where, who is invited, how it is played. */
export const roomEn = {
  for: { private: 'by invitation only', public: 'open to anyone' },
  forNotes: {
    private: 'Only people with the link can join.',
    public: 'The table is listed among the open tables, and anyone can sit down.',
  },
  forLabel: 'Who can join',
  invite: 'Invite friends',
  inviteNote: 'Point a phone at the code or send the link. Nobody needs an account.',
  code: 'QR code with the link to this table',
  how: 'How we play',
  hostChanges: 'the host can change this',
  pace: 'Pace',
  company: 'At the table',
  sheet: 'The land is still asleep',
  sheetNote: 'the cards are shuffled when the game starts',
  sides: { s: 'south', w: 'west', n: 'north', e: 'east' },
  you: 'you',
  hosts: 'hosts the table',
  here: 'is seated',
  bot: (level: string) => `bot: ${level}`,
  free: 'Empty seat',
  callIn: 'Invite',
  seatBot: 'Add a bot',
  seatBotAt: (seat: number) => `Add a bot at seat ${seat}`,
  moreSeats: 'Add a seat',
  fold: 'Remove this seat',
  more: (name: string) => `${name}: more`,
  passHost: 'Make them the host',
  passHostNote: 'From then on they choose the variants and the pace and start the game.',
  begin: 'Start the game',
  beginWith: (count: number) => (count === 1 ? 'Start solo' : `Start with ${NUMBERS[count]} players`),
  folds: (count: number): string =>
    count === 1
      ? 'The empty seat will be removed. Or wait a little longer.'
      : 'The empty seats will be removed. Or wait a little longer.',
  hostBegins: (name: string) => `${name}, the host, will start the game`,
  hostGone: 'The host will start the game.',
  cannot: 'The game can’t start like this:',
  nobody: 'Someone has to play. Sit down first.',
  lost: 'Connection lost.',
  lostNote: 'Everyone keeps their seat while we try again.',
  seal: 'Shuffle seal',
  sealed: 'The shuffles are sealed',
  sealNote:
    'The server chose a secret number in advance, and this is its fingerprint. Everyone at the table adds some randomness of their own. After the game the secret is revealed, and you can check that nobody touched the cards.',
  sealAll: 'The full fingerprint and everyone’s randomness',
  paceKind: {
    none: 'Everyone can think [for as long as they like].',
    live: 'We play [in real time, with a clock].',
    days: 'We play [turn by turn, with days for each].',
  },
  paceNotes: {
    none: 'No clock.',
    live: 'Everyone is here at the same time, and the current player’s clock runs.',
    days: 'Everyone plays when it suits them, and has days for each turn.',
  },
  each: (time: string) => `Everyone has [${time}] for the whole game.`,
  back: (time: string) => `After each turn they get [${time}] back.`,
  perTurn: (time: string) => `A turn may take [${time}].`,
  late: { wait: 'If someone is late, [we wait].', 'stand-in': 'If someone is late, [a bot stands in].' },
  lateNotes: {
    wait: 'Those present can vote for a bot.',
    'stand-in': 'They can come back at any time.',
  },
  change: (what: string, now: string) => `${what}: ${now}. Change`,
  paceLabel: 'Pace',
  timeLabel: 'Time',
  backLabel: 'Increment',
  lateLabel: 'If someone is late',
  nothing: 'nothing',
}

export type RoomTexts = typeof roomEn
