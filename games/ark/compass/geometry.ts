import { add, distance, type Hex, ORIGIN, scale, turnDirection, VECTORS } from '@vyprava/geometry'

/** The sides of the compass clockwise from north. The first five serve the colours of the same number. */
export const SIDES = ['forest', 'mountain', 'meadow', 'ocean', 'road', 'diamond'] as const
export const DIAMOND_SIDE = 5
export const FIELDS_OF_SIDE = 4

/** The parts of the ark; A to F lie around G. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** The geometry counts directions clockwise from south-east, the compass from north (flat-top hexes). */
const towards = (side: number): Hex => VECTORS[turnDirection(4, side)]

/** A side's Y: one inner field, one in the middle, two outer ones. */
const cellsOfSide = (side: number): Hex[] => {
  const inner = towards(side)
  const middle = scale(inner, 2)
  return [inner, middle, add(middle, towards(side - 1)), add(middle, towards(side + 1))]
}

const sides: readonly number[] = SIDES.map((_, side) => side)

/** Where the 24 fields lie; a field's number is 4 · side + 0..3 (in, mid, ccw, cw). */
export const FIELD_CELLS: readonly Hex[] = sides.flatMap(cellsOfSide)

/** Where the seven letters lie. */
export const LETTER_CELLS: readonly Hex[] = [
  ...sides.map((side) => add(towards(side), towards(side + 1))),
  ORIGIN,
]

/** The names of the 24 fields: the initial of the side and 1 to 4. */
export const FIELDS: readonly string[] = [...'fmlord'].flatMap((side) =>
  [1, 2, 3, 4].map((digit) => `${side}${digit}`),
)

/** The six fields of every letter, ascending. */
export const LETTER_FIELDS: readonly (readonly number[])[] = LETTER_CELLS.map((letter) =>
  FIELD_CELLS.flatMap((cell, field) => (distance(letter, cell) === 1 ? [field] : [])),
)

/** The letters that a field serves (one to three), ascending. */
export const FIELD_LETTERS: readonly (readonly number[])[] = FIELD_CELLS.map((_, field) =>
  LETTER_FIELDS.flatMap((fields, letter) => (fields.includes(field) ? [letter] : [])),
)

/** The side on which a field lies. */
export const sideOfField = (field: number): number => field >> 2
