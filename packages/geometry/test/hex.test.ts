import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  compareHexes,
  DIRECTIONS,
  directionBetween,
  disc,
  distance,
  type Hex,
  hex,
  hexKey,
  line,
  neighbour,
  neighbours,
  ORIGIN,
  opposite,
  ROTATIONS,
  ring,
  rotateHex,
  sameHex,
  scale,
  subtract,
  turnDirection,
  VECTORS,
} from '../src/index.ts'
import { anyDirection, anyHex, anyRadius, anySixths } from './arbitraries.ts'

const hexes = (...pairs: [number, number][]): Hex[] => pairs.map(([q, r]) => hex(q, r))

describe('directions (G2)', () => {
  it('are E, SE, SW, W, NW, NE', () => {
    expect(VECTORS).toEqual(hexes([1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]))
  })

  test.each(DIRECTIONS)('D[%i - 1] + D[+1] = D[k]', (k) => {
    expect(add(VECTORS[turnDirection(k, -1)], VECTORS[turnDirection(k, 1)])).toEqual(VECTORS[k])
  })

  it('go right and left', () => {
    expect(ROTATIONS).toEqual(['right', 'left'])
  })

  it('turn modulo six, both ways', () => {
    expect(turnDirection(5, 1)).toBe(0)
    expect(turnDirection(0, -1)).toBe(5)
    expect(turnDirection(2, -15)).toBe(5)
    expect(opposite(4)).toBe(1)
  })

  it('lead from a hex to its neighbour and back', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (from, direction) => {
        const to = neighbour(from, direction)
        expect(neighbours(from)[direction]).toEqual(to)
        expect(directionBetween(from, to)).toBe(direction)
        expect(directionBetween(to, from)).toBe(opposite(direction))
        expect(neighbour(to, opposite(direction))).toEqual(from)
      }),
    )
  })

  it('exist between adjacent hexes only', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(directionBetween(a, b) !== null).toBe(distance(a, b) === 1)
      }),
    )
    expect(directionBetween(hex(2, 2), hex(2, 2))).toBeNull()
    expect(directionBetween(hex(0, 0), hex(1, 1))).toBeNull()
  })
})

describe('vectors', () => {
  it('add, subtract and scale, without a minus zero', () => {
    expect(add(hex(1, -2), hex(3, 3))).toEqual(hex(4, 1))
    expect(subtract(hex(1, -2), hex(3, 3))).toEqual(hex(-2, -5))
    expect(scale(hex(1, -2), 3)).toEqual(hex(3, -6))
    expect(scale(hex(0, 5), -1)).toEqual(hex(0, -5))
    expect(scale(hex(5, 0), -1)).toEqual(hex(-5, 0))
  })

  it('compare by q, then r', () => {
    expect(hexes([1, 0], [0, 2], [0, -3], [-1, 9]).sort(compareHexes)).toEqual(
      hexes([-1, 9], [0, -3], [0, 2], [1, 0]),
    )
  })

  it('have keys that tell hexes apart', () => {
    expect(hexKey(hex(-1, 2))).toBe('-1,2')
    fc.assert(fc.property(anyHex, anyHex, (a, b) => (hexKey(a) === hexKey(b)) === sameHex(a, b)))
  })
})

describe('rings and discs', () => {
  it('the board of Defenders: 1 + 6 + 12 + 18 = 37 hexes (G1)', () => {
    expect([0, 1, 2, 3].map((radius) => ring(ORIGIN, radius).length)).toEqual([1, 6, 12, 18])
    expect(disc(ORIGIN, 3)).toHaveLength(37)
  })

  it('the disc is every hex with max(|q|,|r|,|q+r|) within the radius, once', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (centre, radius) => {
        const wanted: Hex[] = []
        for (let q = -radius; q <= radius; q++) {
          for (let r = -radius; r <= radius; r++) {
            if (Math.abs(q + r) <= radius) wanted.push(add(centre, hex(q, r)))
          }
        }
        expect(disc(centre, radius).sort(compareHexes)).toEqual(wanted)
      }),
    )
  })

  it('the rim of Defenders runs clockwise from (3,0) (G6)', () => {
    const rim = hexes(
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 3],
      [-1, 3],
      [-2, 3],
      [-3, 3],
      [-3, 2],
      [-3, 1],
      [-3, 0],
      [-2, -1],
      [-1, -2],
      [0, -3],
      [1, -3],
      [2, -3],
      [3, -3],
      [3, -2],
      [3, -1],
    )
    expect(ring(ORIGIN, 3)).toEqual(rim)
  })

  it('the map of Ark has 127 hexes; the jump of its Ranger reaches 18', () => {
    expect(disc(ORIGIN, 6)).toHaveLength(127)
    expect(disc(ORIGIN, 2)).toHaveLength(1 + 18)
  })
})

describe('rotation', () => {
  it('by a sixth turns each direction into the next', () => {
    for (const d of DIRECTIONS) expect(rotateHex(VECTORS[d], 1)).toEqual(VECTORS[turnDirection(d, 1)])
  })

  it('keeps distances, adds up, and six sixths are nothing', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, anySixths, anySixths, (a, b, centre, m, n) => {
        const turned = rotateHex(a, m, centre)
        expect(distance(turned, rotateHex(b, m, centre))).toBe(distance(a, b))
        expect(rotateHex(turned, n, centre)).toEqual(rotateHex(a, m + n, centre))
        expect(rotateHex(a, m + 6, centre)).toEqual(turned)
        expect(rotateHex(centre, m, centre)).toEqual(centre)
      }),
    )
  })
})

describe('line', () => {
  it('takes the first hex in canonical order on a tie', () => {
    expect(line(hex(0, 0), hex(1, 1))).toEqual(hexes([0, 0], [0, 1], [1, 1]))
    expect(line(hex(0, 0), hex(2, -1))).toEqual(hexes([0, 0], [1, -1], [2, -1]))
    expect(line(hex(0, 0), hex(-1, 2))).toEqual(hexes([0, 0], [-1, 1], [-1, 2]))
    expect(line(hex(0, 0), hex(3, 1))).toEqual(hexes([0, 0], [1, 0], [1, 1], [2, 1], [3, 1]))
  })

  it('along a direction is the direction repeated', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, anyRadius, (from, direction, length) => {
        const step = VECTORS[direction]
        const wanted = Array.from({ length: length + 1 }, (_, i) => add(from, scale(step, i)))
        expect(line(from, add(from, scale(step, length)))).toEqual(wanted)
      }),
    )
  })

  it('has one hex per step, each adjacent to the last, from end to end, and the way back is the same', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const found = line(from, to)
        expect(found).toHaveLength(distance(from, to) + 1)
        expect(found[0]).toEqual(from)
        expect(found.at(-1)).toEqual(to)
        for (let i = 1; i < found.length; i++) expect(distance(found[i - 1], found[i])).toBe(1)
        expect(line(to, from).reverse()).toEqual(found)
      }),
    )
  })

  it('moves with its ends', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (from, to, shift) => {
        const shifted = line(from, to).map((passed) => add(passed, shift))
        expect(line(add(from, shift), add(to, shift))).toEqual(shifted)
      }),
    )
  })
})
