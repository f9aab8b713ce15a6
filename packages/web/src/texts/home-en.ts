import { pluralIn } from './plural.ts'

const plural = pluralIn('en')

export const homeEn = {
  doors: 'Games',
  sheet: (number: string) => `Sheet ${number}`,
  players: (least: number, most: number) => plural.range(least, most, { one: 'player', other: 'players' }),
  minutes: (minutes: number) => plural.count(minutes, { one: 'minute', other: 'minutes' }),
  play: 'Play now',
  set: 'Set up',
  preparing: 'Coming soon',
  preparingNote: 'We are still drawing this map.',
  promise: 'No account, no forms. Choose a game and play.',
  offline: 'Works offline too.',
  online: 'Friends’ tables',
  operator: 'Operators',
  archive: 'Archive',
  leaderboard: 'Leaderboard',
  turns: (count: number) =>
    plural.count(count, { one: 'table is waiting for you', other: 'tables are waiting for you' }),
  rules: 'Rules',
  rulesNote: 'Every game’s rulebook, fully searchable.',
  about: 'About Výprava',
  learn: 'First expedition in 5 minutes',
  running: 'Pick up where you left off',
  resume: 'Continue',
  yours: 'your turn',
  theirs: (name: string) => `${name} to move`,
  more: (count: number) => `and ${count} more`,
  tabs: { nav: 'Navigation', doors: 'Games', tables: 'Tables', rules: 'Rules', settings: 'Settings' },
  elsewhere: 'This game is on another device',
  elsewhereNote:
    'A game against bots or on a shared screen stays in the browser where it started, and its link works only there. Open it there; or save it there to a file, and open that file here.',
  elsewhereGone: 'If it started right here, it has been deleted.',
}

export type HomeTexts = typeof homeEn
