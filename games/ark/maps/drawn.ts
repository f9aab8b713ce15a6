import { compareHexes, disc, ORIGIN } from '@vyprava/geometry'
import { RADIUS } from './checks.ts'
import type { MapHex } from './hexes.ts'
import { hexOfSign, signOf } from './text.ts'

/** The places of a sheet of somebody's own, in the order in which hexes are numbered. */
export const SHEET = disc(ORIGIN, RADIUS).toSorted(compareHexes)

/** A place on which nothing is drawn yet. */
export const BLANK = ' '

/** A sheet on which somebody draws a map. */
export interface DrawnMap {
  readonly name: string
  readonly author: string
  /** One letter for each place of the sheet, as drawings in text have them, or a blank. */
  readonly letters: string
}

export const EMPTY: DrawnMap = { name: '', author: '', letters: BLANK.repeat(SHEET.length) }

/** What is drawn; places that are blank are missing. */
export const hexesOf = ({ letters }: Pick<DrawnMap, 'letters'>): readonly MapHex[] =>
  SHEET.flatMap(({ q, r }, place) => {
    const sign = hexOfSign(letters[place])
    return sign === null ? [] : [{ q, r, ...sign }]
  })

/** The letters of a map; null when one of its hexes lies outside the sheet. */
export function lettersOf(hexes: readonly MapHex[]): string | null {
  const letters = SHEET.map(() => BLANK)
  for (const hex of hexes) {
    const place = SHEET.findIndex(({ q, r }) => q === hex.q && r === hex.r)
    if (place < 0) return null
    letters[place] = signOf(hex)
  }
  return letters.join('')
}

export const MOST_LETTERS = 40

/** A name as it may be kept: no brackets, which mark words of sentences, nothing that cannot be seen. */
export const cleanName = (text: string): string =>
  [...text.replaceAll(/[[\]\p{C}\s]+/gu, ' ').trim()].slice(0, MOST_LETTERS).join('').trim()

/** The title of a drawing that nobody named: nobody can give this name, and every language has its own word for it. */
export const UNNAMED = '[]'
