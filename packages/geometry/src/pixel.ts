/** Where hexes, edges and vertices lie on the screen; the side of a hex is 1, y grows downwards. For drawing only. */

import type { Edge, Vertex } from './edge.ts'
import type { Corner, Hex } from './hex.ts'

/** Pointy: a corner on top, direction 0 = E. Flat: a side on top, direction 0 = SE. */
export const ORIENTATIONS = ['pointy', 'flat'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** What the directions 0..5 are called on the screen. */
export const DIRECTION_NAMES = {
  pointy: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  flat: ['SE', 'S', 'SW', 'NW', 'N', 'NE'],
} as const satisfies Record<Orientation, readonly string[]>

export interface Point {
  readonly x: number
  readonly y: number
}

/** The centre of a hex. */
export function hexPoint({ q, r }: Hex, orientation: Orientation): Point {
  const wide = Math.sqrt(3)
  return orientation === 'pointy'
    ? { x: wide * (q + r / 2), y: 1.5 * r }
    : { x: 1.5 * q, y: wide * (r + q / 2) }
}

/** A corner of a hex. */
export function cornerPoint(of: Hex, corner: Corner, orientation: Orientation): Point {
  const centre = hexPoint(of, orientation)
  const angle = ((60 * corner + (orientation === 'pointy' ? 30 : 60)) * Math.PI) / 180
  return { x: centre.x + Math.cos(angle), y: centre.y + Math.sin(angle) }
}

/** The middle of an edge. */
export function edgePoint(edge: Edge, orientation: Orientation): Point {
  return meanPoint(edge, orientation)
}

/** The place of a vertex. */
export function vertexPoint(vertex: Vertex, orientation: Orientation): Point {
  return meanPoint(vertex, orientation)
}

function meanPoint(hexes: readonly Hex[], orientation: Orientation): Point {
  const points = hexes.map((of) => hexPoint(of, orientation))
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}
