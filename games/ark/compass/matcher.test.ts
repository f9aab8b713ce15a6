import { createBoard, disc, type HexBoard, hex, hexId, ORIGIN, sameHex } from '@vyprava/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NONE } from '../rules/vocabulary.ts'
import {
  FIELD_CELLS,
  FIELDS,
  INCOMPLETE,
  LETTER_CELLS,
  LETTER_FIELDS,
  LETTERS,
  multisetOfLetter,
  NOWHERE,
  PartFinder,
} from './index.ts'

const boardOf = (radius: number): HexBoard =>
  createBoard(disc(ORIGIN, radius).toSorted((a, b) => a.q - b.q || a.r - b.r))

const around = (board: HexBoard, of: number): number[] => [
  ...board.hexNeighbours.subarray(of * 6, of * 6 + 6),
]

/** What the rules say of one hex and one letter, word by word. */
function fits(
  board: HexBoard,
  painted: readonly number[],
  compass: readonly number[],
  place: number,
  letter: number,
): boolean {
  const colours = around(board, place).map((n) => (n < 0 ? NONE : painted[n]))
  const asked = LETTER_FIELDS[letter].map((field) => compass[field])
  if (painted[place] === NONE || [...colours, ...asked].includes(NONE)) return false
  return colours.sort().join() === asked.sort().join()
}

/** Tries every set of hexes that do not touch, and hands each out to the letters as far as they go. */
function bruteForce(board: HexBoard, painted: readonly number[], compass: readonly number[]): number {
  const lettersAt = board.hexes.map((_, at) =>
    LETTERS.flatMap((_, letter) => (fits(board, painted, compass, at, letter) ? [letter] : [])),
  )
  const candidates = board.hexes.flatMap((_, at) => (lettersAt[at].length > 0 ? [at] : []))
  const handOut = (chosen: readonly number[]): number => {
    const given = new Set<number>()
    for (const at of chosen) {
      const letter = lettersAt[at].find((each) => !given.has(each))
      if (letter !== undefined) given.add(letter)
    }
    return given.size
  }
  const most = (next: number, chosen: readonly number[]): number => {
    if (next === candidates.length) return handOut(chosen)
    const without = most(next + 1, chosen)
    const at = candidates[next]
    if (chosen.some((other) => around(board, other).includes(at))) return without
    return Math.max(without, most(next + 1, [...chosen, at]))
  }
  return most(0, [])
}

/** Few colours and few gaps, so that many hexes fit many letters and compete. */
const colours = (count: number, most: number, gaps: number) =>
  fc.array(
    fc.oneof({ weight: 100 - gaps, arbitrary: fc.nat(most) }, { weight: gaps, arbitrary: fc.constant(NONE) }),
    { minLength: count, maxLength: count },
  )

const situations = (radius: number, gaps: number) => {
  const board = boardOf(radius)
  return fc.integer({ min: 0, max: 4 }).chain((most) =>
    fc.record({
      board: fc.constant(board),
      painted: colours(board.hexes.length, most, gaps),
      compass: colours(24, most, gaps),
    }),
  )
}

describe('the finding of parts', () => {
  for (const [radius, gaps, runs] of [
    [2, 3, 500],
    [3, 3, 400],
    [3, 12, 300],
  ]) {
    test(`agrees with a plain search (radius ${radius}, ${gaps} % gaps)`, () => {
      fc.assert(
        fc.property(situations(radius, gaps), ({ board, painted, compass }) => {
          const finder = new PartFinder(board.hexNeighbours)
          const found = bruteForce(board, painted, compass)
          expect(finder.count(painted, compass)).toBe(found)
        }),
        { numRuns: runs },
      )
    })
  }

  test('places are right: the letter fits, no two are equal or adjacent, as many as counted', () => {
    fc.assert(
      fc.property(situations(6, 4), ({ board, painted, compass }) => {
        const finder = new PartFinder(board.hexNeighbours)
        const places = finder.locate(painted, compass)
        const found = places.filter((place) => place !== NOWHERE)
        expect(found).toHaveLength(finder.count(painted, compass))
        expect(new Set(found).size).toBe(found.length)
        places.forEach((place, letter) => {
          if (place === NOWHERE) return
          expect(fits(board, painted, compass, place, letter)).toBe(true)
          expect(around(board, place).filter((n) => found.includes(n))).toEqual([])
        })
      }),
      { numRuns: 200 },
    )
  })

  test('equal letters take hexes in ascending order, A first', () => {
    const board = boardOf(6)
    const finder = new PartFinder(board.hexNeighbours)
    const places = finder.locate(new Array(127).fill(2), new Array(24).fill(2))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(NOWHERE)
  })

  test('a finder keeps nothing from one call to the next', () => {
    const board = boardOf(3)
    const finder = new PartFinder(board.hexNeighbours)
    fc.assert(
      fc.property(situations(3, 4), ({ painted, compass }) => {
        const fresh = new PartFinder(board.hexNeighbours)
        expect(finder.locate(painted, compass)).toEqual(fresh.locate(painted, compass))
      }),
      { numRuns: 200 },
    )
  })

  test('a copy of the compass on the map shows all seven', () => {
    const board = boardOf(6)
    fc.assert(
      fc.property(colours(24, 4, 0), (compass) => {
        const painted = new Array<number>(127).fill(NONE)
        FIELD_CELLS.forEach((cell, field) => {
          painted[hexId(board, cell)] = compass[field]
        })
        const finder = new PartFinder(board.hexNeighbours)
        expect(finder.count(painted, compass)).toBe(0)
        for (const cell of LETTER_CELLS) painted[hexId(board, cell)] = 0
        expect(finder.count(painted, compass)).toBe(7)
      }),
      { numRuns: 50 },
    )
  })

  test('two letters cannot lie on hexes that touch, two hexes apart they can', () => {
    const compass = new Array<number>(24).fill(NONE)
    for (const letter of [1, 4]) for (const field of LETTER_FIELDS[letter]) compass[field] = 0
    expect(multisetOfLetter(compass, 0)).toBe(INCOMPLETE)
    for (const [apart, parts] of [
      [1, 1],
      [2, 2],
    ]) {
      const cells = [...disc(ORIGIN, 1), ...disc(hex(apart, 0), 1)]
      const board = createBoard(cells.filter((cell, i) => cells.findIndex((c) => sameHex(c, cell)) === i))
      const painted = board.hexes.map(() => 0)
      expect(new PartFinder(board.hexNeighbours).count(painted, compass)).toBe(parts)
    }
  })

  test('AR-E02: four fields are too few for any letter', () => {
    const compass = new Array<number>(24).fill(NONE)
    for (const [name, colour] of [
      ['f4', 2],
      ['m1', 1],
      ['o4', 3],
      ['r3', 3],
    ] as const) {
      compass[FIELDS.indexOf(name)] = colour
    }
    const finder = new PartFinder(boardOf(6).hexNeighbours)
    expect(finder.locate(new Array(127).fill(3), compass)).toEqual(new Array(7).fill(NOWHERE))
  })
})
