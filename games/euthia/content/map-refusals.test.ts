import { expect, test } from 'vitest'
import { beast, coins, pathTo, problemOf, withAt } from '../test/broken.ts'

/** What is broken, in which tile, at which field, by what, and what should have stood there. */
test.each<[string, string, string, unknown, RegExp]>([
  ['a treasure without level', 'The Hunter’s Lodge', 'hexes.1.level', undefined, /level exactly/],
  ['a plain with a level', 'The Hunter’s Lodge', 'hexes.2.level', 1, /level exactly on the location "treas/],
  ['an elemental of no kind', 'The Weeping Gate', 'hexes.2.elemental', undefined, /elemental exactly/],
  ['an encounter with nobody', 'The Hunter’s Lodge', 'hexes.0.encounter', undefined, /encounter exactly/],
  ['a monster without loot', 'Ford Market', 'hexes.0.loot', undefined, /loot exactly with a monster/],
  ['loot without a monster', 'Ford Market', 'hexes.2.loot', [coins(2)], /loot exactly with a monster/],
  ['too rich a loot', 'Ford Market', 'hexes.0.loot', [coins(4)], /worth 2 to 3 coins/],
  ['too poor a loot', 'The Black Market', 'hexes.0.loot', [coins(5)], /worth 6 to 8 coins/],
  ['odd loot', 'Ford Market', 'hexes.0.loot', [{ op: 'mp', n: 2 }], /coins, Gaar, potions and cards/],
  [
    'a church in the wilds',
    'Ford Market',
    'special',
    'church',
    /church exactly on tiles of the class "start"/,
  ],
  ['a start without church', 'Church of Shia', 'special', undefined, /church exactly/],
  ['a start in a later chapter', 'Church of Shia', 'chapter', 2, /start tiles in chapter 1/],
  ['a monster at the church', 'Church of Shia', 'hexes.1', beast(1, 2), /no monster here/],
  ['a priest in a market', 'Ford Market', 'priest', true, /priest only on a start tile/],
  ['a general tile that is fixed alone', 'Ford Market', 'soloFixed', true, /only on fixed tiles/],
  ['a lair of nobody', 'Ford Market', 'lair', true, /lair only on scenario tiles/],
  ['a legend for everybody', 'The Singing Stones', 'cls', 'general', /legendary places only/],
  [
    'a scenario tile with nothing',
    'The Singing Stones',
    'special',
    undefined,
    /a legendary place, a lair or ruins/,
  ],
  ['an encounter on a general tile', 'The Hunter’s Lodge', 'cls', 'general', /one encounter exactly/],
  [
    'an encounter tile without one',
    'The Hunter’s Lodge',
    'hexes.0',
    { location: 'plain' },
    /one encounter exactly/,
  ],
  ['a mine in a ring', 'Towers of Ash', 'hexes.0.location', 'cave', /plain hexes around a centre/],
  ['ruins for everybody', 'Ford Market', 'hexes.2.location', 'ruins', /ruins only on scenario tiles/],
  [
    'two elementals side by side',
    'The Weeping Gate',
    'hexes.0',
    { location: 'elemental', elemental: 'fire' },
    /at most one elemental/,
  ],
  ['two portals side by side', 'The Weeping Gate', 'hexes.0.location', 'portal', /at most one portal/],
  ['unguarded merchants', 'Ford Market', 'hexes.1', { location: 'merchant' }, /a monster here/],
  ['an unguarded tower', 'Towers of Ash', 'hexes.1', { location: 'plain' }, /a monster here/],
  ['an unguarded legend', 'The Tree of Swords', 'hexes.1', { location: 'plain' }, /a monster here/],
  ['an unguarded lair', 'The Lair of Mirrezil', 'hexes.2', { location: 'plain' }, /a monster here/],
  [
    'a guarded portal in chapter I',
    'The Weeping Gate',
    'hexes.1',
    { ...beast(1, 2), location: 'portal' },
    /no monster here/,
  ],
])('%s is refused: %s, %s', (_what, name, field, value, expected) => {
  const path = pathTo('mapTiles', name)
  const problem = problemOf(withAt(`${path}.${field}`, value))
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path.startsWith(path)).toBe(true)
})
