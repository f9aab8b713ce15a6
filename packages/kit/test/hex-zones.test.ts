import { edgeOfSide, ORIGIN, vertexOfCorner } from '@vyprava/geometry'
import { expect, test } from 'vitest'
import {
  edgeZone,
  type HexSheet,
  hexZone,
  nearestHex,
  placeName,
  placeNamed,
  vertexZone,
} from '../src/board/hex-zones.ts'

const POINTY: HexSheet = { radius: 50, orientation: 'pointy', left: -100, top: -100, width: 200, height: 200 }
const FLAT: HexSheet = { ...POINTY, orientation: 'flat' }

test('a place is known by its name, and nothing else is', () => {
  for (const kind of ['hex', 'edge', 'vertex'] as const)
    expect(placeNamed(placeName({ kind, id: 12 }))).toEqual({ kind, id: 12 })
  for (const name of ['', 'hex', 'hex:', 'square:3', 'hex:-1']) expect(placeNamed(name)).toBeNull()
})

test('a hex in the middle of its sheet has its button there, as large as it is drawn', () => {
  expect(hexZone(POINTY, ORIGIN)).toEqual({
    left: '50.000%',
    top: '50.000%',
    width: '43.301%',
    height: '50.000%',
  })
  expect(hexZone(FLAT, ORIGIN)).toMatchObject({ width: '50.000%', height: '43.301%' })
})

test('an edge is a strip along it, a side long', () => {
  expect(edgeZone(POINTY, edgeOfSide(ORIGIN, 0))).toMatchObject({
    left: '71.651%',
    top: '50.000%',
    width: '25.000%',
  })
  expect(Math.abs(Number.parseInt(edgeZone(POINTY, edgeOfSide(ORIGIN, 0)).rotate, 10))).toBe(90)
  expect(Math.abs(Number.parseInt(edgeZone(FLAT, edgeOfSide(ORIGIN, 1)).rotate, 10)) % 180).toBe(0)
})

test('a vertex lies on the corner of its hex', () => {
  expect(vertexZone(POINTY, vertexOfCorner(ORIGIN, 1))).toEqual({ left: '50.000%', top: '75.000%' })
})

test('a finger that misses a little means the nearest hex, and none when it misses by far', () => {
  const hexes = [
    [4, { q: 0, r: 0 }],
    [7, { q: 1, r: 0 }],
  ] as const
  expect(nearestHex(POINTY, hexes, { x: 60, y: 0 }, 60)).toBe(7)
  expect(nearestHex(POINTY, hexes, { x: -20, y: 10 }, 60)).toBe(4)
  expect(nearestHex(POINTY, hexes, { x: -100, y: 10 }, 60)).toBeNull()
})
