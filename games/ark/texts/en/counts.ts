import { pluralIn } from '@vyprava/module/plural.ts'
import { FIELD_LETTERS, LETTERS, sideOfField } from '../../compass/index.ts'

const { count } = pluralIn('en')

export const hexes = (n: number): string => count(n, { one: 'hex', other: 'hexes' })
export const hints = (n: number): string => count(n, { one: 'hint', other: 'hints' })
export const points = (n: number): string => count(n, { one: 'point', other: 'points' })
export const minusPoints = (n: number): string => count(n, { one: 'minus point', other: 'minus points' })
export const parts = (n: number): string => count(n, { one: 'part', other: 'parts' })
export const fields = (n: number): string => count(n, { one: 'field', other: 'fields' })

export const COLOUR_NAMES = ['green', 'red', 'yellow', 'blue', 'grey'] as const
export const SIDE_NAMES = ['Forest', 'Mountain', 'Meadow', 'Ocean', 'Road', 'Diamond'] as const
export const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

/** "Forest 1": the side and the place on it. */
export const fieldName = (field: number): string => `${SIDE_NAMES[sideOfField(field)]} ${(field % 4) + 1}`

/** "A, F and G": the letters that a field serves. */
export function lettersOf(field: number): string {
  const letters = FIELD_LETTERS[field].map((letter) => LETTERS[letter])
  return letters.length === 1 ? letters[0] : `${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}`
}
