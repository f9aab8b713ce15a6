import { Random } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { copiesOn } from '../maps/copies.ts'
import { parseMap, SHORE, Survey } from '../maps/index.ts'
import { chartFrom, NONE, type Sheet } from '../rules/index.ts'
import { newSheet } from '../rules/sheet.ts'
import { endingFor } from './ending.ts'

const parsed = parseMap(SHORE)
const hexes = parsed.ok ? parsed.value : []
const chart = chartFrom(hexes)
const [copy] = copiesOn(new Survey(hexes))
const needed = new Set([...copy.fields, ...copy.letters])

/** A sheet whose compass is a copy on the map, visited but for some hexes. */
function sheetWithout(open: readonly number[]): Sheet {
  const sheet = newSheet(chart.size)
  sheet.compass = copy.fields.map((hex) => chart.colour[hex])
  sheet.sides = sheet.sides.map(() => 4)
  for (const hex of needed) if (!open.includes(hex)) sheet.painted[hex] = chart.colour[hex]
  return sheet
}
const printedColours = chart.colour.map((colour, hex) => (needed.has(hex) ? colour : NONE))

describe('the end of the search', () => {
  test('what is still to be visited', () => {
    const open = [copy.fields[2], copy.letters[6]]
    const ending = endingFor(chart, sheetWithout(open), printedColours, 0, new Random('end'))
    expect(ending.change).toBe(null)
    expect(ending.needed.toSorted()).toEqual(open.toSorted())
  })

  test('a diamond makes what the map does not show', () => {
    const [, , outer] = copy.fields
    const sheet = sheetWithout([outer])
    const other = (chart.colour[outer] + 1) % 5
    sheet.compass[2] = other
    expect(chart.finder.count(printedColours, sheet.compass)).toBeLessThan(7)
    const { change, needed: left } = endingFor(chart, sheet, printedColours, 1, new Random('end'))
    expect(change).toEqual({ hex: outer, colour: other })
    expect(left).toEqual([outer])
    expect(endingFor(chart, sheet, printedColours, 0, new Random('end')).change).toBe(null)
  })
})
