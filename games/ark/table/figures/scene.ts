import { LETTER_FIELDS, sideOfField } from '../../compass/index.ts'
import { type Chart, chartOfText, FIELD_COUNT, NONE, type SheetView } from '../../rules/index.ts'

const MAP = `at -2 0
    M
  F   M
L   R   F
  L   O
L   R   O
  L   L
F   R   M
  F   F
    C`

/** A small map that shows a rule. */
export const CHART: Chart = chartOfText(MAP)

export const hexAt = (q: number, r: number): number =>
  CHART.hexes.findIndex((hex) => hex.q === q && hex.r === r)

/** Those hexes painted in the colours of their terrain. */
export function paintedOn(hexes: readonly number[]): number[] {
  const painted = new Array<number>(CHART.size).fill(NONE)
  for (const hex of hexes) painted[hex] = CHART.colour[hex]
  return painted
}

/** The middle letter, and colours for its six fields: those around the middle of the map in another order. */
export const G = 6
const ORDER = [3, 0, 4, 1, 5, 2]

export function compassLike(middle: number): number[] {
  const compass = new Array<number>(FIELD_COUNT).fill(NONE)
  const around = [...CHART.around.subarray(6 * middle, 6 * middle + 6)]
  LETTER_FIELDS[G].forEach((field, place) => {
    compass[field] = CHART.colour[around[ORDER[place]]]
  })
  return compass
}

/** A sheet with that compass: its sides are counted as the rules do. */
export const sheetWith = (compass: number[]): Pick<SheetView, 'compass' | 'identity' | 'sides'> => ({
  compass,
  identity: NONE,
  sides: [0, 1, 2, 3, 4, 5].map(
    (side) => compass.filter((colour, field) => colour !== NONE && sideOfField(field) === side).length,
  ),
})
