import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'
import { coins } from './counts.ts'

const { count } = pluralIn('sk')

export const ACCOUNT: AccountWords = {
  note: 'body na kartách',
  cards: 'postavy',
  artifacts: 'artefakty',
  patrol: 'hliadka',
  parties: 'Družina na konci',
  party: (cards, left) =>
    `${count(cards, { one: 'postava', few: 'postavy', other: 'postáv' })}, ${coins(left)}`,
}
