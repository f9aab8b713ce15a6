const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** A table being laid: who sits where, and how the game is played. */
export const layingEn = {
  fresh: 'a new game on this device',
  how: 'How you play',
  sheet: 'A table on this device',
  sheetNote: 'nothing is sent anywhere',
  you: 'you',
  here: 'on this device',
  hereNote: 'A player sitting here with you.',
  bot: (level: string) => `bot: ${level}`,
  free: 'Empty seat',
  person: 'Player',
  robot: 'Bot',
  remove: 'Remove',
  bots: 'Who the bots are',
  botsNote: 'change the level at each seat',
  chance: 'Shuffling',
  fresher: 'The cards are shuffled [afresh].',
  fresherNote: 'A different game each time.',
  seeded: 'The cards are shuffled [from a seed].',
  seededNote: 'The same seed and the same moves give the same game.',
  quick: 'Quick start',
  sit: (count: number) => (count === 1 ? 'Sit down on your own' : `Sit down: ${NUMBERS[count]} players`),
  handed: 'You’ll pass the device around; each of you sees only what is theirs.',
  keys: 'Enter sits down, B adds a bot, P adds a player.',
  change: (what: string, now: string) => `${what}: ${now}. Change`,
}

export type LayingTexts = typeof layingEn
