import type { Edge } from '../../rules/index.ts'
import { cornerOf, type Point } from '../turn.ts'

/** A square of the map in the units of its drawing. */
export const SQUARE = 100
/** The whole map. */
export const SHEET = 6 * SQUARE
/** Paper around the map for the frame and its coordinates. */
export const MARGIN = 26
/** The drawing reaches a little past the frame, for the pen. */
export const RIM = MARGIN + 1
export const MAP_WIDTH = SHEET + 2 * RIM
export const MAP_BOX = `${-RIM} ${-RIM} ${MAP_WIDTH} ${MAP_WIDTH}`
/** A marker covers 68 % of its square. */
export const MARKER = 68

/** Two corners of a square, as shares of the drawing. */
export function spanOf(edge: Edge, square: number): { readonly from: Point; readonly to: Point } {
  const { x, y } = cornerOf(edge, square)
  const share = (squares: number) => (RIM + squares * SQUARE) / MAP_WIDTH
  return { from: { x: share(x), y: share(y) }, to: { x: share(x + 1), y: share(y + 1) } }
}
