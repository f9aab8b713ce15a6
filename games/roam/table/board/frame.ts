import { at, group, path, tenth } from '@vyprava/atlas/pen.ts'
import type { Edge } from '../../rules/index.ts'
import { coordinate, readingOrder, SIDE } from '../turn.ts'
import { MARGIN, SHEET, SQUARE } from './units.ts'

const BAND = 6
const GAP = 3

/** The ladder frame of the map: the same from every side. */
export const FRAME = group(
  'neat',
  line(MARGIN, 'neat-paper') +
    line(MARGIN - 1.5, 'neat-l') +
    line(GAP, 'neat-l neat-b') +
    line(GAP + BAND, 'neat-l') +
    path('neat-f', ladder()),
)

/** Letters and numbers around it turn with the map, so that C4 is C4 for everybody. */
export function frameLetters(edge: Edge): string {
  const order = readingOrder(edge)
  const lettersOnTop = edge === 'S' || edge === 'N'
  const part = (square: number, letter: boolean) => {
    const name = coordinate(square)
    return letter ? name.slice(0, 1) : name.slice(1)
  }
  const columns = order.slice(0, SIDE).map((square) => part(square, lettersOnTop))
  const rows = order.filter((_, place) => place % SIDE === 0).map((square) => part(square, !lettersOnTop))
  return group('neat', coordinates(columns, rows))
}

function line(out: number, cls: string): string {
  return `<rect x="${-out}" y="${-out}" width="${SHEET + 2 * out}" height="${SHEET + 2 * out}" class="${cls}"/>`
}

/** Two rungs for each square, every other one inked. */
function ladder(): string {
  const rung = SQUARE / 2
  let d = ''
  for (let i = 0; i < SIDE; i++) {
    const along = i * SQUARE
    for (const across of [-GAP - BAND, SHEET + GAP]) {
      d += `M${at(along, across)}h${rung}v${BAND}h${-rung}Z`
      d += `M${at(across, along)}v${rung}h${BAND}v${-rung}Z`
    }
  }
  return d
}

/** Letters lie in the middle of the paper outside of the ladder, however large they are. */
function coordinates(columns: readonly string[], rows: readonly string[]): string {
  const middle = (MARGIN - 1.5 + GAP + BAND) / 2
  const text = (x: number, y: number, word: string, far: boolean) =>
    `<text x="${tenth(x)}" y="${tenth(y)}" dy=".33em" class="neat-t${far ? ' neat-far' : ''}">${word}</text>`
  let out = ''
  for (let i = 0; i < SIDE; i++) {
    const along = (i + 0.5) * SQUARE
    out += text(along, -middle, columns[i], false) + text(along, SHEET + middle, columns[i], true)
    out += text(-middle, along, rows[i], false) + text(SHEET + middle, along, rows[i], true)
  }
  return out
}
