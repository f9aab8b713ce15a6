import { expect, test } from 'vitest'
import { beast, changed, problemOf, tileOf } from '../test/broken.ts'
import type { EuthiaPack } from './index.ts'

/** Faults of whole lists name the list and say what is missing in it. */
test.each<[string, (broken: EuthiaPack) => void, string, RegExp]>([
  [
    'two priests',
    (pack) => Object.assign(pack.mapTiles[0], { priest: true }),
    'mapTiles',
    /one of them with the priest/,
  ],
  [
    'a tile in another chapter',
    (pack) => Object.assign(tileOf(pack, 'Ford Market'), { chapter: 2 }),
    'mapTiles',
    /8 general tiles in chapter 1/,
  ],
  [
    'a lake for a mountain',
    (pack) => Object.assign(tileOf(pack, 'Otter Hills').hexes[2], { location: 'lake' }),
    'mapTiles',
    /5 hexes with the location "mountain" in chapter 1/,
  ],
  [
    'a treasure of a wrong level',
    (pack) => Object.assign(tileOf(pack, 'Otter Hills').hexes[0], { level: 2 }),
    'mapTiles',
    /5 treasures of level 1 in chapter 1/,
  ],
  [
    'fire twice',
    (pack) => Object.assign(tileOf(pack, 'The Weeping Gate').hexes[2], { elemental: 'fire' }),
    'mapTiles',
    /1 elementals of the kind "water" in chapter 1/,
  ],
  [
    'a monster too strong',
    (pack) => Object.assign(tileOf(pack, 'Ford Market').hexes[0], beast(2, 4), { location: 'lake' }),
    'mapTiles',
    /16 monsters of level 1 in chapter 1/,
  ],
  [
    'mines guarded too well',
    (pack) => {
      Object.assign(tileOf(pack, 'Badger Downs').hexes[0], beast(1, 2), { location: 'cave' })
      tileOf(pack, 'Peddler’s Fork').hexes[0] = { location: 'plain' }
    },
    'mapTiles',
    /6 monsters on mining sites in chapter 1/,
  ],
  [
    'treasures guarded too badly',
    (pack) => {
      tileOf(pack, 'Otter Hills').hexes[0] = { location: 'treasure', level: 1 }
      Object.assign(tileOf(pack, 'Tinker’s Rest').hexes[1], beast(1, 2))
    },
    'mapTiles',
    /3 monsters on treasures in chapter 1/,
  ],
  [
    'no towers for everybody',
    (pack) => {
      Object.assign(tileOf(pack, 'Towers of Ash'), { cls: 'general', soloFixed: undefined })
      Reflect.deleteProperty(tileOf(pack, 'Towers of Ash'), 'soloFixed')
      Object.assign(tileOf(pack, 'Smoke Hollow'), { cls: 'fixed' })
    },
    'mapTiles',
    /one fixed tile with alchemists or towers in chapter 3, for one player too/,
  ],
  [
    'a market for two to four only',
    (pack) => Reflect.deleteProperty(tileOf(pack, 'Market of the Three Lindens'), 'soloFixed'),
    'mapTiles',
    /one fixed tile with merchants and a mining site in chapter 1, for one player too/,
  ],
  [
    'a hunter twice',
    (pack) => Object.assign(tileOf(pack, 'The Tithe Barn').hexes[2], { encounter: 'hunter' }),
    'mapTiles',
    /one tile with the encounter "hunter"/,
  ],
  [
    'nobody to be met',
    (pack) => {
      Object.assign(tileOf(pack, 'The Silent Abbey').hexes[0], { encounter: 'fortress' })
    },
    'mapTiles',
    /one tile with the encounter "fortress"/,
  ],
])('%s is refused', (_what, change, path, expected) => {
  const problem = problemOf(changed(change))
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path.startsWith(path)).toBe(true)
})
