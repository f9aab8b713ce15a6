import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  backHex,
  backVertex,
  distance,
  edgeKey,
  edgeOfPose,
  frontHex,
  frontVertex,
  type Hex,
  heading,
  hex,
  neighbour,
  ORIGIN,
  type Pose,
  poseOnRay,
  type Rotation,
  ray,
  sameHex,
  sameVertex,
  scale,
  turnBack,
  turnDirection,
  VECTORS,
  vertexPoint,
  walk,
} from '../src/index.ts'
import { anyDirection, anyHex, anyRotation } from './arbitraries.ts'

const pose = (lq: number, lr: number, rq: number, rr: number): Pose => ({
  left: hex(lq, lr),
  right: hex(rq, rr),
})
const anyPose = fc
  .tuple(anyHex, anyDirection)
  .map(([left, direction]): Pose => ({ left, right: neighbour(left, direction) }))

const onBoard = (of: Hex) => distance(ORIGIN, of) <= 3

/** The step of G8 on an empty board: over the rim to the next interior edge; the edges left get walls. */
function stepOverRim(start: Pose, rotation: Rotation): { walls: string[]; end: Pose } {
  const walls: string[] = []
  let end = start
  do {
    walls.push(edgeKey(edgeOfPose(end)))
    end = walk(end, rotation)
  } while (!onBoard(end.left) || !onBoard(end.right))
  return { walls, end }
}

describe('a pose (G5)', () => {
  it('has its front at L + D[d-1] and its back at L + D[d+1]', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (left, d) => {
        const stand = { left, right: neighbour(left, d) }
        expect(frontHex(stand)).toEqual(neighbour(left, turnDirection(d, -1)))
        expect(backHex(stand)).toEqual(neighbour(left, turnDirection(d, 1)))
        expect(heading(stand)).toBe((60 * d - 90 + 360) % 360)
      }),
    )
  })

  it('looks from the vertex behind to the vertex ahead, under its heading, left hand to the left', () => {
    fc.assert(
      fc.property(anyPose, (stand) => {
        const [from, to] = [
          vertexPoint(backVertex(stand), 'pointy'),
          vertexPoint(frontVertex(stand), 'pointy'),
        ]
        const angle = (heading(stand) * Math.PI) / 180
        expect(to.x - from.x).toBeCloseTo(Math.cos(angle), 9)
        expect(to.y - from.y).toBeCloseTo(Math.sin(angle), 9)
        expect(frontVertex(stand).some((around) => sameHex(around, frontHex(stand)))).toBe(true)
        expect(backVertex(stand).some((around) => sameHex(around, backHex(stand)))).toBe(true)
      }),
    )
  })

  it('turned back swaps hands, front and back', () => {
    fc.assert(
      fc.property(anyPose, (stand) => {
        const back = turnBack(stand)
        expect(frontHex(back)).toEqual(backHex(stand))
        expect(frontVertex(back)).toEqual(backVertex(stand))
        expect(edgeOfPose(back)).toEqual(edgeOfPose(stand))
        expect(heading(back)).toBe((heading(stand) + 180) % 360)
      }),
    )
  })

  it('on a ray has its back to the hex', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (from, c) => {
        const stand = poseOnRay(from, c)
        const ahead = add(from, add(VECTORS[c], VECTORS[turnDirection(c, 1)]))
        expect(stand).toEqual({ left: neighbour(from, c), right: neighbour(from, turnDirection(c, 1)) })
        expect(edgeOfPose(stand)).toEqual(ray(from, c))
        expect(backHex(stand)).toEqual(from)
        expect(frontHex(stand)).toEqual(ahead)
      }),
    )
  })
})

describe('a step (G5)', () => {
  it('passes the vertex ahead and keeps the hex that it circles', () => {
    fc.assert(
      fc.property(anyPose, anyRotation, (stand, rotation) => {
        const next = walk(stand, rotation)
        expect(sameVertex(frontVertex(stand), backVertex(next))).toBe(true)
        expect(rotation === 'right' ? next.right : next.left).toEqual(
          rotation === 'right' ? stand.right : stand.left,
        )
        expect(heading(next)).toBe((heading(stand) + (rotation === 'right' ? 60 : 300)) % 360)
      }),
    )
  })

  it('six to the same side lead around the hex; back, turned, one comes home', () => {
    fc.assert(
      fc.property(anyPose, anyRotation, (stand, rotation) => {
        let end = stand
        const passed = new Set<string>()
        for (let i = 0; i < 6; i++) {
          passed.add(edgeKey(edgeOfPose(end)))
          end = walk(end, rotation)
        }
        expect(end).toEqual(stand)
        expect(passed.size).toBe(6)
        const other = rotation === 'right' ? 'left' : 'right'
        expect(turnBack(walk(turnBack(walk(stand, rotation)), other))).toEqual(stand)
      }),
    )
  })
})

describe('worked examples of Defenders', () => {
  const D = (d: number) => VECTORS[d % 6]
  test.each([
    [4, pose(2, -2, 1, -1), hex(2, -1), pose(0, 1, 0, 2), hex(1, 1)],
    [0, pose(0, 2, 0, 1), hex(-1, 2), pose(-1, 0, -2, 0), hex(-2, 1)],
  ])('G7: both engines for arrow %i', (a, first, firstFront, second, secondFront) => {
    expect({ left: scale(D(a + 1), 2), right: D(a + 1) }).toEqual(first)
    expect(frontHex(first)).toEqual(firstFront)
    expect(firstFront).toEqual(add(D(a + 1), D(a + 2)))
    expect({ left: D(a + 3), right: scale(D(a + 3), 2) }).toEqual(second)
    expect(frontHex(second)).toEqual(secondFront)
    expect(secondFront).toEqual(add(D(a + 2), D(a + 3)))
  })

  it('G8, DE-X14: engine 1 circles (1,-1) to the right until it faces the core', () => {
    const one = walk(pose(2, -2, 1, -1), 'right')
    expect(one).toEqual(pose(2, -1, 1, -1))
    const two = walk(one, 'right')
    expect(two).toEqual(pose(1, 0, 1, -1))
    expect(frontHex(two)).toEqual(ORIGIN)
    expect([pose(2, -2, 1, -1), one, two, walk(two, 'right')].map(edgeOfPose).map(edgeKey)).toEqual([
      '1,-1|2,-2',
      '1,-1|2,-1',
      '1,-1|1,0',
      '0,0|1,-1',
    ])
  })

  it('G8: engine 2 circles (0,2)', () => {
    const poses = [pose(0, 1, 0, 2)]
    for (let i = 0; i < 4; i++) poses.push(walk(poses[i], 'right'))
    expect(poses.map(({ left }) => left)).toEqual([hex(0, 1), hex(1, 1), hex(1, 2), hex(0, 3), hex(-1, 3)])
    expect(poses.every(({ right }) => sameHex(right, hex(0, 2)))).toBe(true)
  })

  it('G8, DE-X16: to the left over two rim edges in one step', () => {
    const start = pose(1, 2, 0, 3)
    expect(frontHex(start)).toEqual(hex(1, 3))
    const { walls, end } = stepOverRim(start, 'left')
    expect(walls).toEqual(['0,3|1,2', '1,2|1,3', '1,2|2,2'])
    expect(end).toEqual(pose(1, 2, 2, 1))
    expect(frontHex(end)).toEqual(hex(1, 1))
  })

  it('G8: around a corner hex over three rim edges, four walls', () => {
    const { walls, end } = stepOverRim(pose(0, 3, -1, 3), 'left')
    expect(walls).toHaveLength(4)
    expect(end).toEqual(pose(0, 3, 1, 2))
  })

  it('DE-X17: deployed on the next ray to the left', () => {
    expect(edgeKey(ray(hex(1, -1), 4))).toBe('1,-2|2,-2')
    expect(poseOnRay(hex(1, -1), turnDirection(4, -1))).toEqual(pose(0, -1, 1, -2))
  })
})
