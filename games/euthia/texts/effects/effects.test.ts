import { LANGUAGES } from '@vyprava/atlas/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../../testing/speech.ts'
import { type Effect, type Op, shippedPack } from '../../content/index.ts'
import { SAYERS, TERMS } from './index.ts'

const pack = shippedPack()
const effects = [...pack.tiles, ...pack.gems, ...pack.essences].flatMap((thing) => thing.effects)
const profiles = [
  ...pack.tiles.flatMap(({ profile }) => (profile === undefined ? [] : [profile])),
  ...[...pack.monsters, ...pack.elites, ...pack.elementals].map(({ profile }) => profile),
]
const lists = [
  ...pack.monsters.map(({ reward }) => reward.ops),
  ...pack.bounties.map(({ reward }) => reward),
  ...pack.encounterCards.map(({ reward }) => reward),
  ...pack.chaosCards.flatMap(({ fields }) => fields),
  ...pack.scenarioCards.flatMap(({ reward, ops }) => [reward ?? [], ops ?? []]),
  ...pack.mapTiles.flatMap(({ hexes }) => hexes.map(({ loot }) => loot ?? [])),
]

describe.each(LANGUAGES)('effects in %s', (language) => {
  const say = SAYERS[language]

  test('everything printed in our pack has words, whole and of this language', () => {
    const texts = [
      ...effects.map(say.effect),
      ...profiles.map(say.rows),
      ...lists.map(say.ops),
      ...pack.encounterCards.map(({ require }) => say.cost(require)),
    ]
    expect(flaws(language, texts)).toEqual([])
  })

  test('different ops are told differently', () => {
    const shown = new Map<string, string>()
    for (const op of [...effects.flatMap((effect) => effect.do), ...lists.flat()]) {
      const text = say.ops([op])
      const key = JSON.stringify(op)
      expect(shown.get(text) ?? key, text).toBe(key)
      shown.set(text, key)
    }
    expect(shown.size).toBeGreaterThan(100)
  })

  test('terms of one list differ', () => {
    for (const list of Object.values(TERMS[language]))
      expect(new Set(Object.values(list)).size).toBe(Object.values(list).length)
  })
})

const coins = (n: number): Op => ({ op: 'gain', what: 'coins', n })

test.each<[Op, string, string, string]>([
  [coins(1), '1 mince', '1 minca', '1 coin'],
  [coins(3), '3 mince', '3 mince', '3 coins'],
  [coins(5), '5 mincí', '5 mincí', '5 coins'],
  [{ op: 'gain', what: 'silver', n: -1 }, '−1 stříbrná karta', '−1 strieborná karta', '−1 silver card'],
  [{ op: 'hit', n: 2, sign: 'plus' }, '+2 zásahy', '+2 zásahy', '+2 hits'],
  [{ op: 'wound', n: 1, sign: 'minus' }, '−1 zranění', '−1 zranenie', '−1 wound'],
  [{ op: 'mp', n: 5 }, '5 bodů pohybu', '5 bodov pohybu', '5 movement points'],
  [
    { op: 'clover', n: -2, until: 'clock' },
    'čtyřlístek −2 do příštího hodu monstra',
    'štvorlístok −2 do ďalšieho hodu monštra',
    'clover −2 until the next roll of the monster',
  ],
  [
    { op: 'choose', from: [[coins(2)], [{ op: 'gem', kind: 'ruby', n: 2 }]] },
    '2 mince nebo 2× rubín',
    '2 mince alebo 2× rubín',
    '2 coins or 2× ruby',
  ],
])('%j in three languages', (op, cs, sk, en) => {
  expect(LANGUAGES.map((language) => SAYERS[language].ops([op]))).toEqual([cs, sk, en])
})

test('an effect tells its moment, condition, price, deed, and whether it is used up', () => {
  const effect: Effect = {
    timing: 'afterMonsterRoll',
    when: { when: 'set', n: 3 },
    cost: {
      pay: 'all',
      of: [
        { pay: 'gaar', n: 2 },
        { pay: 'hope', n: 1 },
      ],
    },
    do: [{ op: 'hare', n: -2 }],
    consume: true,
  }
  expect(SAYERS.en.effect(effect)).toBe(
    "after the monster roll, with an armour set of 3: cost 2 Gaar and hope 1: hare's paw −2 (once)",
  )
  expect(SAYERS.cs.effect(effect)).toBe(
    'po hodu monstra, se sadou zbroje 3: cena 2 Gaary a naděje 1: zaječí packa −2 (jednou)',
  )
})

test('rows tell their ranges', () => {
  const hit = (n: number): Op => ({ op: 'hit', n, sign: 'base' })
  const rows = [
    { min: null, ops: [] },
    { min: 4, ops: [hit(1)] },
    { min: 8, ops: [hit(2)] },
    { min: 9, ops: [hit(3)] },
  ]
  expect(SAYERS.en.rows(rows)).toBe('up to 3: nothing; 4–7: 1 hit; 8: 2 hits; from 9: 3 hits')
})
