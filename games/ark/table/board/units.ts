import { at } from '@vyprava/atlas/pen.ts'
import { type Hex, hexPoint, type Point } from '@vyprava/geometry'

/** From the middle of a hex to its corner, in the units of the map; the hex 0,0 lies at 0, 0. Hexes lie flat. */
export const RADIUS = 28
/** Half the height of a hex, by its radius. */
export const HALF = Math.sqrt(3) / 2

/** The middle of a hex of any radius. */
export function middleOf(hex: Hex, radius = RADIUS): Point {
  const { x, y } = hexPoint(hex, 'flat')
  return { x: x * radius, y: y * radius }
}

/** A corner seen from the middle: corner c lies between the sides c and c + 1, south-east is side 0. */
export function cornerAway(corner: number, radius: number): Point {
  const { x, y } = CORNERS[corner % 6]
  return { x: radius * x, y: radius * y }
}

const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, corner) => {
  const angle = ((corner + 1) * Math.PI) / 3
  return { x: Math.cos(angle), y: Math.sin(angle) }
})

/** The outline of a hex around a point. */
export function outlineAt({ x, y }: Point, radius: number): string {
  let d = ''
  for (let corner = 0; corner < 6; corner++) {
    const away = cornerAway(corner, radius)
    d += `${corner ? 'L' : 'M'}${at(x + away.x, y + away.y)}`
  }
  return `${d}Z`
}

/** The two ends of a side, seen from the middle. */
export const sideEnds = (side: number, radius: number): readonly [Point, Point] => [
  cornerAway(side + 5, radius),
  cornerAway(side, radius),
]

/** One side of a hex around a point, each end drawn back by a share of it. */
export function sideOf({ x, y }: Point, side: number, radius: number, cut = 0): string {
  const [a, b] = sideEnds(side, radius)
  const from = between(a, b, cut)
  const to = between(b, a, cut)
  return `M${at(x + from.x, y + from.y)}L${at(x + to.x, y + to.y)}`
}

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
