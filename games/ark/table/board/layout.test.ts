import { describe, expect, test } from 'vitest'
import type { MapHex } from '../../maps/index.ts'
import { type Chart, chartFrom } from '../../rules/index.ts'
import { SHIPPED } from '../packed.ts'
import { boundsOf, formFor, layoutFor } from './layout.ts'
import { HALF, middleOf } from './units.ts'

const meadow = (q: number, r: number): MapHex => ({ q, r, terrain: 'meadow', wreck: false })
const shore = SHIPPED.printed.chartOf({ map: SHIPPED.pack.maps[0].lines.join('\n') })
/** Twenty columns of twenty: as large as a map may be, and with all four corners. */
const square = chartFrom(
  Array.from({ length: 400 }, (_, hex) => {
    const q = Math.floor(hex / 20)
    return meadow(q, (hex % 20) - Math.floor(q / 2))
  }),
)
const one = chartFrom([meadow(3, -5)])

const ROOMS = [
  [1092, 960, 'full'],
  [812, 714, 'full'],
  [709, 624, 'mid'],
  [600, 588, 'mid'],
  [390, 482, 'pocket'],
  [360, 418, 'pocket'],
  [380, 386, 'strip'],
] as const

describe.each(ROOMS)('a room of %i × %i', (width, height, form) => {
  test(`holds the sheet in its form ${form}`, () => expect(formFor(width, height)).toBe(form))

  test.each<[string, Chart]>([
    ['the standard map', shore],
    ['a square of 400 hexes', square],
    ['a single hex far from the middle', one],
  ])('holds %s within its frame', (_, chart) => {
    const { map, width: wide, height: high, margin } = layoutFor({ width, height }, chart, 30, form)
    const { left, top, right, bottom } = boundsOf(chart)
    expect(map.x + map.radius * left).toBeGreaterThan(margin)
    expect(map.x + map.radius * right).toBeLessThan(wide - margin)
    expect(map.y + map.radius * top).toBeGreaterThanOrEqual(margin)
    expect(map.y + map.radius * bottom).toBeLessThan(high - margin)
  })

  test('keeps the character clear of every hex', () => {
    for (const chart of [shore, square]) {
      const { map, portrait } = layoutFor({ width, height }, chart, 30, form)
      const hidden = chart.hexes.filter((hex) => {
        const { x, y } = middleOf(hex, map.radius)
        const west = map.x + x - map.radius / 2
        const north = map.y + y - HALF * map.radius
        return west < portrait.x + portrait.size && north < portrait.y + 1.08 * portrait.size
      })
      expect(hidden).toEqual([])
    }
  })
})

test('fields of the compass can be hit wherever they are buttons', () => {
  for (const [width, height, form] of ROOMS) {
    const { compass, scale } = layoutFor({ width, height }, shore, 30, form)
    if (compass !== null) expect(2 * HALF * compass.radius * scale).toBeGreaterThanOrEqual(24)
  }
})
