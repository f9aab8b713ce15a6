import { pluralIn } from '@vyprava/module/plural.ts'
import type { Ability } from '../../content/schema.ts'

const { count, word } = pluralIn('sk')

/** "1 minca", "2 mince", "5 mincí"; with the accusative where somebody takes or pays them. */
export const coins = (n: number): string => count(n, { one: 'minca', few: 'mince', other: 'mincí' })
export const coinsWord = (n: number): string => word(n, { one: 'minca', few: 'mince', other: 'mincí' })
export const coinsAcc = (n: number): string => count(n, { one: 'mincu', few: 'mince', other: 'mincí' })
export const markers = (n: number): string => count(n, { one: 'žetón', few: 'žetóny', other: 'žetónov' })
export const markersWord = (n: number): string => word(n, { one: 'žetón', few: 'žetóny', other: 'žetónov' })
export const points = (n: number): string => count(n, { one: 'bod', few: 'body', other: 'bodov' })
export const pointsWord = (n: number): string => word(n, { one: 'bod', few: 'body', other: 'bodov' })
export const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'kariet' })
export const cells = (n: number): string => count(n, { one: 'políčko', few: 'políčka', other: 'políčok' })
export const gaps = (n: number): string =>
  count(n, { one: 'prázdne miesto', few: 'prázdne miesta', other: 'prázdnych miest' })
export const towers = (n: number): string => word(n, { one: 'vežičku', few: 'vežičky', other: 'vežičky' })

export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  coin: 'Minca',
  flipCard: 'Otočenie karty',
  freeGap: 'Miesto zadarmo',
  replace: 'Nahradenie',
  rotate: 'Otočenie tvaru',
  shift: 'Posun',
}

/** Where each slot lies. */
export const SLOT_PLACES = [
  'na severozápade',
  'na severe',
  'na severovýchode',
  'na juhozápade',
  'na juhu',
  'na juhovýchode',
]
