import { pluralIn } from '@vyprava/module/plural.ts'

/* What stands under the name of the house: as many adventures as it has games. */

const CS = ['žádné', 'jedno', 'dvě', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'deset']
const SK = ['žiadne', 'jedno', 'dve', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať']
const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** In words where people would write the number so. */
const inWords = (count: number, words: readonly string[]): string => words[count] ?? String(count)

const sk = pluralIn('sk')
const en = pluralIn('en')

export const taglineCs = (games: number): string => `Jeden stůl, ${inWords(games, CS)} dobrodružství.`

export const taglineSk = (games: number): string =>
  `Jeden stôl, ${inWords(games, SK)} ${sk.word(games, { one: 'dobrodružstvo', few: 'dobrodružstvá', other: 'dobrodružstiev' })}.`

export const taglineEn = (games: number): string =>
  `One table, ${inWords(games, EN)} ${en.word(games, { one: 'adventure', other: 'adventures' })}.`
