import { checkData } from '@vyprava/kernel'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { houseSchema } from './house.ts'
import { assembled, type Bounty } from './index.ts'
import { lairsOnMap } from './lairs.ts'

const { entries } = houseSchema
const parts = v.pipe(
  v.object({
    mapTiles: entries.mapTiles,
    bounties: v.array(entries.bounties.item),
    scenarios: entries.scenarios,
  }),
  lairsOnMap(),
)
const whole = v.parse(parts, assembled())
const level1 = whole.bounties.findIndex(({ level }) => level === 1)
const level2 = whole.bounties.findIndex(({ level }) => level === 2)

const problemOf = (pack: unknown) => {
  const checked = checkData(parts, pack)
  return checked.ok ? null : checked.problem
}
const withLair = (place: number, lair: Bounty['lair']) => ({
  ...whole,
  bounties: whole.bounties.map((bounty, at) => (at === place ? { ...bounty, lair } : bounty)),
})

test('every lair of our bounties is on the maps that need it', () => {
  expect(problemOf(whole)).toBeNull()
})

test.each<[string, number, Bounty['lair']]>([
  ['in a fortress that may not come', level2, { type: 'special', what: 'fortress' }],
  ['at a lord beyond the map', level1, { type: 'special', what: 'lord' }],
  ['at a legend of another scenario', level1, { type: 'special', what: 'legend' }],
])('a lair %s is refused', (_what, place, lair) => {
  expect(problemOf(withLair(place, lair))).toMatchObject({
    path: `bounties.${place}.lair.what`,
    expected: expect.stringMatching(/a lair that the map of "hunt" has for certain/),
  })
})

test('a lair in a chapter that the scenario does not have is refused', () => {
  const short = whole.scenarios.map((scenario) => ({ ...scenario, tiles: scenario.tiles.slice(0, 2) }))
  const tower = whole.bounties.findIndex(({ lair }) => lair.what === 'tower')
  expect(problemOf({ ...whole, scenarios: short })?.path).toBe(`bounties.${tower}.lair.what`)
})

test('a lair on a place that no tile bears any more is refused', () => {
  const dry = whole.mapTiles.map((tile) => ({
    ...tile,
    hexes: tile.hexes.map((hex) => (hex.location === 'lake' ? { ...hex, location: 'mountain' } : hex)),
  }))
  const bare = v.pipe(
    v.object({
      mapTiles: v.array(entries.mapTiles.item),
      bounties: v.array(entries.bounties.item),
      scenarios: entries.scenarios,
    }),
    lairsOnMap(),
  )
  const checked = checkData(bare, { ...whole, mapTiles: dry })
  const place = whole.bounties.findIndex(({ lair }) => lair.what === 'lake')
  expect(checked.ok ? null : checked.problem.path).toBe(`bounties.${place}.lair.what`)
})
