import { createBoard, disc, distance, hexKey, ORIGIN, scale, VECTORS } from '@vyprava/geometry'
import { describe, expect, test } from 'vitest'
import {
  DIAMOND_SIDE,
  FIELD_CELLS,
  FIELD_LETTERS,
  FIELDS,
  LETTER_CELLS,
  LETTER_FIELDS,
  LETTERS,
  SIDES,
  sideOfField,
} from './index.ts'

/** The table of the rulebook, written by hand. */
const TABLE = `
f1 0,-1 AFG   f2 0,-2 AF   f3 -1,-2 F   f4 1,-3 A
m1 1,-1 ABG   m2 2,-2 AB   m3 2,-3 A    m4 3,-2 B
l1 1,0 BCG    l2 2,0 BC    l3 3,-1 B    l4 2,1 C
o1 0,1 CDG    o2 0,2 CD    o3 1,2 C     o4 -1,3 D
r1 -1,1 DEG   r2 -2,2 DE   r3 -2,3 D    r4 -3,2 E
d1 -1,0 EFG   d2 -2,0 EF   d3 -3,1 E    d4 -2,-1 F
`
const CELLS = 'A 1,-2  B 2,-1  C 1,1  D -1,2  E -2,1  F -1,-1  G 0,0'

describe('the compass', () => {
  test('fields lie and serve as in the rulebook', () => {
    const words = TABLE.trim().split(/\s+/)
    const rows = Array.from({ length: 24 }, (_, field) => words.slice(3 * field, 3 * field + 3))
    const letters = (field: number): string => FIELD_LETTERS[field].map((l) => LETTERS[l]).join('')
    expect(rows).toEqual(FIELD_CELLS.map((cell, field) => [FIELDS[field], hexKey(cell), letters(field)]))
    expect(LETTER_CELLS.map((cell, l) => `${LETTERS[l]} ${hexKey(cell)}`).join('  ')).toBe(CELLS)
  })

  test('is the disc of radius 3 without its corners', () => {
    const corners = VECTORS.map((vector) => hexKey(scale(vector, 3)))
    const expected = disc(ORIGIN, 3)
      .map(hexKey)
      .filter((key) => !corners.includes(key))
    expect([...FIELD_CELLS, ...LETTER_CELLS].map(hexKey).sort()).toEqual(expected.sort())
    expect(createBoard([...FIELD_CELLS, ...LETTER_CELLS]).hexes).toHaveLength(31)
  })

  test('letters have six fields each and do not touch', () => {
    expect(LETTER_FIELDS.map((fields) => fields.length)).toEqual([6, 6, 6, 6, 6, 6, 6])
    for (const one of LETTER_CELLS) {
      for (const other of LETTER_CELLS) if (one !== other) expect(distance(one, other)).toBeGreaterThan(1)
    }
  })

  test('a side is decided by the place, not by the colour', () => {
    const sideOf = (name: string): string => SIDES[sideOfField(FIELDS.indexOf(name))]
    expect(['f1', 'm4', 'l2', 'o4', 'r3', 'd1'].map(sideOf)).toEqual([...SIDES])
    expect(SIDES[DIAMOND_SIDE]).toBe('diamond')
  })
})
