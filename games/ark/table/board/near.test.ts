import { describe, expect, test } from 'vitest'
import type { MapHex } from '../../maps/index.ts'
import { type Chart, chartFrom, NONE } from '../../rules/index.ts'
import { SHIPPED } from '../packed.ts'
import { formFor, layoutFor } from './layout.ts'
import { amidst, nearFor } from './near.ts'

const meadow = (q: number, r: number): MapHex => ({ q, r, terrain: 'meadow', wreck: false })
const columns = (wide: number, high: number): Chart =>
  chartFrom(
    Array.from({ length: wide * high }, (_, hex) => {
      const q = Math.floor(hex / high)
      return meadow(q, (hex % high) - Math.floor(q / 2))
    }),
  )
const shore = SHIPPED.printed.chartOf({ map: SHIPPED.pack.maps[0].lines.join('\n') })
const wide = columns(50, 8)
const tall = columns(8, 50)

const ROOMS = [
  [812, 714],
  [709, 624],
  [600, 588],
  [390, 482],
  [360, 418],
  [380, 386],
] as const
const laidIn = (width: number, height: number, chart: Chart) =>
  layoutFor({ width, height }, chart, 30, formFor(width, height))

describe.each(ROOMS)('in a room of %i × %i', (width, height) => {
  test('a map of the house stays as it is, whole', () => {
    expect(nearFor(shore, laidIn(width, height, shore), 0)).toBeNull()
  })

  test.each([
    ['50 columns of 8', wide],
    ['8 columns of 50', tall],
  ])('a map of %s comes so near that a hex can be hit', (_, chart) => {
    const layout = laidIn(width, height, chart)
    const near = nearFor(chart, layout, 0)
    expect(layout.map.radius * layout.scale * (near?.scale ?? 1)).toBeGreaterThan(12)
  })

  test('the first hex of a wide map lies at its left edge, the last one at its right', () => {
    const layout = laidIn(width, height, wide)
    expect(nearFor(wide, layout, 0)?.at.x).toBeLessThan(0.12)
    expect(nearFor(wide, layout, wide.size - 1)?.at.x ?? 1).toBeGreaterThan(width < 500 ? 0.88 : 0.55)
  })
})

describe('where it comes near', () => {
  const none = new Array<number>(wide.size).fill(NONE)

  test('nowhere while nothing is lit', () => expect(amidst(wide, none, new Set())).toBeNull())

  test('at the first lit hex of an empty sheet', () => expect(amidst(wide, none, new Set([17, 3]))).toBe(17))

  test('at the lit hex closest to what was visited', () => {
    const visited = none.with(200, 1).with(208, 1)
    expect(amidst(wide, visited, new Set([0, 399, 216, 250]))).toBe(216)
  })
})
