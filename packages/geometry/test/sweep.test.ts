import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  compareHexesInSweep,
  cornerVector,
  cross,
  DIRECTIONS,
  disc,
  doubleDot,
  type Edge,
  edgeKey,
  edgeOfPose,
  edgePoint,
  edgesOfHex,
  type Hex,
  hex,
  hexKey,
  hexPoint,
  ORIGIN,
  type Point,
  ring,
  rotateHex,
  type Sweep,
  sectorOf,
  subtract,
  sweepEdges,
  sweepFromCorner,
  sweepFromSide,
  sweepHexes,
  VECTORS,
} from '../src/index.ts'
import { anyDirection, anyHex, anyRotation, anySixths } from './arbitraries.ts'

const BOARD = disc(ORIGIN, 3).slice(1)

/** The degrees swept until the point is met, by floating point: an implementation of its own. */
function offset(sweep: Sweep, point: Point): number {
  const centre = hexPoint(sweep.centre, 'pointy')
  const start = hexPoint(sweep.from, 'pointy')
  const turn = Math.atan2(point.y - centre.y, point.x - centre.x) - Math.atan2(start.y, start.x)
  const degrees = ((sweep.rotation === 'right' ? turn : -turn) * 180) / Math.PI
  const positive = (degrees + 720) % 360
  return positive > 360 - 1e-7 ? 0 : positive
}
const away = (sweep: Sweep, point: Point) => {
  const centre = hexPoint(sweep.centre, 'pointy')
  return Math.hypot(point.x - centre.x, point.y - centre.y)
}
const byFloat = (sweep: Sweep, a: Point, b: Point) => {
  const turned = offset(sweep, a) - offset(sweep, b)
  return Math.abs(turned) > 1e-7 ? turned : away(sweep, a) - away(sweep, b)
}
const anySweep = fc
  .tuple(anyHex, anyDirection, anyRotation, fc.boolean())
  .map(([centre, d, rotation, corner]) =>
    corner ? sweepFromCorner(centre, d, rotation) : sweepFromSide(centre, d, rotation),
  )

describe('the radar of Defenders (G9)', () => {
  const order: [number, ...[number, number][]][] = [
    [0, [1, -2]],
    [10.9, [2, -3]],
    [30, [1, -1], [2, -2], [3, -3]],
    [49.1, [3, -2]],
    [60, [2, -1]],
    [70.9, [3, -1]],
    [90, [1, 0], [2, 0], [3, 0]],
    [109.1, [2, 1]],
    [120, [1, 1]],
    [130.9, [1, 2]],
    [150, [0, 1], [0, 2], [0, 3]],
    [169.1, [-1, 3]],
    [180, [-1, 2]],
    [190.9, [-2, 3]],
    [210, [-1, 1], [-2, 2], [-3, 3]],
    [229.1, [-3, 2]],
    [240, [-2, 1]],
    [250.9, [-3, 1]],
    [270, [-1, 0], [-2, 0], [-3, 0]],
    [289.1, [-2, -1]],
    [300, [-1, -1]],
    [310.9, [-1, -2]],
    [330, [0, -1], [0, -2], [0, -3]],
    [349.1, [1, -3]],
  ]
  const met = order.flatMap(([, ...places]) => places.map(([q, r]) => hex(q, r)))
  const up = sweepFromCorner(ORIGIN, 4, 'right')

  it('meets the 36 hexes in the printed order for arrow 4, direction right', () => {
    expect(met).toHaveLength(36)
    expect(sweepHexes(up, BOARD)).toEqual(met)
  })

  it('the printed degrees are those of the picture', () => {
    for (const [degrees, ...places] of order) {
      for (const [q, r] of places) expect(offset(up, hexPoint(hex(q, r), 'pointy'))).toBeCloseTo(degrees, 1)
    }
  })

  test.each(DIRECTIONS)('for arrow %i it is the same picture turned', (corner) => {
    const turned = met.map((of) => rotateHex(of, corner - 4))
    expect(sweepHexes(sweepFromCorner(ORIGIN, corner, 'right'), BOARD)).toEqual(turned)
  })

  it('for direction left it is the mirror image', () => {
    // The mirror across the vertical line through the core swaps E with W and SE with SW.
    const mirrored = met.map(({ q, r }) => hex(0 - q - r, r))
    expect(sweepHexes(sweepFromCorner(ORIGIN, 4, 'left'), BOARD)).toEqual(mirrored)
  })

  it('DE-X20: to the left, (-1,0) comes before (2,-1)', () => {
    const left = sweepFromCorner(ORIGIN, 4, 'left')
    expect(sweepHexes(left, [hex(2, -1), hex(-1, 0)])).toEqual([hex(-1, 0), hex(2, -1)])
    expect(offset(left, hexPoint(hex(2, -1), 'pointy'))).toBeCloseTo(300, 9)
    expect(offset(left, hexPoint(hex(-1, 0), 'pointy'))).toBeCloseTo(90, 9)
  })

  it('places engines by the middle of their edge; one on the starting line is first', () => {
    const first = edgeOfPose({ left: hex(2, -2), right: hex(1, -1) })
    const second = edgeOfPose({ left: hex(0, 1), right: hex(0, 2) })
    expect(sweepEdges(up, [second, first])).toEqual([first, second])
    expect(sweepEdges({ ...up, rotation: 'left' }, [first, second])).toEqual([second, first])
    const ahead = edgeOfPose({ left: hex(0, -1), right: hex(1, -1) })
    expect(sweepEdges(up, [first, ahead])[0]).toEqual(ahead)
    expect(sweepEdges({ ...up, rotation: 'left' }, [second, ahead])[0]).toEqual(ahead)
  })
})

describe('cross and dot', () => {
  it('follow the formulas of G9', () => {
    expect(cornerVector(4)).toEqual(hex(1, -2))
    expect(cross(VECTORS[0], VECTORS[1])).toBe(1)
    expect(cross(VECTORS[1], VECTORS[0])).toBe(-1)
    expect(doubleDot(VECTORS[0], VECTORS[1])).toBe(1)
    expect(doubleDot(VECTORS[0], VECTORS[0])).toBe(2)
  })

  it('are proportional to those of the picture', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (u, v) => {
        const [a, b] = [hexPoint(u, 'pointy'), hexPoint(v, 'pointy')]
        expect((cross(u, v) * 3 * Math.sqrt(3)) / 2).toBeCloseTo(a.x * b.y - a.y * b.x, 6)
        expect(doubleDot(u, v) * 1.5).toBeCloseTo(a.x * b.x + a.y * b.y, 6)
      }),
    )
  })
})

describe('any sweep', () => {
  it('of hexes agrees with atan2, around any centre, from any corner or side, both ways', () => {
    fc.assert(
      fc.property(anySweep, fc.integer({ min: 1, max: 7 }), (sweep, radius) => {
        const hexes = disc(sweep.centre, radius).slice(1)
        const byAngle = hexes.toSorted((a, b) => byFloat(sweep, hexPoint(a, 'pointy'), hexPoint(b, 'pointy')))
        expect(sweepHexes(sweep, hexes).map(hexKey)).toEqual(byAngle.map(hexKey))
      }),
    )
  })

  it('from any vector agrees with atan2', () => {
    const anyFrom = anyHex.filter(({ q, r }) => q !== 0 || r !== 0)
    fc.assert(
      fc.property(anyFrom, anyRotation, fc.array(anyFrom), (from, rotation, hexes) => {
        const sweep = { centre: ORIGIN, from, rotation }
        const byAngle = hexes.toSorted((a, b) => byFloat(sweep, hexPoint(a, 'pointy'), hexPoint(b, 'pointy')))
        expect(sweepHexes(sweep, hexes).map(hexKey)).toEqual(byAngle.map(hexKey))
      }),
    )
  })

  it('of edges agrees with atan2', () => {
    fc.assert(
      fc.property(anySweep, (sweep) => {
        const near = disc(sweep.centre, 2)
        const edges: Edge[] = [...new Map(near.flatMap(edgesOfHex).map((e) => [edgeKey(e), e])).values()]
        const byAngle = edges.toSorted((a, b) =>
          byFloat(sweep, edgePoint(a, 'pointy'), edgePoint(b, 'pointy')),
        )
        expect(sweepEdges(sweep, edges).map(edgeKey)).toEqual(byAngle.map(edgeKey))
      }),
    )
  })

  it('moves and turns with its centre, and does not change its input', () => {
    fc.assert(
      fc.property(anyDirection, anyRotation, anyHex, anySixths, (corner, rotation, shift, sixths) => {
        const plain = sweepHexes(sweepFromCorner(ORIGIN, corner, rotation), BOARD)
        const turnedCorner = DIRECTIONS[(corner + sixths + 12) % 6]
        const input: readonly Hex[] = Object.freeze(BOARD.map((of) => add(rotateHex(of, sixths), shift)))
        const turned = sweepHexes(sweepFromCorner(shift, turnedCorner, rotation), input)
        expect(turned.map((of) => rotateHex(subtract(of, shift), -sixths))).toEqual(plain)
      }),
    )
  })

  it('meets its own centre before all, and never ties two hexes', () => {
    fc.assert(
      fc.property(anySweep, anyHex, anyHex, (sweep, a, b) => {
        expect(sweepHexes(sweep, [a, b, sweep.centre])[0]).toEqual(sweep.centre)
        expect(compareHexesInSweep(sweep, a, b) === 0).toBe(hexKey(a) === hexKey(b))
      }),
    )
  })
})

describe('sectors', () => {
  it('are the full sixths swept', () => {
    fc.assert(
      fc.property(anySweep, anyHex, (sweep, target) => {
        fc.pre(hexKey(target) !== hexKey(sweep.centre))
        const sixths = Math.floor((offset(sweep, hexPoint(target, 'pointy')) + 1e-7) / 60)
        expect(sectorOf(sweep, target)).toBe(sixths)
      }),
    )
  })

  it('begin on their starting line, near and far', () => {
    for (const rotation of ['right', 'left'] as const) {
      const far = { centre: ORIGIN, from: hex(3, 0), rotation }
      expect(sectorOf(far, hex(1, 0))).toBe(0)
      expect(sectorOf(far, hex(9, 0))).toBe(0)
    }
    expect(ring(ORIGIN, 1).map((of) => sectorOf(sweepFromSide(ORIGIN, 0, 'right'), of))).toEqual([
      0, 1, 2, 3, 4, 5,
    ])
    expect(ring(ORIGIN, 1).map((of) => sectorOf(sweepFromSide(ORIGIN, 0, 'left'), of))).toEqual([
      0, 5, 4, 3, 2, 1,
    ])
  })

  it('the centre has none', () => {
    expect(sectorOf(sweepFromCorner(hex(2, 2), 1, 'right'), hex(2, 2))).toBeNull()
  })
})
