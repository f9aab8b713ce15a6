import { checkData } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { coins, pathTo, problemOf, whole, withAt } from '../test/broken.ts'
import { houseSchema } from './house.ts'

test('our own pack is good', () => {
  expect(problemOf(whole)).toBeNull()
})

/** Scenarios that could not be set up or won. */
test.each<[string, string, unknown, RegExp]>([
  [
    'too many general tiles',
    'scenarios.0.tiles.0.general',
    [4, 4, 6, 9],
    /at most 8, as many as chapter 1 has/,
  ],
  [
    'too many encounters',
    'scenarios.0.tiles.1.encounter',
    [1, 1, 4, 2],
    /at most 3, as many as chapter 2 has/,
  ],
  ['a lair too early', 'scenarios.2.tiles.0.lair', 1, /at most 0, as many as chapter 1 has/],
  ['ruins too early', 'scenarios.3.tiles.0.ruins', 1, /at most 0/],
  ['too many legends', 'scenarios.2.tiles.1.legendary', 2, /at most 1/],
  ['fixed tiles left out', 'scenarios.1.tiles.2.fixed.table', 2, /3, all fixed tiles/],
  ['fixed tiles left out alone', 'scenarios.1.tiles.2.fixed.solo', 3, /2, all fixed tiles for one player/],
  ['no map at all', 'scenarios.1.tiles', [], /one to five chapters/],
  ['elites of level 4', 'scenarios.0.hooks.0.levels', [1, 4], /levels 1 to 3/],
  ['a dragon after the end', 'scenarios.1.hooks.0.from', 11, /a round up to 10/],
  ['events after the end', 'scenarios.2.hooks.1.to', 13, /a round up to 12/],
  ['events backwards', 'scenarios.2.hooks.1.from', 10, /a round up to 9/],
  ['more events than cards', 'scenarios.2.hooks.1.from', 2, /a deck of at least 8 cards/],
  ['legends without places', 'scenarios.2.tiles.4.legendary', 1, /a deck of 5 cards/],
  ['a sleeper that sleeps through', 'scenarios.2.hooks.3.wakesAfter', 12, /a round up to 12/],
  ['a sleeper without a lair', 'scenarios.2.tiles.4.lair', 0, /one lair among the tiles/],
  ['ash after the end', 'scenarios.2.hooks.4.from', 13, /a round up to 12/],
  ['a golem after the end', 'scenarios.3.hooks.0.appearsBy', 9, /a round up to 9/],
  ['a golem from nowhere', 'scenarios.3.tiles.2.ruins', 0, /one tile with ruins among the tiles/],
  ['a treasure of level 4', 'scenarios.3.hooks.0.treasure', 4, /a level from 1 to 3/],
  ['a goal of nobody', 'scenarios.1.goal', { goal: 'sleeper' }, /a goal with its hook "sleeper"/],
  ['too many elites to beat', 'scenarios.0.goal.solo', 10, /at most 9 elites with 1 players/],
  ['too many elites together', 'scenarios.0.goal.cooperative.each', 6, /at most 12 elites with 2 players/],
  ['a key twice', 'scenarios.1.key', 'hunt', /no other scenario/],
])('%s: refused in %s', (_what, path, value, expected) => {
  const problem = problemOf(withAt(path, value))
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path.split('.').slice(0, 2).join('.')).toBe(path.split('.').slice(0, 2).join('.'))
})

test('tiles that no scenario uses are refused', () => {
  const unpriestly = problemOf(withAt('scenarios.3.priest', false))
  expect(unpriestly).toMatchObject({ path: 'mapTiles.1.cls', expected: 'a tile that some scenario uses' })
  const short = problemOf(withAt('scenarios.2.tiles.4.general', [0, 0, 0, 0]))
  expect(short?.path).toBe(`${pathTo('mapTiles', 'Still on the Glass Desert')}.cls`)
})

test('the whole pack is checked like its parts', () => {
  expect(checkData(houseSchema, whole).ok).toBe(true)
  const mean = checkData(
    houseSchema,
    withAt(`${pathTo('encounterCards', 'A Debt at the Inn')}.reward`, [coins(1)]),
  )
  expect(mean).toMatchObject({ ok: false, problem: { expected: 'a reward worth 4 to 6 coins' } })
  const endless = checkData(houseSchema, withAt('scenarios.1.hooks.0.from', 11))
  expect(endless).toMatchObject({ ok: false, problem: { path: 'scenarios.1.hooks.0.from' } })
})
