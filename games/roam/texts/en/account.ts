import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'
import { coins } from './counts.ts'

const { count } = pluralIn('en')

export const ACCOUNT: AccountWords = {
  note: 'points on cards',
  cards: 'characters',
  artifacts: 'artifacts',
  patrol: 'patrol',
  parties: 'Party at the end',
  party: (cards, left) => `${count(cards, { one: 'character', other: 'characters' })}, ${coins(left)}`,
}
