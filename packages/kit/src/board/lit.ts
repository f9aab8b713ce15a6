import { at } from '@vyprava/atlas/pen.ts'
import {
  type Corner,
  cornerPoint,
  DIRECTIONS,
  type Hex,
  hexKey,
  hexPoint,
  neighbour,
  type Orientation,
  type Point,
  type Square,
  turnDirection,
} from '@vyprava/geometry'

/**
 * The light of a whole set of places, as three paths: one edge around their union, brackets on its outer corners
 * alone, and the ground. One place has its brackets as ever; when every place is legal, only the corners of the map do.
 */
export interface Lit {
  readonly edge: string
  readonly brackets: string
  readonly fill: string
}

export interface SquareLight {
  /** The side of a square in the units of the drawing. */
  readonly size: number
  /** How far inside of the union its edge runs. */
  readonly inset?: number
  /** How long the arm of a bracket is. */
  readonly arm?: number
}

/** The light of squares, by their place on the screen. */
export function litSquares(lit: Iterable<Square>, { size, inset = 5, arm = 20 }: SquareLight): Lit {
  const squares = [...lit]
  const names = new Set(squares.map(({ x, y }) => `${x},${y}`))
  const has = (x: number, y: number): boolean => names.has(`${x},${y}`)
  let edge = ''
  let brackets = ''
  let fill = ''
  for (const { x, y } of squares) {
    fill += `M${x * size} ${y * size}h${size}v${size}h${-size}Z`
    for (const [dx, dy] of SIDES) {
      if (!has(x + dx, y + dy)) edge += squareSide({ x, y }, { dx, dy }, has, size, inset)
    }
    for (const [dx, dy] of DIAGONALS) {
      if (has(x + dx, y) || has(x, y + dy)) continue
      const atX = size * (x + (dx + 1) / 2) - dx * inset
      const atY = size * (y + (dy + 1) / 2) - dy * inset
      brackets += `M${atX} ${atY - dy * arm}v${dy * arm}h${-dx * arm}`
    }
  }
  return { edge, brackets, fill }
}

const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const
const DIAGONALS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

type Side = { readonly dx: number; readonly dy: number }

/** One open side of a square: it stops short at an outer corner, runs on beside a lit neighbour, and into a bay. */
function squareSide(
  { x, y }: Square,
  { dx, dy }: Side,
  has: (x: number, y: number) => boolean,
  size: number,
  inset: number,
): string {
  const lies = dx === 0
  const end = (by: number): number => {
    const [sideX, sideY] = lies ? [x + by, y] : [x, y + by]
    if (!has(sideX, sideY)) return inset
    return has(sideX + dx, sideY + dy) ? -inset : 0
  }
  if (lies) {
    const line = size * (y + (dy + 1) / 2) - dy * inset
    return `M${x * size + end(-1)} ${line}H${(x + 1) * size - end(1)}`
  }
  const line = size * (x + (dx + 1) / 2) - dx * inset
  return `M${line} ${y * size + end(-1)}V${(y + 1) * size - end(1)}`
}

export interface HexLight {
  /** From the middle of a hex to its corner, in the units of the drawing. */
  readonly radius: number
  readonly orientation?: Orientation
  readonly inset?: number
  readonly arm?: number
}

/** The light of hexes, with the hex 0,0 in the middle of the drawing. */
export function litHexes(
  lit: Iterable<Hex>,
  { radius, orientation = 'pointy', inset = 4, arm = 12 }: HexLight,
): Lit {
  const hexes = [...lit]
  const names = new Set(hexes.map(hexKey))
  const corner = (of: Hex, which: Corner, away: number): Point => {
    const middle = hexPoint(of, orientation)
    const end = cornerPoint(of, which, orientation)
    return {
      x: radius * middle.x + (end.x - middle.x) * away,
      y: radius * middle.y + (end.y - middle.y) * away,
    }
  }
  let edge = ''
  let brackets = ''
  let fill = ''
  for (const hex of hexes) {
    const isOpen = (side: Corner): boolean => !names.has(hexKey(neighbour(hex, side)))
    fill += `${DIRECTIONS.map((which) => `${which === 0 ? 'M' : 'L'}${said(corner(hex, which, radius))}`).join('')}Z`
    for (const side of DIRECTIONS) {
      const before = turnDirection(side, -1)
      const after = turnDirection(side, 1)
      if (!isOpen(side)) continue
      // Beside a lit neighbour the edge runs on to where the neighbour's own edge begins.
      const beyond = neighbour(hex, side)
      const start = isOpen(before)
        ? corner(hex, before, radius - inset)
        : corner(beyond, turnDirection(before, -2), radius + inset)
      const end = isOpen(after)
        ? corner(hex, side, radius - inset)
        : corner(beyond, turnDirection(side, 2), radius + inset)
      edge += `M${said(start)}L${said(end)}`
      if (!isOpen(after)) continue
      const top = corner(hex, side, radius - inset)
      const share = arm / (radius - inset)
      const from = between(top, corner(hex, before, radius - inset), share)
      const to = between(top, corner(hex, after, radius - inset), share)
      brackets += `M${said(from)}L${said(top)}L${said(to)}`
    }
  }
  return { edge, brackets, fill }
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

const said = ({ x, y }: Point): string => at(x, y)
