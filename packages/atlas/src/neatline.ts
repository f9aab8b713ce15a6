import { at, group, path, tenth } from './pen.ts'

export type NeatlineOptions = {
  readonly width: number
  readonly height: number
  readonly cols: number
  readonly rows: number
  /** Paper outside the map, for the coordinates. */
  readonly margin?: number
}

const BAND = 6
const GAP = 3

/** A, B, C … : the same letters are used by the log, the screen reader and the keyboard cursor. */
export const columnLetter = (column: number): string => String.fromCharCode(65 + column)

/** The ladder frame of a map sheet with coordinates on all four sides, around the box (0, 0, width, height). */
export function neatline({ width: w, height: h, cols, rows, margin = 22 }: NeatlineOptions): string {
  const frame = (out: number, cls: string) =>
    `<rect x="${-out}" y="${-out}" width="${w + 2 * out}" height="${h + 2 * out}" class="${cls}"/>`
  return group(
    'neat',
    frame(margin, 'neat-paper') +
      frame(margin - 1.5, 'neat-l') +
      frame(GAP, 'neat-l neat-b') +
      frame(GAP + BAND, 'neat-l') +
      path('neat-f', ladder(w, h, cols, rows)) +
      coordinates(w, h, cols, rows, margin),
  )
}

/** Two rungs per square, every other one inked. */
function ladder(w: number, h: number, cols: number, rows: number): string {
  let d = ''
  for (let i = 0; i < cols; i++) {
    const x = (i * w) / cols
    const rung = w / (cols * 2)
    for (const y of [-GAP - BAND, h + GAP]) d += `M${at(x, y)}h${tenth(rung)}v${BAND}h${tenth(-rung)}Z`
  }
  for (let i = 0; i < rows; i++) {
    const y = (i * h) / rows
    const rung = h / (rows * 2)
    for (const x of [-GAP - BAND, w + GAP]) d += `M${at(x, y)}v${tenth(rung)}h${BAND}v${tenth(-rung)}Z`
  }
  return d
}

function coordinates(w: number, h: number, cols: number, rows: number, margin: number): string {
  const half = (margin - BAND - GAP) / 2
  const text = (x: number, y: number, word: string | number) =>
    `<text x="${tenth(x)}" y="${tenth(y)}" class="neat-t">${word}</text>`
  let out = ''
  for (let i = 0; i < cols; i++) {
    const x = ((i + 0.5) * w) / cols
    out += text(x, -margin + half + 6.4, columnLetter(i)) + text(x, h + margin - half + 3, columnLetter(i))
  }
  for (let i = 0; i < rows; i++) {
    const y = ((i + 0.5) * h) / rows + 4
    out += text(-margin + half + 1.6, y, i + 1) + text(w + margin - half - 1.6, y, i + 1)
  }
  return out
}
