import { hexAt } from './hexes.ts'

/**
 * The twelve places of habitat tiles: h0, h1, h2 run clockwise. "Up" slots have one hex on top, "down" slots one at
 * the bottom, and h0 is that hex (G6, DE-R02).
 */
export const SLOTS: readonly (readonly number[])[] = [
  [hexAt(-3, 1), hexAt(-3, 0), hexAt(-2, 0)],
  [hexAt(-1, -2), hexAt(-1, -1), hexAt(-2, -1)],
  [hexAt(-1, 0), hexAt(-1, 1), hexAt(-2, 1)],
  [hexAt(0, -2), hexAt(0, -3), hexAt(1, -3)],
  [hexAt(1, -2), hexAt(1, -1), hexAt(0, -1)],
  [hexAt(2, -2), hexAt(2, -3), hexAt(3, -3)],
  [hexAt(3, -2), hexAt(3, -1), hexAt(2, -1)],
  [hexAt(2, 1), hexAt(2, 0), hexAt(3, 0)],
  [hexAt(-3, 3), hexAt(-3, 2), hexAt(-2, 2)],
  [hexAt(-1, 2), hexAt(-1, 3), hexAt(-2, 3)],
  [hexAt(0, 3), hexAt(0, 2), hexAt(1, 2)],
  [hexAt(1, 0), hexAt(1, 1), hexAt(0, 1)],
]
