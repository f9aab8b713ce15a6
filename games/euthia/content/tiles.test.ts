import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  assembled,
  type Cost,
  GEMS,
  HEROES,
  type HeroKey,
  type Op,
  packSchema,
  SOURCES,
  type Source,
  type Tile,
} from './index.ts'
import { bySlug, numbered } from './join.ts'
import { isConditioned, meanHits, roleOf, stepOf, VALUE_STEPS } from './power.ts'

const { entries } = packSchema
const parts = v.object({
  heroes: entries.heroes,
  tiles: entries.tiles,
  gems: entries.gems,
  essences: entries.essences,
})
const { heroes, tiles, gems, essences } = v.parse(parts, assembled())
const from = (source: Source): Tile[] => tiles.filter((tile) => tile.source === source)
const copies = (list: readonly Tile[]): number => list.reduce((sum, { count }) => sum + count, 0)
const hitsAt = ({ profile = [] }: Tile, strength: number): number => {
  const row = profile.findLast(({ min }) => min === null || strength >= min)
  return (row?.ops ?? []).reduce((sum, op) => sum + (op.op === 'hit' ? op.n : 0), 0)
}

test('as many tiles as in the box', () => {
  expect(SOURCES.map((source) => [source, copies(from(source))])).toEqual([
    ['hero', 135],
    ['merchant', 73],
    ['alchemist', 76],
    ['tower', 70],
    ['mountain', 25],
    ['lake', 25],
    ['cave', 24],
    ['treasure1', 20],
    ['treasure2', 20],
    ['treasure3', 20],
    ['hunter', 12],
    ['armourer', 12],
    ['sorceress', 7],
    ['healingPotion', 12],
    ['provisions', 6],
    ['artifact', 6],
    ['teleportScroll', 4],
  ])
  expect(gems.map(({ key, count }) => [key, count])).toEqual(
    GEMS.map((key) => [key, key === 'demonite' || key === 'diamond' ? 10 : 15]),
  )
  expect(essences.map(({ key, count }) => [key, count])).toEqual([
    ['air', 15],
    ['earth', 15],
    ['water', 15],
    ['fire', 15],
  ])
})

test.each(['merchant', 'alchemist', 'tower'] as const)('most tiles of the %s deck are unique', (source) => {
  const share = from(source).length / copies(from(source))
  expect(share).toBeGreaterThanOrEqual(0.6)
  expect(share).toBeLessThanOrEqual(0.7)
})

test('a fifth of the weapons in the shops can strike first', () => {
  const weapons = tiles.filter(
    ({ source, kind }) => kind === 'weapon' && ['merchant', 'alchemist', 'tower'].includes(source),
  )
  const first = weapons.filter(({ effects }) => effects.some(({ timing }) => timing === 'firstStrike'))
  expect(copies(weapons)).toBe(31)
  expect(copies(first) / copies(weapons)).toBeCloseTo(0.2, 1)
})

/** Kinds whose seen prices keep more of their worth. */
const KEEPS_WORTH = ['chest', 'flask']
test('things are sold for about half their price', () => {
  const odd = tiles.filter(({ kind, price, sale }) => {
    if (price === undefined || sale === undefined || KEEPS_WORTH.includes(kind)) return false
    return sale < Math.floor(price.coins * 0.4) || sale > Math.ceil(price.coins * 0.6)
  })
  // The seen jewel 3 (3) and the seen price of dragon armour 11 (6), kept for all of its pieces.
  expect(odd.filter(({ armour }) => armour !== 'dragon').map(({ name }) => name.en)).toEqual([
    'Charm of the Ford',
  ])
})

describe.each(HEROES)('the tiles of %s', (hero) => {
  const own = from('hero').filter((tile) => tile.hero === hero)
  const starting = own.filter(({ value }) => value === null)
  const COUNT: Record<HeroKey, number> = {
    ael: 22,
    dral: 22,
    keleia: 22,
    maeldur: 21,
    skoldur: 24,
    taesiri: 24,
  }

  test('are as many as in the box, each once', () => {
    expect(own).toHaveLength(COUNT[hero])
    expect(own.every(({ count }) => count === 1)).toBe(true)
  })

  test('begin with a weapon of the same strength, which cannot be sold', () => {
    expect(starting.map(({ kind }) => kind)).toEqual(hero === 'maeldur' ? ['weapon'] : ['weapon', 'ability'])
    expect(starting[0].sale).toBeUndefined()
    if (hero === 'maeldur') return
    expect([3, 4, 7, 8, 11, 12].map((strength) => hitsAt(starting[0], strength))).toEqual([0, 1, 1, 2, 2, 3])
  })

  test.each(['solo', 'multi'])('offer a choice of two roles at each value (%s)', (players) => {
    const stack = own.filter(
      (tile) => tile.value !== null && (tile.players === undefined || tile.players === players),
    )
    const values = hero === 'skoldur' ? [0, ...VALUE_STEPS] : VALUE_STEPS
    expect(stack).toHaveLength(values.length * 2)
    for (const value of values) {
      const roles = stack.filter((tile) => tile.value === value).map(roleOf)
      expect(new Set(roles).size, `${value}`).toBe(2)
    }
  })

  test('grow stronger with their value', () => {
    const strength = (role: string) =>
      own
        .filter((tile) => tile.value !== null && roleOf(tile) === role)
        .map((tile) => meanHits(tile) / (role !== 'weapon' && isConditioned(tile) ? 1.3 : 1))
    for (const role of ['weapon', 'attack', 'firstStrike']) {
      const hits = strength(role)
      expect(hits.length, role).toBeGreaterThan(1)
      expect(hits, role).toEqual([...hits].sort((a, b) => a - b))
    }
  })

  test('cost a coin more each step', () => {
    for (const { value, price } of own) {
      if (typeof value !== 'number') continue
      expect((price?.coins ?? 0) + 2 * (price?.essence?.n ?? 0)).toBe(1 + stepOf(value))
      if (price?.essence) expect(price.essence.kind).toBe(heroes[HEROES.indexOf(hero)].element)
    }
  })
})

describe('heroes play differently', () => {
  const stacked = (hero: HeroKey) => from('hero').filter((tile) => tile.hero === hero && tile.value !== null)
  const parts = (cost: Cost): readonly Cost[] =>
    cost.pay === 'all' || cost.pay === 'oneOf' ? cost.of : [cost]
  const paying = (hero: HeroKey, pay: Cost['pay']): number =>
    stacked(hero).filter(({ effects }) =>
      effects.some(({ cost }) => cost !== undefined && parts(cost).some((part) => part.pay === pay)),
    ).length
  const doing = (hero: HeroKey, ...ops: Op['op'][]): number =>
    stacked(hero).filter((tile) =>
      [
        ...tile.effects.flatMap((effect) => effect.do),
        ...(tile.profile ?? []).flatMap((row) => row.ops),
      ].some(({ op }) => ops.includes(op)),
    ).length
  const most = (of: (hero: HeroKey) => number): HeroKey =>
    HEROES.reduce((best, hero) => (of(hero) > of(best) ? hero : best))
  const share = (role: string) => (hero: HeroKey) => roles(role)(hero) / stacked(hero).length
  const roles = (role: string) => (hero: HeroKey) =>
    stacked(hero).filter((tile) => roleOf(tile) === role).length
  const needingSets = (hero: HeroKey): number =>
    stacked(hero).filter(({ effects }) => effects.some(({ when }) => when?.when === 'set')).length

  test.each<[string, HeroKey, (hero: HeroKey) => number]>([
    ['heals and hopes', 'ael', (hero) => doing(hero, 'heal', 'hope', 'cancel') + paying(hero, 'hope')],
    ['has shields', 'dral', roles('shield')],
    ['needs sets of armour', 'dral', needingSets],
    [
      'runs, dodges and strikes first',
      'keleia',
      (hero) => ['defence', 'firstStrike', 'movement'].reduce((sum, role) => sum + share(role)(hero), 0),
    ],
    ['burns Gaar', 'maeldur', (hero) => paying(hero, 'gaar')],
    ['pays in Dwurt and blood', 'skoldur', (hero) => paying(hero, 'dwurt') + paying(hero, 'wounds')],
    ['pays in essences', 'taesiri', (hero) => paying(hero, 'essence')],
  ])('%s: %s', (_what, hero, of) => {
    expect(most(of)).toBe(hero)
  })
})

describe('joining', () => {
  test('ids are places; the slug leads to the words and ends there', () => {
    const words = { name: { cs: 'Meč' }, line: { cs: 'Řeže.' } }
    expect(numbered(bySlug([{ slug: 'sword' }, { slug: 'bow' }], { sword: words }))).toEqual([
      { id: 0, ...words },
      { id: 1 },
    ])
    expect(tiles.every((tile, place) => tile.id === place && !('slug' in tile))).toBe(true)
  })
})
