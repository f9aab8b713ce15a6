/** The order in which a line turning around a hex meets things, by exact integer arithmetic. */

import type { Edge } from './edge.ts'
import {
  add,
  type Corner,
  DIRECTIONS,
  type Direction,
  type Hex,
  ORIGIN,
  type Rotation,
  rotateHex,
  sameHex,
  subtract,
  turnDirection,
  VECTORS,
} from './hex.ts'

/** A line that starts along the vector `from` (not zero) and turns once around the centre. */
export interface Sweep {
  readonly centre: Hex
  readonly from: Hex
  readonly rotation: Rotation
}

/** How many full sixths of a turn the line has made; sector 0 begins on the starting line. */
export type Sector = Direction

/** A sweep that starts along a ray, through a corner of the centre. */
export function sweepFromCorner(centre: Hex, corner: Corner, rotation: Rotation): Sweep {
  return { centre, from: cornerVector(corner), rotation }
}

/** A sweep that starts through the middle of a side of the centre. */
export function sweepFromSide(centre: Hex, side: Direction, rotation: Rotation): Sweep {
  return { centre, from: VECTORS[side], rotation }
}

/** The vector through corner c: half-way between the directions c and c + 1. */
export function cornerVector(corner: Corner): Hex {
  return add(VECTORS[corner], VECTORS[turnDirection(corner, 1)])
}

/** Positive when v lies clockwise of u by less than half a turn, 0 when both lie on one line. */
export function cross(u: Hex, v: Hex): number {
  return u.q * v.r - u.r * v.q
}

/** Twice the dot product: positive when u and v are less than a quarter turn apart. */
export function doubleDot(u: Hex, v: Hex): number {
  return 2 * (u.q * v.q + u.r * v.r) + u.q * v.r + u.r * v.q
}

/** Which vector from the centre the line meets first; on one line the shorter; the zero vector before all. */
export function compareVectors(sweep: Sweep, a: Hex, b: Hex): number {
  return compareAngles(sweep, a, b) || doubleDot(a, a) - doubleDot(b, b)
}

/** Which hex centre the line meets first; on one line the nearer. */
export function compareHexesInSweep(sweep: Sweep, a: Hex, b: Hex): number {
  return compareVectors(sweep, subtract(a, sweep.centre), subtract(b, sweep.centre))
}

/** Which middle of an edge the line meets first; on one line the nearer. */
export function compareEdgesInSweep(sweep: Sweep, a: Edge, b: Edge): number {
  return compareVectors(sweep, doubleMiddle(sweep, a), doubleMiddle(sweep, b))
}

/** The hexes in the order in which the line meets their centres. */
export function sweepHexes(sweep: Sweep, hexes: readonly Hex[]): Hex[] {
  return hexes.toSorted((a, b) => compareHexesInSweep(sweep, a, b))
}

/** The edges in the order in which the line meets their middles. */
export function sweepEdges(sweep: Sweep, edges: readonly Edge[]): Edge[] {
  return edges.toSorted((a, b) => compareEdgesInSweep(sweep, a, b))
}

/** The sector of a hex; one on a border belongs to the sector that begins there; the centre has none. */
export function sectorOf(sweep: Sweep, target: Hex): Sector | null {
  const vector = subtract(target, sweep.centre)
  if (sameHex(vector, ORIGIN)) return null
  return (
    DIRECTIONS.findLast((sector) => compareAngles(sweep, sectorStart(sweep, sector), vector) <= 0) ?? null
  )
}

/** Compares how far the line turns until it meets the vectors; 0 when both lie on one line. */
function compareAngles(sweep: Sweep, a: Hex, b: Hex): number {
  return halfTurn(sweep, a) - halfTurn(sweep, b) || signed(sweep, cross(b, a))
}

function sectorStart(sweep: Sweep, sector: Sector): Hex {
  return rotateHex(sweep.from, signed(sweep, sector))
}

function signed(sweep: Sweep, clockwise: number): number {
  return sweep.rotation === 'right' ? clockwise : 0 - clockwise
}

/** 0 on the starting line and in the first half of the turn, 1 in the second half, -1 for the zero vector. */
function halfTurn(sweep: Sweep, vector: Hex): number {
  const side = signed(sweep, cross(sweep.from, vector))
  if (side !== 0) return side > 0 ? 0 : 1
  const along = doubleDot(sweep.from, vector)
  if (along === 0) return -1
  return along > 0 ? 0 : 1
}

/** The vector to the middle of an edge, doubled to stay whole. */
function doubleMiddle({ centre }: Sweep, [first, second]: Edge): Hex {
  return { q: first.q + second.q - 2 * centre.q, r: first.r + second.r - 2 * centre.r }
}
