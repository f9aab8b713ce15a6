import { pluralIn } from '@vyprava/module/plural.ts'
import { fieldIn, lettersIn } from '../fields.ts'

const { count } = pluralIn('en')

export const hexes = (n: number): string => count(n, { one: 'hex', other: 'hexes' })
export const hints = (n: number): string => count(n, { one: 'hint', other: 'hints' })
export const points = (n: number): string => count(n, { one: 'point', other: 'points' })
export const minusPoints = (n: number): string => count(n, { one: 'minus point', other: 'minus points' })
export const parts = (n: number): string => count(n, { one: 'part', other: 'parts' })
export const fields = (n: number): string => count(n, { one: 'space', other: 'spaces' })

export const COLOUR_NAMES = ['green', 'red', 'yellow', 'blue', 'grey']
export const SIDE_NAMES = ['Forest', 'Mountain', 'Meadow', 'Ocean', 'Road', 'Diamond']
export const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

export const fieldName = fieldIn(SIDE_NAMES)
export const lettersOf = lettersIn('and')
