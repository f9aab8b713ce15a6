import { group, tenth } from './pen.ts'

/** Rows of a character's shape: `X` a filled cell, `o` a gap, `.` nothing. */
export type ShapeRows = readonly string[]

/** The shape around (cx, cy). Paint comes from `--sq` and `--sqd`. */
export function shape(rows: ShapeRows, cx: number, cy: number, cell: number): string {
  const width = Math.max(...rows.map((row) => row.length))
  const seam = cell * 0.1
  const side = cell - seam
  const squares = rows.flatMap((row, j) =>
    [...row].map((mark, i) => {
      if (mark === '.') return ''
      const x = cx + (i - width / 2) * cell + seam / 2
      const y = cy + (j - rows.length / 2) * cell + seam / 2
      const size = `width="${tenth(side)}" height="${tenth(side)}" rx="${tenth(side * 0.12)}"`
      return `<rect x="${tenth(x)}" y="${tenth(y)}" ${size} class="${mark === 'X' ? 'sq' : 'gap'}"/>`
    }),
  )
  return group('shape', squares.join(''))
}
