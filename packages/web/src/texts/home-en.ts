import { pluralIn } from './plural.ts'

const plural = pluralIn('en')

export const homeEn = {
  doors: 'Games',
  sheet: (number: string) => `Sheet ${number}`,
  players: (least: number, most: number) => plural.range(least, most, { one: 'player', other: 'players' }),
  minutes: (minutes: number) => plural.count(minutes, { one: 'minute', other: 'minutes' }),
  play: 'Play now',
  set: 'Set up',
  preparing: 'In preparation',
  preparingNote: 'We are still drawing this map.',
  promise: 'No account, no forms. Choose a door and play.',
  offline: 'It works without a network too.',
  online: 'Friends’ tables',
  operator: 'Operators',
  turns: (count: number) => plural.count(count, { one: 'table waits for you', other: 'tables wait for you' }),
  rules: 'Rules',
  rulesNote: 'The rulebook of every game, with its search.',
  about: 'About Výprava',
  learn: 'First expedition in 5 minutes',
  running: 'Where to go on',
  resume: 'Continue',
  yours: 'your turn',
  theirs: (name: string) => `${name} to move`,
  more: (count: number) => `and ${count} more`,
  tabs: { nav: 'Where to', doors: 'Doors', tables: 'Tables', rules: 'Rules', settings: 'Settings' },
  elsewhere: 'This game lies on another device',
  elsewhereNote:
    'A game against bots or around one screen stays in the browser where it began, and its address leads nowhere else. Open it there; or save it there to a file and open that file here.',
  elsewhereGone: 'If it began right here, it has been deleted.',
}

export type HomeTexts = typeof homeEn
