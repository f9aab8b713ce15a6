import { bad, type Checked, good } from '@vyprava/kernel'
import type { Terrain } from '../rules/vocabulary.ts'
import { inOrder, type MapHex } from './hexes.ts'

/*
 * A map as a drawing that anybody can make in a text editor. The first line says which hex (q r) is the
 * topmost of the leftmost column; below it every hex is a letter, hexes of a column two lines apart, columns
 * two characters apart, each column half a hex higher or lower than the one beside it. The first line may go
 * on with a title:
 *
 *   at 0 0
 *     F
 *   M   O
 *     L
 *   R   C
 */

const SIGNS: Readonly<Record<string, { readonly terrain: Terrain; readonly wreck: boolean }>> = {
  F: { terrain: 'forest', wreck: false },
  M: { terrain: 'mountain', wreck: false },
  L: { terrain: 'meadow', wreck: false },
  O: { terrain: 'ocean', wreck: false },
  W: { terrain: 'ocean', wreck: true },
  R: { terrain: 'road', wreck: false },
  C: { terrain: 'city', wreck: false },
  X: { terrain: 'danger', wreck: false },
}
/** The letters of all terrains and the wreck. */
export const SIGN_LETTERS = Object.keys(SIGNS).join('')
const LETTERS = [...SIGN_LETTERS].join(', ')
const HEADER = /^at (-?\d{1,3}) (-?\d{1,3})(?: (.*))?$/

/** A letter where it stands in the text, counted from 0. */
interface Sign {
  readonly letter: string
  readonly line: number
  readonly column: number
}

/** The letter of a hex. */
export const signOf = ({ terrain, wreck }: MapHex): string =>
  Object.keys(SIGNS).find((sign) => SIGNS[sign].terrain === terrain && SIGNS[sign].wreck === wreck) ?? '?'

/** What a letter stands for; null when it is none of ours. */
export const hexOfSign = (letter: string): Pick<MapHex, 'terrain' | 'wreck'> | null =>
  Object.hasOwn(SIGNS, letter) ? SIGNS[letter] : null

/** Reads a drawing; a problem names its line and column, counted from 1. */
export function parseMap(text: string): Checked<readonly MapHex[]> {
  const [header, ...lines] = text.split(/\r?\n/)
  const at = HEADER.exec(header.trimEnd())
  if (at === null) return fault(0, 0, header, 'the line "at q r" with the first hex of the leftmost column')
  const signs = lines.flatMap(signsOf)
  const stranger = signs.find(({ letter }) => !Object.hasOwn(SIGNS, letter))
  if (stranger) return fault(stranger.line, stranger.column, stranger.letter, `a blank or one of ${LETTERS}`)
  const first = firstOf(signs)
  if (first === null) return fault(1, 0, lines[0], `a drawing with the letters ${LETTERS}`)
  const misplaced = signs.find((sign) => !isOnGrid(first, sign))
  if (misplaced) {
    const expected = `a letter two lines below another, or one line and two columns away, in step with line ${first.line + 1}, column ${first.column + 1}`
    return fault(misplaced.line, misplaced.column, misplaced.letter, expected)
  }
  const origin = { q: Number(at[1]), r: Number(at[2]) }
  return good(inOrder(signs.map((sign) => hexAt(origin, first, sign))))
}

/** The title of a drawing, empty without one. */
export const titleOf = (text: string): string => HEADER.exec(text.split(/\r?\n/, 1)[0].trimEnd())?.[3] ?? ''

/** Draws a map of at least one hex, always in the same way. */
export function printMap(hexes: readonly MapHex[], title = ''): string {
  const [{ q, r }] = inOrder(hexes)
  const top = Math.min(...hexes.map(rowOf))
  const rows: string[][] = []
  for (const each of hexes) {
    const row = rowOf(each) - top
    while (rows.length <= row) rows.push([])
    const x = 2 * (each.q - q)
    while (rows[row].length <= x) rows[row].push(' ')
    rows[row][x] = signOf(each)
  }
  return [`at ${q} ${r} ${title}`.trimEnd(), ...rows.map((row) => row.join('')), ''].join('\n')
}

/** Half hexes from the top of the drawing. */
const rowOf = ({ q, r }: { readonly q: number; readonly r: number }): number => 2 * r + q

function signsOf(text: string, index: number): Sign[] {
  const signs: Sign[] = []
  for (let column = 0; column < text.length; column++) {
    if (text[column] !== ' ') signs.push({ letter: text[column], line: index + 1, column })
  }
  return signs
}

/** The topmost sign of the leftmost column. */
function firstOf(signs: readonly Sign[]): Sign | null {
  if (signs.length === 0) return null
  return signs.reduce((best, sign) =>
    sign.column < best.column || (sign.column === best.column && sign.line < best.line) ? sign : best,
  )
}

const isOnGrid = (first: Sign, { line, column }: Sign): boolean => {
  const columns = column - first.column
  return columns % 2 === 0 && (columns / 2 + line - first.line) % 2 === 0
}

function hexAt(origin: { readonly q: number; readonly r: number }, first: Sign, sign: Sign): MapHex {
  const dq = (sign.column - first.column) / 2
  const dr = (sign.line - first.line - dq) / 2
  return { q: origin.q + dq, r: origin.r + dr, ...SIGNS[sign.letter] }
}

const fault = (line: number, column: number, found: unknown, expected: string) =>
  bad(`line ${line + 1}, column ${column + 1}`, found, expected)
