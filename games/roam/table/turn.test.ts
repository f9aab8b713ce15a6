import { describe, expect, it } from 'vitest'
import { EDGES, SQUARES_OF } from '../rules/index.ts'
import {
  coordinate,
  cornerOf,
  middleOf,
  neighbour,
  readingOrder,
  SIDE,
  sideOf,
  slotBox,
  squareAt,
  toMap,
  toScreen,
} from './turn.ts'

const squares = Array.from({ length: SIDE * SIDE }, (_, square) => square)

describe.each(EDGES)('the map seen from %s', (edge) => {
  it('shows every point once, and finds it again under the pointer', () => {
    for (const square of squares) {
      const seen = toScreen(edge, middleOf(square))
      expect(squareAt(toMap(edge, seen))).toBe(square)
    }
    expect(new Set(readingOrder(edge)).size).toBe(36)
  })

  it('has its own edge at the bottom', () => {
    const rim = { S: 33, W: 12, N: 2, E: 23 }[edge]
    expect(cornerOf(edge, rim).y).toBe(5)
    expect(sideOf(edge, edge)).toBe(0)
  })

  it('is turned, never mirrored: clockwise stays clockwise', () => {
    const corners = [0, 5, 35, 30].map((square) => cornerOf(edge, square))
    const area = corners.reduce((sum, { x, y }, i) => {
      const next = corners[(i + 1) % 4]
      return sum + x * next.y - next.x * y
    }, 0)
    expect(area).toBeGreaterThan(0)
    expect([1, 2, 3].map((turn) => sideOf(edge, EDGES[(EDGES.indexOf(edge) + turn) % 4]))).toEqual([1, 2, 3])
  })

  it('moves over the squares as the keys say', () => {
    for (const square of squares) {
      const { x, y } = cornerOf(edge, square)
      const right = cornerOf(edge, neighbour(edge, square, { x: 1, y: 0 }))
      const up = cornerOf(edge, neighbour(edge, square, { x: 0, y: -1 }))
      expect(right).toEqual({ x: Math.min(5, x + 1), y })
      expect(up).toEqual({ x, y: Math.max(0, y - 1) })
    }
  })

  it('lays every card over its six squares', () => {
    SQUARES_OF.forEach((list, slot) => {
      const box = slotBox(edge, slot)
      expect([box.width, box.height]).toEqual(edge === 'S' || edge === 'N' ? [2, 3] : [3, 2])
      for (const square of list) {
        const { x, y } = cornerOf(edge, square)
        expect(x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height).toBe(true)
      }
    })
  })
})

it('names squares as the frame does', () => {
  expect([0, 5, 20, 35].map(coordinate)).toEqual(['A1', 'F1', 'C4', 'F6'])
})

it('finds no square beside the map', () => {
  expect(squareAt({ x: -0.1, y: 2 })).toBeNull()
  expect(squareAt({ x: 2, y: 6 })).toBeNull()
  expect(squareAt({ x: 5.99, y: 0 })).toBe(5)
})
