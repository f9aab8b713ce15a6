import { describe, expect, test } from 'vitest'
import { woundsOf } from './foe-power.ts'
import { CHAOS_TYPES, type ChaosType, type Foe, type Op, type Profile, shippedPack } from './index.ts'
import { rowOps } from './power.ts'

const { monsters, elites, bounties, chaosCards, combatCards, elementals, healing, movement } = shippedPack()
const named = <Item extends { readonly name: { readonly en: string } }>(
  list: readonly Item[],
  name: string,
) => {
  const found = list.filter((item) => item.name.en === name)
  expect(found, name).toHaveLength(1)
  return found[0]
}
const wounds = ({ profile }: Pick<Foe, 'profile'>, ...strengths: readonly number[]): number[] =>
  strengths.map((strength) => woundsOf(rowOps(profile, strength)))
const byLevel = (list: readonly { readonly level: number }[]): number[] =>
  [1, 2, 3].map((level) => list.filter((item) => item.level === level).length)

test('as many cards as in the box', () => {
  expect(byLevel(monsters)).toEqual([14, 14, 12])
  expect(byLevel(elites)).toEqual([7, 7, 6])
  expect(byLevel(bounties)).toEqual([7, 7, 6])
  const copies = (metal: string): number =>
    chaosCards.filter((card) => card.metal === metal).reduce((sum, { count }) => sum + count, 0)
  expect([copies('silver'), copies('gold'), combatCards.length, elementals.length]).toEqual([24, 32, 36, 4])
})

describe('what the rules tell of single cards', () => {
  test('the dragonfly: wounds from 4, 8 and 12 on, 4 less for every hero (EU-E11, EU-E12)', () => {
    const dragonfly = named(monsters, 'Razorwing Dragonfly')
    expect(wounds(dragonfly, 3, 4, 7, 8, 11, 12)).toEqual([0, 1, 1, 2, 2, 3])
    expect([dragonfly.vitality, dragonfly.clover]).toEqual([3, -4])
  })

  test('the cyclops has two chaos tokens (EU-E16)', () => {
    expect(named(monsters, 'Cyclops of the Crossroads').chaos).toBe(2)
  })

  test('at reputation 0 to 15: 1 reputation, 1 emerald and 2 silver cards (EU-E14)', () => {
    expect(monsters.map(({ reward }) => reward)).toContainEqual({
      min: 0,
      max: 15,
      ops: [
        { op: 'gain', what: 'rep', n: 1 },
        { op: 'gem', kind: 'emerald', n: 1 },
        { op: 'gain', what: 'silver', n: 2 },
      ],
    })
  })

  test('healing for a coin: 6 in the church; every fixed action moves by 2 points', () => {
    expect(healing).toEqual({ merchant: 3, alchemist: 5, tower: 4, church: 6 })
    expect(movement).toEqual({ mine: 2, trade: 2, combat: 2 })
  })
})

describe('silver and gold cards', () => {
  const hare = (n: number): Op => ({ op: 'hare', n })
  const plus = (n: number): Op => ({ op: 'wound', n, sign: 'plus' })
  const clock = (n: number): Op => ({ op: 'clover', n, until: 'clock' })
  const deny: Op = { op: 'denyHeroAfter' }
  const steal = (n: number): Op => ({ op: 'stealGaar', n })
  const mend = (strength: number, n: number, regeneration: number): Op[] => [
    hare(strength),
    { op: 'monsterHeal', n },
    { op: 'lasting', ops: [{ op: 'monsterHeal', n: regeneration }] },
  ]
  const FIELDS: Readonly<Record<ChaosType, readonly (readonly Op[])[]>> = {
    curse: [
      [{ op: 'clover', n: -2 }],
      [
        { op: 'clover', n: -4 },
        { op: 'hit', n: 1, sign: 'minus' },
      ],
    ],
    ambush: [[hare(2)], [hare(3), plus(1)]],
    venom: [[plus(1)], [plus(2), clock(-1)]],
    frenzy: [
      [plus(2), clock(-2)],
      [plus(3), hare(1), clock(-3)],
      [plus(5), hare(2), clock(-4)],
    ],
    mending: [mend(2, 2, 1), mend(2, 4, 1), mend(3, 7, 2)],
    soulControl: [[deny], [deny, plus(2)], [deny, plus(4), steal(1)]],
    mindControl: [
      [steal(1), plus(1)],
      [steal(2), plus(2)],
      [steal(3), plus(4)],
    ],
  }
  test.each(CHAOS_TYPES)('%s does what the table says', (type) => {
    expect(chaosCards.find((card) => card.type === type)?.fields).toEqual(FIELDS[type])
  })

  test('Mind Control takes the place of Soul Control alone and together (EU-1205)', () => {
    expect(chaosCards.filter(({ soloOnly }) => soloOnly).map(({ type }) => type)).toEqual(['mindControl'])
    expect(chaosCards.filter((card) => card.competitiveOnly).map(({ type }) => type)).toEqual(['soulControl'])
  })
})

test('a confrontation: wounds up to 4, something small from 7, essences from 9 on', () => {
  const at = (profile: Profile, strength: number): readonly Op[] => rowOps(profile, strength)
  for (const { key, profile } of elementals) {
    const essence = (n: number): Op => ({ op: 'essence', kind: key, n })
    const rep: Op = { op: 'gain', what: 'rep', n: 1 }
    expect(at(profile, 4)).toEqual([{ op: 'woundSelf', n: key === 'fire' ? 3 : 2 }])
    expect([at(profile, 5), at(profile, 6)]).toEqual([[], []])
    expect([at(profile, 9), at(profile, 10)]).toEqual([[essence(1)], [essence(1)]])
    expect(at(profile, 12)).toEqual([essence(1), rep])
    expect(at(profile, 13)).toEqual([essence(2), rep])
  }
  expect(elementals.map(({ profile }) => at(profile, 8)[0])).toEqual([
    { op: 'gain', what: 'gaar', n: 1 },
    { op: 'resource', site: 'cave', n: 1 },
    { op: 'heal', n: 2 },
    { op: 'gain', what: 'coins', n: 1 },
  ])
})

test('combat cards: 9 with two Gaar, 12 with one; 6 with two chaos, 15 with one', () => {
  const of = (field: 'gaar' | 'chaos', n: number): number =>
    combatCards.filter((card) => card[field] === n).length
  expect([of('gaar', 2), of('gaar', 1), of('chaos', 2), of('chaos', 1)]).toEqual([9, 12, 6, 15])
  expect(new Set(combatCards.map(({ left, right }) => `${left}${right}`)).size).toBe(36)
})

describe('a hunt has its variety', () => {
  test('no two monsters of a level fight in the same way', () => {
    for (const level of [1, 2, 3]) {
      const faces = monsters
        .filter((monster) => monster.level === level)
        .map(({ vitality, clover, gaar, chaos, silver, gold, profile }) =>
          JSON.stringify([vitality, clover, gaar, chaos, silver, gold, profile]),
        )
      expect(new Set(faces).size).toBe(faces.length)
    }
  })

  test('rewards of monsters bring gems of every kind and essences of every element', () => {
    const ops = monsters.flatMap(({ reward }) => reward.ops)
    const kinds = new Set(ops.flatMap((op) => (op.op === 'gem' || op.op === 'essence' ? [op.kind] : [])))
    expect(kinds.size).toBe(12)
  })

  test('an elite has its bounty at the same place of the list', () => {
    expect(bounties.map(({ elite }) => elite)).toEqual(elites.map(({ id }) => id))
  })
})
