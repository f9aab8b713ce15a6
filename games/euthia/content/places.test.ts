import { describe, expect, test } from 'vitest'
import { type Cost, type MapHex, type MapTile, type Op, SITES, shippedPack, TITLE_CRITERIA } from './index.ts'

const pack = shippedPack()
const { mapTiles, encounterCards, scenarioCards, scenarios, titles } = pack

const tally = (keys: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}
const chapter = (n: number): MapTile[] =>
  mapTiles.filter((tile) => tile.chapter === n && tile.cls !== 'start')
const hexesOf = (tiles: readonly MapTile[]): MapHex[] => tiles.flatMap((tile): MapHex[] => tile.hexes)

describe('the map', () => {
  test('16, 13, 14, 14 and 12 tiles, two of them churches', () => {
    expect(tally(mapTiles.map((tile) => tile.chapter))).toEqual({ 1: 16, 2: 13, 3: 14, 4: 14, 5: 12 })
    expect(mapTiles.filter(({ special }) => special === 'church').map(({ priest }) => priest)).toEqual([
      undefined,
      true,
    ])
  })

  test('42, 39, 42, 42 and 36 hexes with monsters of rising levels', () => {
    expect([1, 2, 3, 4, 5].map((n) => hexesOf(chapter(n)).length)).toEqual([42, 39, 42, 42, 36])
    expect(
      [1, 2, 3, 4, 5].map((n) => tally(hexesOf(chapter(n)).flatMap(({ monster }) => monster ?? []))),
    ).toEqual([
      { 1: 16, 2: 1 },
      { 1: 10, 2: 10 },
      { 1: 3, 2: 18, 3: 4 },
      { 2: 9, 3: 17 },
      { 2: 4, 3: 22 },
    ])
  })

  test('the three places of a tile are used alike by locations', () => {
    const used = [0, 1, 2].map(
      (slot) => mapTiles.filter(({ hexes }) => hexes[slot].location !== 'plain').length,
    )
    expect(Math.max(...used) - Math.min(...used)).toBeLessThan(12)
  })

  test('the loot seen in the rules lies on a field with a monster of level 3', () => {
    const seen: readonly Op[] = [
      { op: 'gain', what: 'coins', n: 3 },
      { op: 'gain', what: 'potion', n: 1 },
      { op: 'gain', what: 'gaar', n: 1 },
      { op: 'gain', what: 'silver', n: 1 },
    ]
    const found = hexesOf(mapTiles).filter(({ loot }) => JSON.stringify(loot) === JSON.stringify(seen))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ monster }) => monster === 3)).toBe(true)
  })

  test('every chapter offers all that is mined, and trade, alone too', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const locations = hexesOf(chapter(n)).map(({ location }) => location)
      for (const site of SITES) expect(locations).toContain(site)
      const alone = hexesOf(chapter(n).filter(({ soloFixed }) => soloFixed)).map(({ location }) => location)
      expect(alone).toContain('merchant')
    }
  })
})

const costs = (cost: Cost): readonly Cost[] =>
  cost.pay === 'all' || cost.pay === 'oneOf' ? cost.of.flatMap(costs) : [cost]

describe('encounters', () => {
  test("seven cards each, five more of the sorceress's for one player", () => {
    const common = encounterCards.filter(({ soloOnly }) => !soloOnly)
    expect(Object.values(tally(common.map(({ encounter }) => encounter)))).toEqual(Array(14).fill(7))
    expect(encounterCards.filter(({ soloOnly }) => soloOnly).map(({ encounter }) => encounter)).toEqual(
      Array(5).fill('sorceress'),
    )
  })

  test('EU-E17: the steward asks for an emerald or a ruby', () => {
    expect(encounterCards.find(({ name }) => name.en === 'A Stone for the Seal')).toMatchObject({
      encounter: 'steward',
      require: {
        pay: 'oneOf',
        of: [
          { pay: 'gem', kind: 'emerald', n: 1 },
          { pay: 'gem', kind: 'ruby', n: 1 },
        ],
      },
      reward: [
        { op: 'gain', what: 'rep', n: 1 },
        { op: 'gain', what: 'coins', n: 3 },
      ],
    })
  })

  test('what quests ask for can be had: items are sold in some shop, trophies have three levels', () => {
    const sold = new Set(pack.tiles.filter(({ price }) => price !== undefined).map(({ kind }) => kind))
    for (const cost of encounterCards.flatMap(({ require }) => costs(require))) {
      if (cost.pay === 'item') expect(sold).toContain(cost.kind)
      if (cost.pay === 'trophy') expect([1, 2, 3]).toContain(cost.level)
    }
  })

  test('no two quests of an encounter are the same', () => {
    const faces = encounterCards.map(({ encounter, require, reward }) =>
      JSON.stringify([encounter, require, reward]),
    )
    expect(new Set(faces).size).toBe(faces.length)
  })
})

const cards = (kind: string) => scenarioCards.filter((card) => card.kind === kind)
const reputation = (ops: readonly Op[] = []): number =>
  ops.reduce((sum, op) => (op.op === 'gain' && op.what === 'rep' ? sum + op.n : sum), 0)
const mostWounds = (card: (typeof scenarioCards)[number]): number =>
  Math.max(
    ...(card.foe?.profile ?? []).map(({ ops }) =>
      ops.reduce((sum, op) => (op.op === 'wound' ? sum + op.n : sum), 0),
    ),
  )

describe('cards of scenarios', () => {
  test('Farruga grows from 8 to 14, and by 1 for each player', () => {
    expect(cards('farruga').map(({ foe, vitalityEach }) => [foe?.vitality, vitalityEach])).toEqual([
      [8, 1],
      [10, 1],
      [12, 1],
      [14, 1],
    ])
    expect(cards('farruga').map(({ reward }) => reputation(reward))).toEqual([2, 3, 4, 6])
    expect(cards('farrugaAttack').map(({ target }) => target)).toEqual([
      'nearestChurch',
      'farthestChurch',
      'nearestTrader',
      'newest',
    ])
  })

  test('Mirrezil grows card by card for each player; the last card is immune', () => {
    expect(cards('mirrezil').map(({ foe, vitalityEach }) => [foe?.vitality, vitalityEach])).toEqual([
      [1, 4],
      [1, 5],
      [1, 6],
      [1, 7],
    ])
    expect(cards('mirrezil').map(mostWounds)).toEqual([5, 6, 8, 9])
    expect(cards('mirrezil').map(({ foe }) => foe?.immune)).toEqual([false, false, false, true])
    expect(cards('mirrezil').map(({ reward }) => reputation(reward))).toEqual([3, 4, 5, 8])
    expect(cards('mirrezil').every(({ reward = [] }) => reward.some(({ op }) => op === 'treasure'))).toBe(
      true,
    )
  })

  test('legends bring 4 reputation and an artifact', () => {
    for (const { reward } of cards('legend')) {
      expect(reward).toEqual([
        { op: 'gain', what: 'rep', n: 4 },
        { op: 'gain', what: 'artifact', n: 1 },
      ])
    }
  })

  test('events are all different and last a round', () => {
    const rules = cards('event').flatMap(({ ops = [] }) => ops.flatMap((op) => (op.op === 'rule' ? op : [])))
    expect(new Set(rules.map(({ rule }) => rule)).size).toBe(6)
    expect(rules.every(({ until }) => until === 'round')).toBe(true)
    expect(rules.find(({ rule }) => rule === 'fireWounds')?.n).toBe(3)
    expect(cards('event')).toHaveLength(7)
  })

  test('the golem: its steps, and its diagram 5 > 2, 8 > 4, 11 > 6', () => {
    expect(tally(cards('ravage').map(({ steps = 0 }) => steps))).toEqual({ 1: 4, 2: 4, 3: 2 })
    const [{ foe }] = cards('golem')
    expect(foe).toMatchObject({ gaar: 2, chaos: 2, immune: true })
    expect(foe?.profile.map(({ min, ops }) => [min, ...ops.map((op) => ('n' in op ? op.n : null))])).toEqual([
      [null],
      [5, 2],
      [8, 4],
      [11, 6, -1],
    ])
  })

  test('twelve titles of 2 reputation', () => {
    expect(titles.map(({ criterion, rep }) => [criterion, rep])).toEqual(
      TITLE_CRITERIA.map((name) => [name, 2]),
    )
  })
})

describe('scenarios', () => {
  test('rounds, modes and coins', () => {
    expect(scenarios.map(({ key, rounds, modes, coins }) => [key, rounds, modes.length, coins])).toEqual([
      ['hunt', 8, 3, 2],
      ['settlements', 10, 3, 2],
      ['mirrezil', 12, 3, 2],
      ['disaster', 9, 2, 3],
    ])
    expect(scenarios[3].modes).not.toContain('competitive')
  })

  test('EU-E01: three players defend the settlements on 3 + 1 + 6, 3 + 1 + 4, 3 + 2 + 3 and 3 + 0 + 3 tiles', () => {
    expect(
      scenarios[1].tiles.map(({ fixed, encounter, general }) => [fixed.table, encounter[2], general[2]]),
    ).toEqual([
      [3, 1, 6],
      [3, 1, 4],
      [3, 2, 3],
      [3, 0, 3],
    ])
  })

  test('the table of the settlements is that of the rules for one, two and four players too', () => {
    expect(scenarios[1].tiles.map(({ general }) => general)).toEqual([
      [3, 4, 6, 7],
      [2, 2, 4, 6],
      [2, 2, 3, 5],
      [3, 1, 3, 5],
    ])
  })

  test('legendary tiles, lair and ruins lie in their chapters', () => {
    expect(
      scenarios.map(({ tiles }) => tiles.map(({ legendary, lair, ruins }) => [legendary, lair, ruins])),
    ).toEqual([
      Array(3).fill([0, 0, 0]),
      Array(4).fill([0, 0, 0]),
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [2, 1, 0],
      ],
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, 0],
      ],
    ])
  })

  test('grades of the hunt alone: tracker, hunter from 35, master from 55', () => {
    expect(scenarios.map(({ grades }) => grades)).toEqual([[0, 35, 55], [], [], []])
    expect(scenarios[0].gradeNames.map(({ en }) => en)).toEqual(['Tracker', 'Hunter', 'Master of the Hunt'])
  })
})
