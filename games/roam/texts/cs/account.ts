import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'
import { coins } from './counts.ts'

const { count } = pluralIn('cs')

export const ACCOUNT: AccountWords = {
  note: 'body na kartách',
  cards: 'postavy',
  artifacts: 'artefakty',
  patrol: 'hlídka',
  parties: 'Družina na konci',
  party: (cards, left) =>
    `${count(cards, { one: 'postava', few: 'postavy', other: 'postav' })}, ${coins(left)}`,
}
