import { checkOptions, Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { TERRAINS } from '../content/index.ts'
import { hexAt, SLOTS } from '../rules/board/index.ts'
import { type DefendersOptions, defendersOptions } from '../rules/options.ts'
import { setUp } from '../rules/setup.ts'
import { edges, hexName } from './notation.ts'
import { describe, pack, printed, STANDARD } from './position.ts'

const begin = (seed: string | number, options: Partial<DefendersOptions> = {}, seats = 2) =>
  setUp(printed, { seats, options: { ...STANDARD, ...options } }, new Random(`setup ${seed}`))

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

/** The tile and side that lie in a slot, found by their print. */
function tileIn(terrain: readonly number[], slot: number): { tile: number; side: number }[] {
  const lying = SLOTS[slot].map((hex) => TERRAINS[terrain[hex]]).join()
  return pack.tiles.flatMap(({ sides }, tile) =>
    sides.flatMap(({ terrains }, side) => (terrains.join() === lying ? [{ tile, side }] : [])),
  )
}

rule(['DE-102', 'DE-103'], 'twelve tiles at random in twelve slots, either side up, never turned', () => {
  const places = new Set<string>()
  for (const seed of SEEDS) {
    const { terrain } = begin(seed)
    const lying = SLOTS.map((_, slot) => tileIn(terrain, slot))
    // Unturned, the terrains of each slot are those of some side of some tile, and no tile is needed twice.
    expect(lying.every((candidates) => candidates.length > 0)).toBe(true)
    expect(assignable(lying.map((candidates) => candidates.map(({ tile }) => tile)))).toBe(true)
    const first = lying[0][0]
    places.add(`${first.tile}${first.side}`)
  }
  expect(places.size).toBeGreaterThan(12)
})

/** Whether every slot can have a tile of its own among its candidates. */
function assignable(candidates: readonly (readonly number[])[], used: readonly number[] = []): boolean {
  if (used.length === candidates.length) return true
  return candidates[used.length].some(
    (tile) => !used.includes(tile) && assignable(candidates, [...used, tile]),
  )
}

rule(
  ['DE-105', 'DE-107', 'DE-108', 'DE-130'],
  'tile 5 on top, 6 toxic sites, direction right, nobody dead',
  () => {
    const state = begin(0)
    expect(state).toMatchObject({ coreTop: 5, toxicSupply: 6, direction: 'right', deaths: [0, 0, 0, 0] })
    expect(state.builtAt).toEqual([-1, -1, -1, -1, -1, -1])
    expect(state.factory.every((tile) => tile === -1)).toBe(true)
  },
)

rule('DE-106', 'each factory tile has a rotation of its own', () => {
  for (const tile of [0, 1, 2, 3, 4, 5]) {
    expect(new Set(SEEDS.map((seed) => begin(seed).rotations[tile])).size).toBe(6)
  }
  expect(SEEDS.some((seed) => new Set(begin(seed).rotations).size > 2)).toBe(true)
})

/** The setup whose top tile has its arrow at this corner. */
function withArrow(arrow: number, options: Partial<DefendersOptions> = {}) {
  const seed = SEEDS.find((other) => begin(other).rotations[5] === arrow) ?? -1
  return describe(begin(seed, options))
}

rule(
  ['DE-109', 'DE-110', 'DE-111', 'DE-112', 'DE-R01'],
  'two walls and an engine, and their mirror image (G7)',
  () => {
    expect(withArrow(4)).toMatchObject({
      walls: edges('0,-1|1,-1', '1,-2|1,-1', '-1,1|0,1', '-1,2|0,1'),
      engines: ['2,-2>1,-1', '0,1>0,2'],
    })
    expect(withArrow(0)).toMatchObject({
      walls: edges('0,1|1,0', '0,1|1,1', '-1,0|0,-1', '-1,-1|-1,0'),
      engines: ['0,2>0,1', '-1,0>-2,0'],
    })
  },
)

rule('DE-R01', 'or turned by half, as an option', () => {
  expect(withArrow(4, { oppositeSetup: 'rotate' })).toMatchObject({
    walls: edges('0,-1|1,-1', '1,-2|1,-1', '0,1|-1,1', '-1,2|-1,1'),
    engines: ['2,-2>1,-1', '-2,2>-1,1'],
  })
})

rule('DE-113', '26 of 30 wall pieces are left', () => {
  expect(begin(0).wallSupply).toBe(26)
})

rule(['DE-114', 'DE-115'], 'two mechs on the core, one beside each mech symbol, 17 left', () => {
  const { mechs, supplies } = describe(begin(0))
  expect(mechs).toEqual({ '0,0': 2, '-3,2': 1 })
  expect(supplies.mechs).toBe(17)
})

rule('DE-116', 'a token on every hex that shows the symbol, as the tiles lie', () => {
  const hexes = new Set<string>()
  for (const seed of SEEDS) {
    const { pollution, terrain } = begin(seed)
    for (const [slot, places] of SLOTS.entries()) {
      const lying = places.map((hex) => pollution[hex])
      const printed = tileIn(terrain, slot).map(({ tile, side }) =>
        [0, 1, 2].map((place) => (pack.tiles[tile].sides[side].polluted.includes(place) ? 1 : 0)),
      )
      expect(printed).toContainEqual(lying)
    }
    expect(pollution.reduce((sum, tokens) => sum + tokens, 0)).toBe(2)
    for (const [hex, tokens] of pollution.entries()) if (tokens > 0) hexes.add(hexName(hex))
  }
  expect(hexes.has(hexName(hexAt(1, 0)))).toBe(true)
  expect(hexes.size).toBeGreaterThan(20)
})

rule(
  ['DE-118', 'DE-120', 'DE-121', 'DE-122', 'DE-123', 'DE-139'],
  'camps on the tracks: 5, 4, 4 for 2, 3, 4 players; markers left',
  () => {
    const camps = [1, 2, 3, 4].map((seats) => begin(0, {}, seats).players.map(({ campsLeft }) => campsLeft))
    expect(camps).toEqual([
      [5, 5],
      [5, 5],
      [4, 4, 4],
      [4, 4, 4, 4],
    ])
    expect(begin(0).players.map(({ support, injuries }) => [support, injuries])).toEqual([
      [0, 0],
      [0, 0],
    ])
  },
)

rule(['DE-120', 'DE-121', 'DE-122'], 'the fields of the camps, from the 4 to the right', () => {
  const hands = [2, 3, 4].map((players) => {
    const track = printed.tracks[players]
    return track.hands.slice(track.first, track.first + track.camps)
  })
  expect(hands).toEqual([
    [4, 4, 4, 6, 6],
    [4, 4, 4, 6],
    [4, 6, 8, 8],
  ])
  expect(printed.tracks.slice(2).map(({ first }) => first)).toEqual([3, 3, 3])
})

rule('DE-128', 'breach tokens are shared out: 6, 4 or 3 each; alone 6 for each faction', () => {
  const shares = [1, 2, 3, 4].map((seats) => begin(0, {}, seats).players.map(({ breaches }) => breaches))
  expect(shares).toEqual([
    [6, 6],
    [6, 6],
    [4, 4, 4],
    [3, 3, 3, 3],
  ])
})

const kindsOf = (deck: readonly number[]): string[] =>
  deck.map((card) => `${pack.machineCards[card].kind}${pack.machineCards[card].hard ? '!' : ''}`).sort()

rule('DE-131', 'the standard deck has the seven basic cards', () => {
  expect(kindsOf(begin(0).machineDeck)).toEqual([
    'engines',
    'engines',
    'factories',
    'factories',
    'mechs',
    'mechs',
    'restart',
  ])
})

rule('DE-132', 'any number of hard cards from 0 to 6, and nothing else', () => {
  for (let hardCards = 0; hardCards <= 6; hardCards++) {
    expect(checkOptions(defendersOptions, { hardCards }).ok).toBe(true)
  }
  for (const hardCards of [-1, 7, 1.5, '2']) {
    expect(checkOptions(defendersOptions, { hardCards }).ok).toBe(false)
  }
})

rule('DE-133', 'drawn at random, each in the place of a basic card of its kind', () => {
  for (let hardCards = 0; hardCards <= 6; hardCards++) {
    const decks = new Set<string>()
    for (const seed of SEEDS) {
      const deck = begin(seed, { hardCards }).machineDeck
      expect(new Set(deck).size).toBe(7)
      expect(deck.filter((card) => pack.machineCards[card].hard)).toHaveLength(hardCards)
      const kinds = kindsOf(deck).map((kind) => kind.replace('!', ''))
      expect(kinds.sort()).toEqual(kindsOf(begin(0).machineDeck))
      decks.add(kindsOf(deck).join())
    }
    expect(decks.size > 1).toBe(hardCards > 0 && hardCards < 6)
  }
})

rule('DE-134', 'the machine deck is shuffled', () => {
  expect(new Set(SEEDS.map((seed) => begin(seed).machineDeck.join())).size).toBeGreaterThan(50)
})
