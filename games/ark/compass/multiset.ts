import { LETTER_FIELDS } from './geometry.ts'

/**
 * How often each colour occurs in a surrounding, as one number: three bits for every colour, which hold
 * 0 to 6. Equal counts are equal numbers.
 */
export type Multiset = number

/** A surrounding that is not complete; a complete one has six colours and is never 0. */
export const INCOMPLETE = 0

/** More than any multiset of six: the size of tables that are indexed by multisets. */
export const MULTISETS = 1 << 15

/** One hex or field of a colour, to be added up. */
export const oneOf = (colour: number): Multiset => 1 << (3 * colour)

/** How often a colour occurs. */
export const countIn = (multiset: Multiset, colour: number): number => (multiset >> (3 * colour)) & 7

/** What the six fields of a letter ask for, or INCOMPLETE when some are empty (AR-702). */
export function multisetOfLetter(compass: readonly number[], letter: number): Multiset {
  const fields = LETTER_FIELDS[letter]
  let multiset = 0
  for (let i = 0; i < 6; i++) {
    const colour = compass[fields[i]]
    if (colour < 0) return INCOMPLETE
    multiset += 1 << (3 * colour)
  }
  return multiset
}

/**
 * The colours around a hex, or INCOMPLETE unless it and six neighbours are visited (AR-703, AR-707).
 * `neighbours` is the table [hex * 6 + direction] of a board, with -1 off the board.
 */
export function multisetAround(neighbours: Int32Array, painted: readonly number[], hex: number): Multiset {
  if (painted[hex] < 0) return INCOMPLETE
  let multiset = 0
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const neighbour = neighbours[i]
    if (neighbour < 0) return INCOMPLETE
    const colour = painted[neighbour]
    if (colour < 0) return INCOMPLETE
    multiset += 1 << (3 * colour)
  }
  return multiset
}
