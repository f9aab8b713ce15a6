import { parseShape, printShape, rotateShape } from '@vyprava/geometry'

/** The rows of a shape after some clockwise quarter turns. */
export function turnedRows(rows: readonly string[], turns: number): readonly string[] {
  const parsed = parseShape(rows)
  return parsed.ok ? printShape(rotateShape(parsed.shape, turns)) : rows
}
