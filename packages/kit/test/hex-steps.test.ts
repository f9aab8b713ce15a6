import { disc, distance, type Hex, hexKey, ORIENTATIONS, ORIGIN } from '@vyprava/geometry'
import { describe, expect, test } from 'vitest'
import { type HexCursor, lineOf, stepHex } from '../src/board/hex-steps.ts'

const board = new Set(disc(ORIGIN, 3).map(hexKey))
const has = (hex: Hex) => board.has(hexKey(hex))
const UP = { x: 0, y: -1 }
const DOWN = { x: 0, y: 1 }
const LEFT = { x: -1, y: 0 }
const RIGHT = { x: 1, y: 0 }
const ARROWS = [UP, DOWN, LEFT, RIGHT]

const begin = (hex: Hex, orientation: 'pointy' | 'flat'): HexCursor => ({
  hex,
  line: lineOf(hex, orientation),
})

describe.each(ORIENTATIONS)('arrows over %s hexes', (orientation) => {
  test('reach every hex, one neighbour at a time, and never leave the board', () => {
    const seen = new Map([[hexKey(ORIGIN), begin(ORIGIN, orientation)]])
    for (const cursor of seen.values()) {
      for (const arrow of ARROWS) {
        const next = stepHex(cursor, arrow, orientation, has)
        expect(has(next.hex)).toBe(true)
        expect(distance(cursor.hex, next.hex)).toBeLessThanOrEqual(1)
        if (!seen.has(hexKey(next.hex))) seen.set(hexKey(next.hex), begin(next.hex, orientation))
      }
    }
    expect(seen.size).toBe(37)
  })

  test('opposite arrows lead back from the inside of the board', () => {
    for (const [there, back] of [
      [UP, DOWN],
      [LEFT, RIGHT],
    ]) {
      const start = begin(ORIGIN, orientation)
      expect(stepHex(stepHex(start, there, orientation, has), back, orientation, has).hex).toEqual(ORIGIN)
    }
  })
})

test('up and up again keeps to the column, in a zigzag', () => {
  const start = begin({ q: 0, r: 2 }, 'pointy')
  const once = stepHex(start, UP, 'pointy', has)
  const twice = stepHex(once, UP, 'pointy', has)
  expect(lineOf(once.hex, 'pointy')).toBe(start.line + 1)
  expect(lineOf(twice.hex, 'pointy')).toBe(start.line)
  expect(twice.hex).toEqual({ q: 1, r: 0 })
})

test('at the rim the other hex of the row is taken, or none', () => {
  const corner = begin({ q: 3, r: 0 }, 'pointy')
  expect(stepHex(corner, UP, 'pointy', has).hex).toEqual({ q: 3, r: -1 })
  expect(stepHex(corner, RIGHT, 'pointy', has)).toEqual(corner)
})
