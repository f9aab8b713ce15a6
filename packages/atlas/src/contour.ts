import { at, type Point } from './pen.ts'

/** Heights on a grid that reaches `pad` cells past the picture; its rim lies so deep that every contour closes. */
export type Grid = {
  readonly cols: number
  readonly rows: number
  readonly step: number
  readonly pad: number
  readonly heights: Float64Array
}

const ABYSS = -9

export function sample(
  width: number,
  height: number,
  step: number,
  field: (x: number, y: number) => number,
  pad = 2,
): Grid {
  const cols = Math.ceil(width / step) + 1 + 2 * pad
  const rows = Math.ceil(height / step) + 1 + 2 * pad
  const heights = new Float64Array(cols * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const rim = i === 0 || j === 0 || i === cols - 1 || j === rows - 1
      heights[j * cols + i] = rim ? ABYSS : field((i - pad) * step, (j - pad) * step)
    }
  return { cols, rows, step, pad, heights }
}

/** Sides of a cell: top, bottom, left, right. */
type Side = 'T' | 'B' | 'L' | 'R'

/** Marching squares: which side a contour enters and leaves by, high ground on its left hand.
 *  Bits of the index: 8 = north-west corner is high, 4 = north-east, 2 = south-east, 1 = south-west. */
const CASES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['B', 'L']],
  [['R', 'B']],
  [['R', 'L']],
  [['T', 'R']],
  [
    ['T', 'L'],
    ['B', 'R'],
  ],
  [['T', 'B']],
  [['T', 'L']],
  [['L', 'T']],
  [['B', 'T']],
  [
    ['L', 'B'],
    ['R', 'T'],
  ],
  [['R', 'T']],
  [['L', 'R']],
  [['B', 'R']],
  [['L', 'B']],
  [],
]

/** Shorter loops are specks of noise. */
const LEAST_POINTS = 6

/** All closed loops at one level. */
export function contour(grid: Grid, level: number): Point[][] {
  const { cols, rows, step, pad, heights } = grid
  const crossing = (from: number, to: number, i: number, j: number, di: number, dj: number): Point => {
    const t = Math.min(0.98, Math.max(0.02, (level - heights[from]) / (heights[to] - heights[from])))
    return [(i + di * t - pad) * step, (j + dj * t - pad) * step]
  }
  /** An edge of the grid has one number: twice its first corner, plus one when it is vertical. */
  const edge = (side: Side, corner: number): number => {
    if (side === 'T') return 2 * corner
    if (side === 'B') return 2 * (corner + cols)
    if (side === 'L') return 2 * corner + 1
    return 2 * (corner + 1) + 1
  }
  const pointOn = (edgeNumber: number): Point => {
    const corner = edgeNumber >> 1
    const i = corner % cols
    const j = (corner - i) / cols
    return edgeNumber & 1
      ? crossing(corner, corner + cols, i, j, 0, 1)
      : crossing(corner, corner + 1, i, j, 1, 0)
  }

  const next = new Map<number, number>()
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < cols - 1; i++) {
      const corner = j * cols + i
      const index =
        (heights[corner] > level ? 8 : 0) |
        (heights[corner + 1] > level ? 4 : 0) |
        (heights[corner + cols + 1] > level ? 2 : 0) |
        (heights[corner + cols] > level ? 1 : 0)
      for (const [enter, leave] of CASES[index]) next.set(edge(enter, corner), edge(leave, corner))
    }

  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let edgeNumber: number | undefined = start; edgeNumber !== undefined; ) {
      const following: number | undefined = next.get(edgeNumber)
      if (following === undefined) break
      next.delete(edgeNumber)
      loop.push(pointOn(edgeNumber))
      edgeNumber = following
    }
    if (loop.length >= LEAST_POINTS) loops.push(loop)
  }
  return loops
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Quadratic curves through the middles: soft as a pen. */
export function closedCurve(loop: readonly Point[]): string {
  const count = loop.length
  let d = `M${at(...middle(loop[count - 1], loop[0]))}`
  for (let i = 0; i < count; i++) d += `Q${at(...loop[i])} ${at(...middle(loop[i], loop[(i + 1) % count]))}`
  return `${d}Z`
}

export function openCurve(points: readonly Point[]): string {
  let d = `M${at(...points[0])}`
  for (let i = 1; i < points.length - 1; i++)
    d += `Q${at(...points[i])} ${at(...middle(points[i], points[i + 1]))}`
  return `${d}L${at(...points[points.length - 1])}`
}

export const contourPath = (grid: Grid, level: number): string =>
  contour(grid, level).map(closedCurve).join('')
