import { tenth } from '@vyprava/atlas/pen.ts'
import type { Guide } from '../../texts/names.ts'
import type { SheetLayout } from './layout.ts'
import { HALF, middleOf } from './units.ts'

/** A sign of a numeral is about so wide, in pixels; between two numerals there is as much room as one sign. */
const SIGN = 8
/** The first and every fifth column are named where there is no room for all. */
const STEPS = [1, 2, 5, 10]

/** Directions of the neighbours to the north. */
const NORTH_WEST = 3
const NORTH_EAST = 5

/** Roman numerals over the columns; over narrow columns only some of them. */
export function numerals({ chart, columns }: Guide, { map, scale }: SheetLayout): string {
  const pitch = 1.5 * map.radius * scale
  const longest = Math.max(...columns.map(({ numeral }) => numeral.length))
  const step = STEPS.find((each) => each * pitch >= (longest === 1 ? SIGN : longest * SIGN * 0.8)) ?? 20
  return columns
    .map(({ numeral, hexes }, column) => {
      if (column !== 0 && (column + 1) % step !== 0) return ''
      const top = chart.hexes[hexes[0]]
      const { x, y } = middleOf(top, map.radius)
      // Beside a column that reaches further north it moves away from it.
      const [west, east] = [NORTH_WEST, NORTH_EAST].map((side) => chart.around[6 * hexes[0] + side] >= 0)
      const aside = (west ? 0.2 : 0) - (east ? 0.2 : 0)
      return (
        `<text class="ak-rom" x="${tenth(map.x + x + aside * map.radius)}" ` +
        `y="${tenth(map.y + y - HALF * map.radius - 6)}">${numeral}</text>`
      )
    })
    .join('')
}
