import { disc, type Hex, ORIGIN } from '@vyprava/geometry'
import { describe, expect, test } from 'vitest'
import { litHexes, litSquares } from '../src/board/lit.ts'

const strokes = (d: string): number => d.split('M').length - 1

/** How far an open line leads: the sum of its pieces. */
const all = (side: number) =>
  Array.from({ length: side * side }, (_, i) => ({ x: i % side, y: Math.floor(i / side) }))

describe('the light of squares', () => {
  test('one square has its four sides and four brackets', () => {
    const { edge, brackets, fill } = litSquares([{ x: 2, y: 1 }], { size: 100, inset: 5, arm: 20 })
    expect(fill).toBe('M200 100h100v100h-100Z')
    expect(edge).toBe('M205 105H295M205 195H295M205 105V195M295 105V195')
    expect(brackets).toBe('M205 125v-20h20M295 125v-20h-20M295 175v20h-20M205 175v20h20')
  })

  test('a full map has four brackets, in its corners, and no line inside', () => {
    const { edge, brackets } = litSquares(all(6), { size: 100 })
    expect(strokes(brackets)).toBe(4)
    expect(strokes(edge)).toBe(24)
    for (const [, x, y] of brackets.matchAll(/M(-?\d+) (-?\d+)/g)) {
      expect([5, 595]).toContain(Number(x))
      expect([25, 575]).toContain(Number(y))
    }
  })

  test('two neighbours are one field: their lines meet', () => {
    const { edge, brackets } = litSquares(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      { size: 100, inset: 5 },
    )
    expect(edge).toContain('M5 5H100')
    expect(edge).toContain('M100 5H195')
    expect(strokes(brackets)).toBe(4)
  })

  test('in a bay the lines reach each other, and no bracket stands there', () => {
    const bay = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]
    const { edge, brackets } = litSquares(bay, { size: 100, inset: 5 })
    expect(edge).toContain('M95 95H195')
    expect(edge).toContain('M95 95V195')
    expect(strokes(brackets)).toBe(5)
  })

  test('nothing is nothing', () => {
    expect(litSquares([], { size: 100 })).toEqual({ edge: '', brackets: '', fill: '' })
  })
})

describe('the light of hexes', () => {
  const ends = (d: string): string[] =>
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => `${x} ${y}`)
  const meet = (d: string): boolean => {
    const counts = new Map<string, number>()
    for (const end of ends(d)) counts.set(end, (counts.get(end) ?? 0) + 1)
    return [...counts.values()].every((count) => count === 2)
  }

  test('one hex has six sides and six brackets, pointy and flat', () => {
    for (const orientation of ['pointy', 'flat'] as const) {
      const { edge, brackets } = litHexes([ORIGIN], { radius: 50, orientation })
      expect(strokes(edge)).toBe(6)
      expect(strokes(brackets)).toBe(6)
      expect(meet(edge)).toBe(true)
    }
  })

  test('37 hexes have an edge around them all: its lines meet end to end', () => {
    const { edge, brackets } = litHexes(disc(ORIGIN, 3), { radius: 50 })
    expect(strokes(edge)).toBe(42)
    expect(meet(edge)).toBe(true)
    expect(strokes(brackets)).toBe(24)
  })

  test('around a hole the edge is closed too', () => {
    const ring: Hex[] = disc(ORIGIN, 1).filter(({ q, r }) => q !== 0 || r !== 0)
    const { edge } = litHexes(ring, { radius: 50, orientation: 'flat' })
    expect(strokes(edge)).toBe(18 + 6)
    expect(meet(edge)).toBe(true)
  })
})
