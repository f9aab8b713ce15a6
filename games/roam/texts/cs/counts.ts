import { pluralIn } from '@vyprava/module/plural.ts'
import type { Ability } from '../../content/schema.ts'

const { count, word } = pluralIn('cs')

/** "1 mince", "2 mince", "5 mincí"; with the accusative where somebody takes or pays them. */
export const coins = (n: number): string => count(n, { one: 'mince', few: 'mince', other: 'mincí' })
export const coinsWord = (n: number): string => word(n, { one: 'mince', few: 'mince', other: 'mincí' })
export const coinsAcc = (n: number): string => count(n, { one: 'minci', few: 'mince', other: 'mincí' })
export const markers = (n: number): string => count(n, { one: 'žeton', few: 'žetony', other: 'žetonů' })
export const markersWord = (n: number): string => word(n, { one: 'žeton', few: 'žetony', other: 'žetonů' })
export const points = (n: number): string => count(n, { one: 'bod', few: 'body', other: 'bodů' })
export const pointsWord = (n: number): string => word(n, { one: 'bod', few: 'body', other: 'bodů' })
export const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'karet' })
export const cells = (n: number): string => count(n, { one: 'pole', few: 'pole', other: 'polí' })
export const gaps = (n: number): string =>
  count(n, { one: 'prázdné místo', few: 'prázdná místa', other: 'prázdných míst' })
export const towers = (n: number): string => word(n, { one: 'věžičku', few: 'věžičky', other: 'věžičky' })

export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  coin: 'Mince',
  flipCard: 'Otočení karty',
  freeGap: 'Místo zdarma',
  replace: 'Nahrazení',
  rotate: 'Otočení tvaru',
  shift: 'Posun',
}

/** Where each slot lies. */
export const SLOT_PLACES = [
  'na severozápadě',
  'na severu',
  'na severovýchodě',
  'na jihozápadě',
  'na jihu',
  'na jihovýchodě',
]
