import { at, group, path, tenth } from '@vyprava/atlas/pen.ts'
import { EDGES, IS_RIM } from '../../rules/index.ts'
import { rowName } from '../../texts/names.ts'
import { COLUMN, endsOf, HEIGHT, NARROW, RADIUS, WIDE } from './units.ts'

/** The letters of the frame at full size, and paper between the edge of the plate and its inner line. */
const LETTER = 12.5
const MARGIN = 20
/** A plate that is narrower than this, in pixels, bears letters on its north and west alone. */
const SMALL = 520

/** The plate as it is drawn at a size. */
export interface PlateShape {
  /** In units, without what it grew by. */
  readonly width: number
  /** By how much it grows outwards, so that letters never touch the ladder. */
  readonly grown: number
  readonly letter: number
  /** Whether letters stand on all four sides. */
  readonly allSides: boolean
  /** Pixels by a unit. */
  readonly scale: number
}

/**
 * A plate that is so many pixels wide, with letters of at least `floor` pixels. The larger they are in units, the more
 * the plate grows, and the smaller is the unit: three rounds settle it.
 */
export function plateFor(pixels: number, narrow: boolean, floor: number): PlateShape {
  const width = narrow ? NARROW : WIDE
  let scale = pixels / width
  let grown = 0
  for (let round = 0; round < 3; round++) {
    grown = growthFor(Math.max(LETTER, floor / scale))
    scale = pixels / (width + 2 * grown + 2)
  }
  const letter = Math.max(LETTER, floor / scale)
  return { width, grown, letter, allSides: pixels >= SMALL, scale }
}

const growthFor = (letter: number): number => Math.max(0, letter * 0.72 + 4 - 13)

/** The plate at its full size, for pictures. */
export const FULL = plateFor(WIDE + 2, false, 0)

/** The one without instruments, as a phone has it. */
export const POCKET = plateFor(390, true, 12)

/** The view box of a plate. */
export function boxOf({ width, grown }: PlateShape) {
  const [wide, high] = [width + 2 * grown + 2, HEIGHT + 2 * grown + 2]
  return { left: -wide / 2, top: -high / 2, width: wide, height: high }
}

export const viewBoxOf = (shape: PlateShape): string => {
  const { left, top, width, height } = boxOf(shape)
  return [left, top, width, height].map(tenth).join(' ')
}

/** The board alone, without frame and instruments. */
export const CROPPED = '-300 -274 600 548'

const COLUMNS = Array.from({ length: 13 }, (_, column) => column - 6)
const ROWS = Array.from({ length: 7 }, (_, row) => row - 3)

/** Paper, the ladder frame, rows A to G and columns 1 to 13. */
export function plate(shape: PlateShape): string {
  const { width, grown } = shape
  const rect = (inset: number, cls: string) =>
    `<rect x="${tenth(-width / 2 + inset)}" y="${tenth(-HEIGHT / 2 + inset)}" width="${tenth(width - 2 * inset)}" height="${tenth(HEIGHT - 2 * inset)}" class="${cls}"/>`
  return group(
    'neat',
    rect(-grown, 'neat-paper') +
      rect(1.5 - grown, 'neat-l') +
      rect(MARGIN - 7, 'neat-l') +
      rect(MARGIN - 1, 'neat-l neat-b') +
      path('neat-f', ladder(width)) +
      letters(shape),
  )
}

/** Every other column, and a rung for each row. */
function ladder(width: number): string {
  const [a, b] = [width / 2, HEIGHT / 2]
  let d = ''
  for (const column of COLUMNS) {
    if (column % 2 === 0) continue
    for (const y of [-b + MARGIN - 7, b - MARGIN + 1])
      d += `M${at(column * COLUMN - COLUMN / 2, y)}h${tenth(COLUMN)}v6h${tenth(-COLUMN)}Z`
  }
  for (const row of ROWS) {
    for (const x of [-a + MARGIN - 7, a - MARGIN + 1]) d += `M${at(x, 1.5 * row * RADIUS - 18)}h6v36h-6Z`
  }
  return d
}

function letters({ width, grown, letter, allSides }: PlateShape): string {
  const [a, b] = [width / 2, HEIGHT / 2]
  const middle = (13 - grown) / 2
  const low = letter * 0.33
  const text = (x: number, y: number, word: string | number) =>
    `<text x="${tenth(x)}" y="${tenth(y)}" class="neat-t" style="font-size:${tenth(letter)}px">${word}</text>`
  const columns = COLUMNS.map((column) => {
    const [x, name] = [column * COLUMN, column + 7]
    return text(x, -b + middle + low, name) + (allSides ? text(x, b - middle + low, name) : '')
  })
  const rows = ROWS.map((row) => {
    const [y, name] = [1.5 * row * RADIUS + low, rowName(row + 3)]
    return text(-a + middle, y, name) + (allSides ? text(a - middle, y, name) : '')
  })
  return columns.join('') + rows.join('')
}

/** The iron kerb around the board, and the shade below it. */
export const KERB = kerb()

function kerb(): string {
  let d = ''
  for (let edge = 0; edge < EDGES; edge++) {
    if (IS_RIM[edge] === 0) continue
    const [a, b] = endsOf(edge)
    d += `M${at(a.x, a.y)}L${at(b.x, b.y)}`
  }
  return (
    `<path d="${d}" class="kerb0" transform="translate(3 5)"/>` +
    `<path d="${d}" class="kerb1"/><path d="${d}" class="kerb2"/>`
  )
}
