/** Polyomino shapes drawn as text rows: `X` a required cell, `o` a gap (optional cell), `.` nothing. */

import { type Adjacency, type Grid, type Square, squareIndex, squareOffsets } from './grid.ts'

export const REQUIRED_MARK = 'X'
export const GAP_MARK = 'o'
export const NOTHING_MARK = '.'

/** Cells are listed row by row; width and height are those of the box around required cells and gaps. */
export interface Shape {
  readonly width: number
  readonly height: number
  readonly required: readonly Square[]
  readonly gaps: readonly Square[]
}

export const SHAPE_PROBLEMS = ['empty', 'ragged', 'unknownMark', 'noRequiredCell', 'emptyMargin'] as const
export type ShapeProblem = (typeof SHAPE_PROBLEMS)[number]

/** What is wrong with a drawing; row and column count from 0. */
export interface ShapeError {
  readonly problem: ShapeProblem
  readonly row: number
  readonly column: number
  readonly message: string
}

export type ShapeResult =
  | { readonly ok: true; readonly shape: Shape }
  | { readonly ok: false; readonly error: ShapeError }

/** Reads a drawing such as `['Xo', 'X.', 'XX']`; a bad one gives an error that names the place. */
export function parseShape(rows: readonly string[]): ShapeResult {
  const error = findProblem(rows)
  if (error) return { ok: false, error }
  const shape = {
    width: rows[0].length,
    height: rows.length,
    required: cellsMarked(rows, REQUIRED_MARK),
    gaps: cellsMarked(rows, GAP_MARK),
  }
  return { ok: true, shape }
}

/** Draws a shape as text rows, the inverse of `parseShape`. */
export function printShape(shape: Shape): string[] {
  const rows = Array.from({ length: shape.height }, () =>
    Array.from({ length: shape.width }, (): string => NOTHING_MARK),
  )
  for (const { x, y } of shape.required) rows[y][x] = REQUIRED_MARK
  for (const { x, y } of shape.gaps) rows[y][x] = GAP_MARK
  return rows.map((row) => row.join(''))
}

/** Turns a square inside a width x height box clockwise by quarter turns (negative: counter-clockwise). */
export function rotateSquare(square: Square, box: Grid, quarterTurns: number): Square {
  const { x, y } = square
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return { x: box.height - 1 - y, y: x }
    case 2:
      return { x: box.width - 1 - x, y: box.height - 1 - y }
    case 3:
      return { x: y, y: box.width - 1 - x }
    default:
      return { x, y }
  }
}

/** Turns a shape clockwise by quarter turns (negative: counter-clockwise); it is never mirrored. */
export function rotateShape(shape: Shape, quarterTurns: number): Shape {
  const turn = (cells: readonly Square[]) =>
    cells.map((cell) => rotateSquare(cell, shape, quarterTurns)).sort(compareSquares)
  const lying = quarterTurns % 2 !== 0
  return {
    width: lying ? shape.height : shape.width,
    height: lying ? shape.width : shape.height,
    required: turn(shape.required),
    gaps: turn(shape.gaps),
  }
}

/** Whether the squares form one piece, by shared sides or also by shared corners. */
export function isConnected(squares: readonly Square[], adjacency: Adjacency): boolean {
  if (squares.length === 0) return true
  const missing = new Set(squares.map(squareKey))
  const open = [squares[0]]
  missing.delete(squareKey(squares[0]))
  for (let square = open.pop(); square; square = open.pop()) {
    for (const offset of squareOffsets(adjacency)) {
      const next = { x: square.x + offset.x, y: square.y + offset.y }
      if (missing.delete(squareKey(next))) open.push(next)
    }
  }
  return missing.size === 0
}

/** A shape laid on a grid: indices of its squares; gaps that stick out are left out of `gaps`. */
export interface Placement {
  /** Where the north-west corner of the shape's box lies; off the grid when only gaps stick out there. */
  readonly origin: Square
  readonly required: readonly number[]
  readonly gaps: readonly number[]
}

/** Lays the shape at an origin, or null when a required cell would stick out. */
export function placeShape(shape: Shape, grid: Grid, origin: Square): Placement | null {
  const indexOf = ({ x, y }: Square) => squareIndex(grid, { x: origin.x + x, y: origin.y + y })
  const required = shape.required.map(indexOf)
  if (required.includes(-1)) return null
  return { origin, required, gaps: shape.gaps.map(indexOf).filter((index) => index >= 0) }
}

/** Every placement of the shape on the grid without turning it, origins row by row. */
export function placements(shape: Shape, grid: Grid): Placement[] {
  const found: Placement[] = []
  for (let y = 1 - shape.height; y < grid.height; y++) {
    for (let x = 1 - shape.width; x < grid.width; x++) {
      const placement = placeShape(shape, grid, { x, y })
      if (placement) found.push(placement)
    }
  }
  return found
}

function findProblem(rows: readonly string[]): ShapeError | null {
  return findBadSize(rows) ?? findUnknownMark(rows) ?? findBadContent(rows)
}

function findBadSize(rows: readonly string[]): ShapeError | null {
  if (rows.length === 0 || rows[0].length === 0) {
    return shapeError('empty', 0, 0, 'The shape is empty; expected at least one row with one mark.')
  }
  const width = rows[0].length
  const row = rows.findIndex((text) => text.length !== width)
  if (row < 0) return null
  const message = `Row ${row} has ${rows[row].length} marks; expected ${width}, as in row 0.`
  return shapeError('ragged', row, Math.min(width, rows[row].length), message)
}

function findUnknownMark(rows: readonly string[]): ShapeError | null {
  for (const [row, text] of rows.entries()) {
    const column = text.search(/[^Xo.]/)
    if (column >= 0) {
      const message = `Row ${row}, column ${column} has ${JSON.stringify(text[column])}; expected X, o or a dot.`
      return shapeError('unknownMark', row, column, message)
    }
  }
  return null
}

function findBadContent(rows: readonly string[]): ShapeError | null {
  if (!rows.some((text) => text.includes(REQUIRED_MARK))) {
    return shapeError('noRequiredCell', 0, 0, 'The shape has no required cell; expected at least one X.')
  }
  const bottom = rows.length - 1
  const right = rows[0].length - 1
  const emptyRow = [0, bottom].find((row) => /^\.*$/.test(rows[row]))
  if (emptyRow !== undefined) {
    return shapeError('emptyMargin', emptyRow, 0, `Row ${emptyRow} is empty; leave out empty outer rows.`)
  }
  const emptyColumn = [0, right].find((column) => rows.every((text) => text[column] === NOTHING_MARK))
  if (emptyColumn === undefined) return null
  const message = `Column ${emptyColumn} is empty; leave out empty outer columns.`
  return shapeError('emptyMargin', 0, emptyColumn, message)
}

function shapeError(problem: ShapeProblem, row: number, column: number, message: string): ShapeError {
  return { problem, row, column, message }
}

function cellsMarked(rows: readonly string[], mark: string): Square[] {
  const cells: Square[] = []
  for (const [y, text] of rows.entries()) {
    for (let x = 0; x < text.length; x++) if (text[x] === mark) cells.push({ x, y })
  }
  return cells
}

function compareSquares(a: Square, b: Square): number {
  return a.y - b.y || a.x - b.x
}

function squareKey({ x, y }: Square): string {
  return `${x},${y}`
}
