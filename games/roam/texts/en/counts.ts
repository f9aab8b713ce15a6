import { pluralIn } from '@vyprava/module/plural.ts'
import type { Ability } from '../../content/schema.ts'

const { count, word } = pluralIn('en')

export const coins = (n: number): string => count(n, { one: 'coin', other: 'coins' })
export const coinsWord = (n: number): string => word(n, { one: 'coin', other: 'coins' })
export const markers = (n: number): string => count(n, { one: 'marker', other: 'markers' })
export const markersWord = (n: number): string => word(n, { one: 'marker', other: 'markers' })
export const points = (n: number): string => count(n, { one: 'point', other: 'points' })
export const pointsWord = (n: number): string => word(n, { one: 'point', other: 'points' })
export const cards = (n: number): string => count(n, { one: 'card', other: 'cards' })
export const cells = (n: number): string => count(n, { one: 'square', other: 'squares' })
export const gaps = (n: number): string => count(n, { one: 'gap', other: 'gaps' })

export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  coin: 'Coin',
  flipCard: 'Flip',
  freeGap: 'Free gap',
  replace: 'Replace',
  rotate: 'Rotate',
  shift: 'Shift',
}

/** Where each slot lies. */
export const SLOT_PLACES = [
  'in the north-west',
  'in the north',
  'in the north-east',
  'in the south-west',
  'in the south',
  'in the south-east',
]
