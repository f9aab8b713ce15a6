import { hexKey } from '@vyprava/geometry'
import { describe, expect, test } from 'vitest'
import { multisetAround } from '../compass/index.ts'
import { copiesOn } from './copies.ts'
import { CHANNEL, faultOf, type MapHex, parseMap, SHORE, Survey } from './index.ts'

/** A map of ours, with some hexes printed differently. */
function survey(text: string): Survey {
  const map = parseMap(text)
  if (!map.ok) throw new Error(map.problem.expected)
  return new Survey(map.value)
}
const places = (map: Survey, test: (hex: MapHex) => boolean): string =>
  map
    .where(test)
    .map((hex) => hexKey(map.hexes[hex]))
    .join(' ')
const kinds = (map: Survey): number =>
  new Set(map.partHexes().map((hex) => multisetAround(map.neighbours, map.colours, hex))).size

describe('the maps of the box', () => {
  const shore = survey(SHORE)
  const channel = survey(CHANNEL)

  test('shore has what its design says', () => {
    const counts = (['forest', 'mountain', 'meadow', 'ocean', 'road', 'city', 'danger'] as const).map(
      (terrain) => shore.of(terrain).length,
    )
    expect(counts).toEqual([24, 24, 24, 24, 19, 6, 6])
    expect(places(shore, (hex) => hex.wreck)).toBe('-5,3')
    expect(places(shore, (hex) => hex.terrain === 'city')).toBe('-4,5 -1,-4 -1,1 1,4 5,-4 5,0')
    expect(places(shore, (hex) => hex.terrain === 'danger')).toBe('-4,1 -3,6 -1,3 0,-6 3,0 5,-6')
    expect(shore.partHexes()).toHaveLength(65)
    expect(kinds(shore)).toBe(50)
    const centres = copiesOn(shore).map(({ letters }) => hexKey(shore.hexes[letters[6]]))
    expect(centres.join(' ')).toBe('-1,-2 0,-3 0,-2 1,-3 2,-3')
  })

  test('channel has what its design says', () => {
    expect(places(channel, (hex) => hex.wreck)).toBe('0,-2')
    expect(places(channel, (hex) => hex.terrain === 'city')).toBe('-5,0 -4,5 -2,1 0,5 1,-4 4,0')
    expect(places(channel, (hex) => hex.terrain === 'danger')).toBe('-6,6 -2,-2 1,3 3,-2 4,-6 6,-5')
    expect(channel.partHexes()).toHaveLength(65)
    expect(kinds(channel)).toBe(53)
  })

  test('both keep every constraint', () => {
    expect(faultOf(shore.hexes)).toBe(null)
    expect(faultOf(channel.hexes)).toBe(null)
  })
})
