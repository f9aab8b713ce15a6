import { type HexCursor, lineOf, type Point, stepHex } from '@vyprava/kit'
import { FIELD_CELLS, LETTER_CELLS } from '../compass/index.ts'
import type { Chart } from '../rules/index.ts'
import type { Asked } from './draft.ts'
import { ANSWER_CARDS, type Thing } from './thing.ts'

/** Where the keyboard is: on the map and in the compass. */
export interface Cursor {
  readonly hex: number
  readonly cell: number
  /** The row that it keeps to on the map. */
  readonly line: number
}

export const cursorAt = (chart: Chart, hex: number): Cursor => ({
  hex,
  cell: 0,
  line: lineOf(chart.hexes[hex], 'flat'),
})

/** One hex further in a direction of the screen. */
export function stepCursor(chart: Chart, cursor: Cursor, step: Point): Cursor {
  const from: HexCursor = { hex: chart.hexes[cursor.hex], line: cursor.line }
  const at = (q: number, r: number): number => chart.hexes.findIndex((hex) => hex.q === q && hex.r === r)
  const next = stepHex(from, step, 'flat', ({ q, r }) => at(q, r) !== -1)
  return { ...cursor, hex: at(next.hex.q, next.hex.r), line: next.line }
}

const CELLS = [...FIELD_CELLS, ...LETTER_CELLS]

/** One field or letter of the compass further. */
export function stepCell(cell: number, step: Point): number {
  const at = (q: number, r: number): number => CELLS.findIndex((hex) => hex.q === q && hex.r === r)
  const from: HexCursor = { hex: CELLS[cell], line: lineOf(CELLS[cell], 'flat') }
  const next = stepHex(from, step, 'flat', ({ q, r }) => at(q, r) !== -1)
  return at(next.hex.q, next.hex.r)
}

const pencils: readonly Thing[] = [0, 1, 2, 3, 4].map((colour) => ({ kind: 'pencil', colour }))

/** What the keys 1 to 5 choose, in their order. */
export function numberedThings({ decision, mind, view }: Asked): readonly Thing[] {
  if (mind.fan !== null || mind.gem !== null) return pencils
  switch (decision.prompt.key) {
    case 'system':
      return [
        { kind: 'system', system: 'hints' },
        { kind: 'system', system: 'diamonds' },
      ]
    case 'character':
      return [0, 1, 2, 3, 4, 5, 6].map((character) => ({ kind: 'character', character }))
    case 'answer': {
      const cards = view.mode === 'solo' ? ANSWER_CARDS.slice(1) : ANSWER_CARDS
      return cards.map((card) => ({ kind: 'card', card }))
    }
    case 'name':
    case 'nameOnly':
      return pencils
    default:
      return []
  }
}

/** What the same keys choose with Shift: colours by hints. */
export const shiftedThings = ({ decision }: Asked): readonly Thing[] =>
  decision.prompt.key === 'answer' ? pencils : []
