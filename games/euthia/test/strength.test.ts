import { describe, expect, test } from 'vitest'
import { TYPICAL, type Typical } from '../content/foe-power.ts'
import { type Foe, shippedPack } from '../content/index.ts'
import { DRAGONFLY } from './bout.ts'
import { winRate } from './strength.ts'

/* How hard our foes are, fought by the rules: many fights of heroes as they are when foes of a level are met. */

const FIGHTS = 250
const { monsters, elites } = shippedPack()
const [start, middle, late, ready] = TYPICAL

interface Rated {
  readonly name: string
  readonly rate: number
}
interface Listed extends Foe {
  readonly level: number
  readonly name: { readonly en: string }
}
const rates = (list: readonly Listed[], level: number, hero: Typical): Rated[] =>
  list.filter((foe) => foe.level === level).map((foe) => ({ name: foe.name.en, rate: plainRate(foe, hero) }))

const known = new Map<Typical, Map<Foe, number>>()

/** Without cards; the same fights are asked about more than once. */
function plainRate(foe: Foe, hero: Typical): number {
  const ofHero = known.get(hero) ?? new Map<Foe, number>()
  known.set(hero, ofHero)
  const rate = ofHero.get(foe) ?? winRate(foe, hero, FIGHTS)
  ofHero.set(foe, rate)
  return rate
}
const mean = (rated: readonly Rated[]): number =>
  rated.reduce((sum, { rate }) => sum + rate, 0) / rated.length

const outside = (rated: readonly Rated[], least: number, most: number): Rated[] =>
  rated.filter(({ rate }) => rate < least || rate > most)

describe.each<[number, Typical, readonly [number, number], readonly [number, number]]>([
  [1, start, [0.74, 1], [0.9, 0.98]],
  [2, middle, [0.64, 1], [0.8, 0.92]],
  [3, late, [0.65, 0.97], [0.75, 0.9]],
])('monsters of level %i', (level, hero, each, together) => {
  test('are beaten by heroes of their time, most of the time', () => {
    const rated = rates(monsters, level, hero)
    expect(outside(rated, ...each)).toEqual([])
    expect(mean(rated)).toBeGreaterThan(together[0])
    expect(mean(rated)).toBeLessThan(together[1])
  })
})

test.each<[number, Typical, number]>([
  [2, start, 0.18],
  [3, middle, 0.15],
])('monsters of level %i are too much for heroes who come too early', (level, hero, most) => {
  const rate = mean(rates(monsters, level, hero))
  expect(rate).toBeGreaterThan(0.01)
  expect(rate).toBeLessThan(most)
})

test.each<[number, Typical, Typical, readonly [number, number], readonly [number, number]]>([
  [1, start, middle, [0.1, 0.75], [0.9, 1]],
  [2, middle, late, [0.05, 0.5], [0.85, 1]],
  [3, late, ready, [0.2, 0.7], [0.85, 1]],
])(
  'elites of level %i are a risk for early heroes and a prey of grown ones',
  (level, early, grown, risk, prey) => {
    expect(outside(rates(elites, level, early), ...risk)).toEqual([])
    expect(outside(rates(elites, level, grown), ...prey)).toEqual([])
  },
)

test.each<[number, Typical]>([
  [1, start],
  [2, middle],
  [3, late],
])('an ambush costs heroes a part of their fights at level %i', (level, hero) => {
  const own = monsters.filter((monster) => monster.level === level)
  const rate = (cards: readonly 'ambush'[]): number =>
    own.reduce((sum, foe) => sum + winRate(foe, hero, FIGHTS, cards), 0) / own.length
  const [none, one, two] = [mean(rates(monsters, level, hero)), rate(['ambush']), rate(['ambush', 'ambush'])]
  expect(none - one).toBeGreaterThan(0.005)
  expect(none - one).toBeLessThan(0.12)
  expect(none - two).toBeGreaterThan(none - one)
  expect(none - two).toBeLessThan(0.25)
})

describe('the measure itself', () => {
  test('a foe that never wounds is always beaten, one that never falls never', () => {
    const harmless = { ...DRAGONFLY, clover: 0, profile: [{ min: null, ops: [] }] }
    const endless = { ...DRAGONFLY, vitality: 40, lasting: [{ op: 'monsterHeal' as const, n: 9 }] }
    expect(winRate(harmless, start, 50)).toBe(1)
    expect(winRate(endless, start, 50)).toBe(0)
  })

  test('health, Gaar and a dodge help; a penalty and Gaar of the foe do not', () => {
    const even = { ...DRAGONFLY, vitality: 5, clover: -2 }
    const rate = (foe: Partial<Foe>, hero: Partial<Typical>): number =>
      winRate({ ...even, ...foe }, { ...start, ...hero }, 1000)
    const plain = rate({}, {})
    expect(rate({}, { health: 9 })).toBeGreaterThan(plain)
    expect(rate({}, { gaar: 4 })).toBeGreaterThan(plain)
    expect(rate({}, { dodge: 2 })).toBeGreaterThan(plain)
    expect(rate({ clover: -4 }, {})).toBeLessThan(plain)
    expect(rate({ gaar: 2 }, {})).toBeLessThan(plain)
    expect(rate({ immune: true }, { dodge: 2 })).toBe(plain)
  })
})
