import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADJACENCIES,
  type Grid,
  isInside,
  squareAt,
  squareCount,
  squareIndex,
  squareNeighbours,
  squareNeighbourTable,
} from '../src/index.ts'

const MAP: Grid = { width: 6, height: 6 }
const anyGrid = fc.record<Grid>({
  width: fc.integer({ min: 1, max: 9 }),
  height: fc.integer({ min: 1, max: 9 }),
})

describe('a square grid', () => {
  it('numbers its squares row by row from the north-west', () => {
    expect(squareIndex(MAP, { x: 0, y: 0 })).toBe(0)
    expect(squareIndex(MAP, { x: 5, y: 0 })).toBe(5)
    expect(squareIndex(MAP, { x: 0, y: 1 })).toBe(6)
    expect(squareIndex({ width: 2, height: 3 }, { x: 1, y: 2 })).toBe(5)
    expect(squareAt({ width: 2, height: 3 }, 4)).toEqual({ x: 0, y: 2 })
  })

  it('knows what lies off it on every side', () => {
    for (const off of [
      { x: -1, y: 3 },
      { x: 6, y: 3 },
      { x: 3, y: -1 },
      { x: 3, y: 6 },
    ]) {
      expect(isInside(MAP, off)).toBe(false)
      expect(squareIndex(MAP, off)).toBe(-1)
    }
    expect(isInside(MAP, { x: 5, y: 5 })).toBe(true)
  })

  it('index and square are inverse', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        for (let index = 0; index < squareCount(grid); index++) {
          const square = squareAt(grid, index)
          expect(isInside(grid, square)).toBe(true)
          expect(squareIndex(grid, square)).toBe(index)
        }
      }),
    )
  })
})

describe('neighbours of a square', () => {
  const squares = (x: number, y: number, adjacency: (typeof ADJACENCIES)[number]) =>
    squareNeighbours(MAP, squareIndex(MAP, { x, y }), adjacency).map((index) => squareAt(MAP, index))

  it('run clockwise from north', () => {
    expect(squares(2, 2, 'orthogonal')).toEqual([
      { x: 2, y: 1 },
      { x: 3, y: 2 },
      { x: 2, y: 3 },
      { x: 1, y: 2 },
    ])
    expect(squares(2, 2, 'surrounding')).toEqual([
      { x: 2, y: 1 },
      { x: 3, y: 1 },
      { x: 3, y: 2 },
      { x: 3, y: 3 },
      { x: 2, y: 3 },
      { x: 1, y: 3 },
      { x: 1, y: 2 },
      { x: 1, y: 1 },
    ])
  })

  it('do not wrap around', () => {
    expect(squares(5, 0, 'orthogonal')).toEqual([
      { x: 5, y: 1 },
      { x: 4, y: 0 },
    ])
    expect(squares(0, 5, 'surrounding')).toEqual([
      { x: 0, y: 4 },
      { x: 1, y: 4 },
      { x: 1, y: 5 },
    ])
  })

  it('are exactly the squares at taxicab or king distance one', () => {
    fc.assert(
      fc.property(anyGrid, fc.constantFrom(...ADJACENCIES), (grid, adjacency) => {
        const table = squareNeighbourTable(grid, adjacency)
        expect(table).toHaveLength(squareCount(grid))
        for (let a = 0; a < table.length; a++) {
          for (let b = 0; b < table.length; b++) {
            const [from, to] = [squareAt(grid, a), squareAt(grid, b)]
            const [dx, dy] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)]
            const near = adjacency === 'orthogonal' ? dx + dy === 1 : Math.max(dx, dy) === 1
            expect(table[a].includes(b)).toBe(near)
          }
        }
      }),
    )
  })
})
