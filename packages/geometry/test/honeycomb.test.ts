/** Hexes checked against honeycomb-grid, a library written by others. */

import fc from 'fast-check'
import {
  Direction as CompassDirection,
  defineHex,
  Grid,
  Orientation as HoneycombOrientation,
  line as honeycombLine,
  ring as honeycombRing,
  spiral,
} from 'honeycomb-grid'
import { describe, expect, it } from 'vitest'
import {
  CORNERS,
  compareHexes,
  cornerPoint,
  DIRECTION_NAMES,
  DIRECTIONS,
  disc,
  distance,
  type Hex,
  hex,
  hexPoint,
  line,
  neighbour,
  ORIENTATIONS,
  type Orientation,
  ring,
} from '../src/index.ts'
import { anyDirection, anyHex, anyRadius } from './arbitraries.ts'

const Pointy = defineHex({ dimensions: 1, orientation: HoneycombOrientation.POINTY, origin: { x: 0, y: 0 } })
const Flat = defineHex({ dimensions: 1, orientation: HoneycombOrientation.FLAT, origin: { x: 0, y: 0 } })
const grids = { pointy: new Grid(Pointy), flat: new Grid(Flat) }
const kinds = { pointy: Pointy, flat: Flat }

const plain = ({ q, r }: Hex): Hex => hex(q + 0, r + 0)
const plainAll = (found: Iterable<Hex>): Hex[] => Array.from(found, plain)
const anyOrientation = fc.constantFrom<Orientation>(...ORIENTATIONS)

describe('against honeycomb-grid', () => {
  it('neighbours by their compass names, pointy and flat', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, anyOrientation, (from, direction, orientation) => {
        const name = DIRECTION_NAMES[orientation][direction]
        const theirs = grids[orientation].neighborOf(new kinds[orientation](from), CompassDirection[name])
        expect(neighbour(from, direction)).toEqual(plain(theirs))
      }),
    )
  })

  it('distance', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(distance(a, b)).toBe(grids.pointy.distance(a, b))
      }),
    )
  })

  it('ring, in the same order', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 8 }), (center, radius) => {
        const theirs = new Grid(Pointy, honeycombRing({ center: [center.q, center.r], radius }))
        expect(ring(center, radius)).toEqual(plainAll(theirs))
      }),
    )
  })

  it('disc', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (centre, radius) => {
        const theirs = plainAll(new Grid(Pointy, spiral({ start: [centre.q, centre.r], radius })))
        expect(disc(centre, radius).sort(compareHexes)).toEqual(theirs.sort(compareHexes))
      }),
    )
  })

  it('line: the same away from ties; on a tie both hexes lie next to the other and equally near', () => {
    let [same, tied] = [0, 0]
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const ours = line(from, to)
        const theirs = plainAll(
          new Grid(Pointy, honeycombLine({ start: [from.q, from.r], stop: [to.q, to.r] })),
        )
        expect(theirs).toHaveLength(ours.length)
        const steps = ours.length - 1
        for (const [i, hexOnLine] of ours.entries()) {
          // Twice the number of steps makes every point of the line, and every half, a whole number.
          const isTie = [to.q - from.q, to.r - from.r].some(
            (delta) => steps > 0 && (2 * delta * i) % (2 * steps) !== 0 && (2 * delta * i) % steps === 0,
          )
          if (isTie) {
            tied++
            expect(distance(hexOnLine, theirs[i])).toBeLessThanOrEqual(1)
            expect(compareHexes(hexOnLine, theirs[i])).toBeLessThanOrEqual(0)
          } else {
            same++
            expect(hexOnLine).toEqual(theirs[i])
          }
        }
      }),
      { numRuns: 1000 },
    )
    expect(same).toBeGreaterThan(1000)
    expect(tied).toBeGreaterThan(20)
  })

  it('pixel positions of centres and corners', () => {
    // Their corners begin at the upper right; ours are named by the sides between which they lie.
    const firstCorner = { pointy: 5, flat: 4 }
    fc.assert(
      fc.property(anyHex, anyOrientation, (of, orientation) => {
        const theirs = new kinds[orientation](of)
        const centre = hexPoint(of, orientation)
        expect(centre.x).toBeCloseTo(theirs.x, 9)
        expect(centre.y).toBeCloseTo(theirs.y, 9)
        for (const i of CORNERS) {
          const corner = DIRECTIONS[(i + firstCorner[orientation]) % 6]
          const point = cornerPoint(of, corner, orientation)
          expect(point.x).toBeCloseTo(theirs.corners[i].x, 9)
          expect(point.y).toBeCloseTo(theirs.corners[i].y, 9)
        }
      }),
    )
  })
})
