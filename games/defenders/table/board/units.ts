import { type Corner, cornerPoint, endsOfEdge, hexPoint, type Point, vertexPoint } from '@vyprava/geometry'
import { BOARD, edgeOf } from '../../rules/index.ts'

/** From the middle of a hex to its corner, in the units of the drawing; the core lies at 0, 0. */
export const RADIUS = 48
/** Half of a hex: the width of a column of the frame. */
export const COLUMN = (Math.sqrt(3) * RADIUS) / 2

/** The plate with its four instruments, and the one without them. */
export const WIDE = 752
export const NARROW = 642
export const HEIGHT = 588
/** Width by height of the two, for the frame of the table. */
export const ASPECT = { wide: 1.279, narrow: 1.09 } as const

const grown = ({ x, y }: Point): Point => ({ x: x * RADIUS, y: y * RADIUS })

const MIDDLES: readonly Point[] = BOARD.hexes.map((hex) => grown(hexPoint(hex, 'pointy')))
const ENDS: readonly (readonly [Point, Point])[] = BOARD.edges.map((edge) => {
  const [a, b] = endsOfEdge(edge)
  return [grown(vertexPoint(a, 'pointy')), grown(vertexPoint(b, 'pointy'))]
})

/** The middle of a hex. */
export const middleOf = (hex: number): Point => MIDDLES[hex]

/** A corner of a hex, or a point on the way to it. */
export function cornerOf(hex: number, corner: number, away = RADIUS): Point {
  const middle = MIDDLES[hex]
  const end = grown(cornerPoint(BOARD.hexes[hex], cornerAt(corner), 'pointy'))
  return between(middle, end, away / RADIUS)
}

const CORNERS: readonly Corner[] = [0, 1, 2, 3, 4, 5]
const cornerAt = (corner: number): Corner => CORNERS[((corner % 6) + 6) % 6]

/** The ends of an edge, each drawn back by a share of it: so that neighbouring walls meet in a joint. */
export function endsOf(edge: number, cut = 0): readonly [Point, Point] {
  const [a, b] = ENDS[edge]
  return [between(a, b, cut), between(b, a, cut)]
}

export function edgeMiddle(edge: number): Point {
  const [a, b] = ENDS[edge]
  return between(a, b, 0.5)
}

/** How an edge lies, in degrees. */
export function slopeOf(edge: number): number {
  const [a, b] = ENDS[edge]
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
}

/** Where the engine of a pose stands, and where its teeth look, in degrees. */
export const engineAt = (pose: number): Point & { readonly heading: number } => ({
  ...edgeMiddle(edgeOf(pose)),
  heading: 60 * (pose % 6) - 90,
})

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
