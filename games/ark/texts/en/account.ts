import type { AccountWords } from '../account.ts'
import { parts as partsWord } from './counts.ts'

export const ACCOUNT: AccountWords = {
  partsFirst: 'parts first, then points',
  points: 'points',
  parts: 'Parts found',
  slots: 'Slots of time marked',
  kinds: {
    hints: 'hints',
    diamonds: 'diamonds',
    challenges: 'challenges',
    time: 'time saved',
    minus: 'minus points',
  },
  mottoes: { found: 'The Ark is found', time: 'Time is up' },
  sheets: 'Sheets at the table',
  whole: 'the whole Ark',
  missing: (parts) => `${partsWord(parts)} missing`,
}
