const NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** A table being laid: who sits where, and how the game is played. */
export const layingEn = {
  fresh: 'a new game on this device',
  how: 'How it is played',
  sheet: 'A table on this screen',
  sheetNote: 'nothing is sent anywhere',
  you: 'you',
  here: 'at this screen',
  hereNote: 'A person who sits here with you.',
  bot: (level: string) => `bot: ${level}`,
  free: 'Free seat',
  person: 'Person',
  robot: 'Bot',
  remove: 'Remove',
  bots: 'Who the bots are',
  botsNote: 'change the level at its seat',
  chance: 'Chance',
  fresher: 'The cards are shuffled [anew].',
  fresherNote: 'Another game each time.',
  seeded: 'The cards are shuffled [by a seed].',
  seededNote: 'The same seed and the same moves give the same game.',
  quick: 'At once',
  sit: (count: number) => (count === 1 ? 'Sit down alone' : `Sit down, ${NUMBERS[count]} at the table`),
  handed: 'You will hand the screen over; each sees only what is theirs.',
  keys: 'Enter sits down, B adds a bot, P a person.',
  change: (what: string, now: string) => `${what}: ${now}. Change`,
}

export type LayingTexts = typeof layingEn
