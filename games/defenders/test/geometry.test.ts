import { rule } from '@vyprava/kernel/testing'
import { expect, test } from 'vitest'
import {
  BOARD,
  directionTo,
  EDGES,
  edgeOf as edgeOfPose,
  FIRST_RIM,
  FRONT,
  HEXES,
  hexAt,
  IS_RIM,
  LINES,
  NEIGHBOURS,
  RAY_POSES,
  RAYS,
  RING,
  radarOf,
  SLOTS,
  wayOf,
} from '../rules/board/index.ts'
import { edgeName, edges, hexName, hexOf, poseName, poseOf } from './notation.ts'

const count = (values: Iterable<number>, value: number): number =>
  [...values].filter((other) => other === value).length

rule('DE-101', 'the board has 37 hexes: the core, 6, 12 and 18 around it (G1)', () => {
  expect(HEXES).toBe(37)
  expect([0, 1, 2, 3].map((ring) => count(RING, ring))).toEqual([1, 6, 12, 18])
  expect(hexName(0)).toBe('0,0')
})

test('G2 sides run clockwise from the east', () => {
  const around = [0, 1, 2, 3, 4, 5].map((d) => hexName(NEIGHBOURS[d]))
  expect(around).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'])
  expect(around.map((name) => directionTo(0, hexOf(name)))).toEqual([0, 1, 2, 3, 4, 5])
  expect(directionTo(0, hexOf('2,0'))).toBe(-1)
})

test('G3 132 edges, 42 of them on the rim, and 96 vertices', () => {
  expect([EDGES, count(IS_RIM, 1), BOARD.vertices.length]).toEqual([132, 42, 96])
})

test('G4 rays: outwards from a corner, some along the rim, some not there', () => {
  expect(edgeName(RAYS[4])).toBe('0,-1|1,-1')
  expect(edgeName(RAYS[hexOf('3,0') * 6 + 1])).toBe(edges('3,1|2,1')[0])
  expect(RAYS[hexOf('3,0') * 6 + 0]).toBe(-1)
  expect(RAY_POSES[hexOf('3,0') * 6 + 1]).toBe(-1)
  expect(poseName(RAY_POSES[hexOf('1,-1') * 6 + 3])).toBe('0,-1>1,-2')
})

test('G5 the front hex of a pose', () => {
  const fronts = { '2,-2>1,-1': '2,-1', '0,1>0,2': '1,1', '-1,0>-2,0': '-2,1', '1,0>1,-1': '0,0' }
  for (const [pose, front] of Object.entries(fronts)) expect(hexName(FRONT[poseOf(pose)])).toBe(front)
  expect(FRONT[poseOf('1,2>0,3')]).toBe(-1)
})

rule('DE-R02', 'twelve slots of three hexes cover the board without the core (G6)', () => {
  expect(SLOTS).toHaveLength(12)
  expect(SLOTS.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1))
  const single = SLOTS.map(([h0]) => hexName(h0)).join(' ')
  expect(single).toBe('-3,1 -1,-2 -1,0 0,-2 1,-2 2,-2 3,-2 2,1 -3,3 -1,2 0,3 1,0')
  for (const [h0, h1, h2] of SLOTS) {
    // Clockwise: from h0 to h1 to h2 is a turn to the right by two sixths.
    const turn = (directionTo(h1, h2) - directionTo(h0, h1) + 6) % 6
    expect(turn).toBe(2)
    // h0 is the single hex: above both others or below both.
    const [r0, r1, r2] = [h0, h1, h2].map((hex) => BOARD.hexes[hex].r)
    expect(r1).toBe(r2)
    expect(Math.abs(r0 - r1)).toBe(1)
  }
})

test('G6 the rim runs clockwise from 3,0', () => {
  const rim = Array.from({ length: 18 }, (_, i) => hexName(FIRST_RIM + i))
  expect(rim.join(' ')).toBe(
    '3,0 2,1 1,2 0,3 -1,3 -2,3 -3,3 -3,2 -3,1 -3,0 -2,-1 -1,-2 0,-3 1,-3 2,-3 3,-3 3,-2 3,-1',
  )
})

test('G8 a step goes to the next interior edge', () => {
  const right = wayOf(poseOf('2,-2>1,-1'), 'right')
  expect([right.edges.map(edgeName), poseName(right.pose)]).toEqual([edges('2,-1|1,-1'), '2,-1>1,-1'])
  const left = wayOf(poseOf('0,3>-1,3'), 'left')
  expect(left.edges.map(edgeName)).toEqual(['-1,4|0,3', '0,3|0,4', '0,3|1,3', '0,3|1,2'])
  expect(poseName(left.pose)).toBe('0,3>1,2')
  for (let pose = 0; pose < HEXES * 6; pose++) {
    if (NEIGHBOURS[pose] === -1) continue
    for (const way of [wayOf(pose, 'right'), wayOf(pose, 'left')]) {
      expect(edgeOfPose(way.pose)).toBe(way.edges.at(-1))
      expect(way.edges.map((edge) => IS_RIM[edge])).toEqual(
        way.edges.map((_, i) => (i < way.edges.length - 1 ? 1 : 0)),
      )
    }
  }
})

const UP_RIGHT =
  '1,-2 2,-3 1,-1 2,-2 3,-3 3,-2 2,-1 3,-1 1,0 2,0 3,0 2,1 1,1 1,2 0,1 0,2 0,3 -1,3 -1,2 -2,3 -1,1 -2,2 -3,3 ' +
  '-3,2 -2,1 -3,1 -1,0 -2,0 -3,0 -2,-1 -1,-1 -1,-2 0,-1 0,-2 0,-3 1,-3'

rule(['DE-735', 'DE-736'], 'the whole order of the radar with the arrow up, to the right (G9)', () => {
  expect(radarOf(4, 'right').hexes.map(hexName).join(' ')).toBe(UP_RIGHT)
})

rule('DE-735', 'other arrows turn it, the other direction mirrors it (G9)', () => {
  const turned = (name: string): string => {
    const [q, r] = name.split(',').map(Number)
    return `${0 - r},${q + r}`
  }
  const up = UP_RIGHT.split(' ')
  expect(radarOf(5, 'right').hexes.map(hexName)).toEqual(up.map(turned))
  expect(radarOf(0, 'right').hexes.map(hexName)).toEqual(up.map(turned).map(turned))
  // Mirrored at the vertical line: (q, r) to (-q-r, r).
  const mirrored = (name: string): string => {
    const [q, r] = name.split(',').map(Number)
    return `${0 - q - r},${r}`
  }
  expect(radarOf(4, 'left').hexes.map(hexName)).toEqual(up.map(mirrored))
})

test('G9 engines by the middle of their edge', () => {
  const { edgeRanks } = radarOf(4, 'right')
  const inOrder = [
    '0,-1|1,-1',
    '1,-3|2,-3',
    '1,-1|1,-2',
    '1,-1|2,-2',
    '1,0|1,1',
    '0,1|0,2',
    '0,2|0,3',
    '0,-1|0,-2',
  ]
  const ranks = inOrder.map(
    (key) => edgeRanks[BOARD.edges.findIndex((_, edge) => edgeName(edge) === edges(key)[0])],
  )
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(edgeRanks).size).toBe(EDGES)
})

test('G10 lines run straight to the rim', () => {
  expect(LINES[0 * 6 + 0].map(hexName)).toEqual(['1,0', '2,0', '3,0'])
  expect(LINES[hexAt(-2, 0) * 6 + 0].map(hexName)).toEqual(['-1,0', '0,0', '1,0', '2,0', '3,0'])
  expect(LINES[hexAt(3, 0) * 6 + 0]).toEqual([])
})
