import { describe, expect, test } from 'vitest'
import type { Terrain } from '../rules/vocabulary.ts'
import { faultOf, MAP_CHECKS, type MapHex, parseMap, SHORE, Survey, sayFault } from './index.ts'

const parsed = parseMap(SHORE)
const shore: readonly MapHex[] = parsed.ok ? parsed.value : []

/** The standard map with some hexes printed differently: `{ '0,0': 'forest' }`. */
const edited = (changes: Readonly<Record<string, Terrain>>): readonly MapHex[] =>
  shore.map((hex) => ({ ...hex, terrain: changes[`${hex.q},${hex.r}`] ?? hex.terrain }))
const everywhere = (change: (hex: MapHex) => Terrain): readonly MapHex[] =>
  shore.map((hex) => ({ ...hex, terrain: change(hex) }))
const sunkAt = (q: number, r: number): readonly MapHex[] =>
  shore.map((hex) => ({ ...hex, wreck: hex.q === q && hex.r === r }))
const swapped = (one: string, other: string): readonly MapHex[] => {
  const at = (key: string): Terrain => shore.find(({ q, r }) => `${q},${r}` === key)?.terrain ?? 'danger'
  return edited({ [one]: at(other), [other]: at(one) })
}

/** Maps that break each constraint, with a word of the complaint. */
const BROKEN: readonly (readonly [check: string, complaint: RegExp, map: readonly MapHex[]])[] = [
  ['shape', /126 hexes/, shore.slice(1)],
  ['shape', /\(7,0\) lies outside/, [...shore, { q: 7, r: 0, terrain: 'forest', wreck: false }]],
  ['counts', /25 hexes of forest/, edited({ '-6,0': 'forest' })],
  ['counts', /7 hexes of danger/, edited({ '5,0': 'danger' })],
  ['counts', /5 hexes of city/, edited({ '5,0': 'road' })],
  ['counts', /22 hexes of road/, edited({ '-6,0': 'road', '-6,1': 'road', '-5,-1': 'road' })],
  ['counts', /0 wrecks/, sunkAt(9, 9)],
  ['connected', /2 pieces/, edited({ '6,-5': 'danger', '5,-5': 'danger' })],
  ['dangerPlaces', /neither/, swapped('0,-6', '0,-5')],
  ['dangerPlaces', /2 dangers on the border and 4 inland/, swapped('0,-6', '0,-4')],
  ['dangerApart', /distance 2/, swapped('-3,6', '-1,5')],
  ['dangerApart', /inland dangers .* at distance 3/, swapped('3,0', '0,0')],
  ['dangerClear', /danger \(-1,-3\) beside the city \(-1,-4\)/, swapped('0,-6', '-1,-3')],
  ['dangerClear', /danger \(-5,2\) beside the wreck \(-5,3\)/, swapped('-4,1', '-5,2')],
  ['seas', /seas of/, swapped('-4,2', '6,0')],
  ['wreck', /\(0,-4\) must lie/, sunkAt(0, -4)],
  ['wreck', /\(-6,2\) must lie/, sunkAt(-6, 2)],
  ['cities', /on the border/, swapped('5,0', '5,1')],
  ['cities', /distance 2/, swapped('-1,1', '-1,-2')],
  ['network', /2 networks/, swapped('4,1', '6,0')],
  ['network', /no road at the city/, edited({ '5,-3': 'city', '-1,-3': 'city', '0,-2': 'city' })],
  [
    'cityColours',
    /around the city \(5,0\)/,
    edited({ '5,-1': 'road', '5,1': 'road', '6,-1': 'road', '6,0': 'road', '4,0': 'forest', '4,1': 'road' }),
  ],
  [
    'patches',
    /hexes of forest/,
    edited({ '4,-4': 'forest', '4,-3': 'forest', '3,-3': 'forest', '2,-1': 'forest' }),
  ],
  ['starts', /"meadow"/, everywhere(({ terrain }) => (terrain === 'meadow' ? 'forest' : terrain))],
  ['starts', /"wreck side"/, sunkAt(9, 9)],
  [
    'partHexes',
    /can hold a part/,
    everywhere(({ q, r, terrain }) => (q % 3 === 0 && r % 3 === 0 ? 'danger' : terrain)),
  ],
  ['partHexes', /1 different surroundings/, everywhere(() => 'forest')],
  ['partColours', /blue occurs/, everywhere(({ terrain }) => (terrain === 'ocean' ? 'meadow' : terrain))],
  ['solvable', /no copy/, everywhere(({ terrain }) => (terrain === 'ocean' ? 'meadow' : terrain))],
  ['solvable', /no line of play/, everywhere(({ terrain }) => (terrain === 'city' ? 'road' : terrain))],
]

describe('the constraints of a map', () => {
  test('every check has maps that break it', () => {
    expect([...new Set(BROKEN.map(([check]) => check))].sort()).toEqual(
      MAP_CHECKS.map(({ name }) => name).sort(),
    )
  })

  test.each(BROKEN)('%s: %s', (name, complaint, map) => {
    const check = MAP_CHECKS.find((each) => each.name === name)
    expect(check?.fault(new Survey(shore))).toBe(null)
    const fault = check?.fault(new Survey(map)) ?? null
    expect(fault && sayFault(map, fault)).toMatch(complaint)
    expect(faultOf(map)).not.toBe(null)
  })

  test('a fault points at hexes of the map, unless something is missing', () => {
    const nowhere = BROKEN.filter(([name, , map]) => {
      const fault = MAP_CHECKS.find((each) => each.name === name)?.fault(new Survey(map))
      expect(fault?.hexes.every((hex) => hex in map)).toBe(true)
      return fault?.hexes.length === 0
    })
    expect(nowhere.map(([, complaint]) => complaint.source)).toEqual([
      '126 hexes',
      '5 hexes of city',
      '0 wrecks',
      '"meadow"',
      '"wreck side"',
      'no copy',
      'no line of play',
    ])
  })

  test('two roads more or fewer are made up by meadows', () => {
    const counts = MAP_CHECKS.find(({ name }) => name === 'counts')
    expect(counts?.fault(new Survey(edited({ '-6,0': 'road', '-6,1': 'road' })))).toBe(null)
    expect(counts?.fault(new Survey(edited({ '5,-3': 'meadow' })))).toBe(null)
    expect(counts?.fault(new Survey(edited({ '5,-3': 'forest' })))).toMatchObject({ terrain: 'forest' })
  })
})
