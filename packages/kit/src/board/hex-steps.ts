import { type Direction, type Hex, neighbour, type Orientation } from '@vyprava/geometry'
import type { Point } from '../gestures/gesture.ts'

/** Where the keyboard is, and the line that it keeps to while it goes across the rows. */
export interface HexCursor {
  readonly hex: Hex
  readonly line: number
}

interface Ways {
  /** Straight on: the arrows along a row of hexes. */
  readonly straight: readonly [back: Direction, on: Direction]
  /** Across: two hexes lie there, and the one nearer to the line is meant. */
  readonly across: readonly [back: readonly [Direction, Direction], on: readonly [Direction, Direction]]
}

/** Pointy: E and W are straight. Flat: N and S are. */
const WAYS: Readonly<Record<Orientation, Ways>> = {
  pointy: {
    straight: [3, 0],
    across: [
      [5, 4],
      [1, 2],
    ],
  },
  flat: {
    straight: [4, 1],
    across: [
      [2, 3],
      [0, 5],
    ],
  },
}

/** The line on which a hex lies, in half hexes: a column of pointy ones, a row of flat ones. */
export const lineOf = ({ q, r }: Hex, orientation: Orientation): number =>
  orientation === 'pointy' ? 2 * q + r : 2 * r + q

/**
 * Arrows over hexes reach all six directions: along a row straight on, across the rows to the hex nearer to the line
 * that one came from. At the rim the cursor stays where it is.
 */
export function stepHex(
  { hex, line }: HexCursor,
  step: Point,
  orientation: Orientation,
  has: (hex: Hex) => boolean,
): HexCursor {
  const { straight, across } = WAYS[orientation]
  const [along, over] = orientation === 'pointy' ? [step.x, step.y] : [step.y, step.x]
  if (along !== 0) {
    const next = neighbour(hex, straight[along > 0 ? 1 : 0])
    return has(next) ? { hex: next, line: lineOf(next, orientation) } : { hex, line }
  }
  const far = (next: Hex) => Math.abs(lineOf(next, orientation) - line)
  const [near] = across[over > 0 ? 1 : 0]
    .map((direction) => neighbour(hex, direction))
    .filter(has)
    .sort((a, b) => far(a) - far(b))
  return near === undefined ? { hex, line } : { hex: near, line }
}
