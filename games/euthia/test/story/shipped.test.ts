import { checkOptions, Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type Mode, shippedPack } from '../../content/index.ts'
import { createEuthia } from '../../rules/game.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import { printedFrom } from '../../rules/printed.ts'
import { cardsOf, foeVitality, grownFor } from '../../rules/story/cards.ts'
import { goalReached } from '../../rules/story/goal.ts'

const pack = shippedPack()
const { scenarios } = pack
const game = createEuthia(pack)
const printed = printedFrom(pack)
const TABLES = [1, 2, 3, 4]
/** The least and the most of what is to be done, for each hero. */
const shares = (work: (players: readonly unknown[]) => number): [number, number] => {
  const each = TABLES.map((seats) => work(Array.from({ length: seats })) / seats)
  return [Math.min(...each), Math.max(...each)]
}

function scenario(key: string) {
  const found = scenarios.find((face) => face.key === key)
  if (found === undefined) throw new Error(`No scenario ${key}`)
  return found
}

/** Chapter by chapter: encounter tiles and general tiles for 1 to 4 players, then legendary ones, lair and ruins. */
const table = (key: string): string[] =>
  scenario(key).tiles.map(({ encounter, general, legendary, lair, ruins }) =>
    [encounter.join(' '), general.join(' '), `${legendary}${lair}${ruins}`].join(' | '),
  )
const ALL = ['competitive', 'cooperative', 'solo']

describe('our own scenarios are those of the rules', () => {
  rule(['EU-107', 'EU-1202'], 'three fixed tiles of each chapter, alone two', () => {
    for (const { tiles } of scenarios)
      for (const { fixed } of tiles) expect(fixed).toEqual({ solo: 2, table: 3 })
  })

  rule(['EU-1511', 'EU-1512', 'EU-1513', 'EU-1514', 'EU-1515'], 'the Hunt', () => {
    expect(table('hunt')).toEqual([
      '1 1 2 2 | 4 4 6 8 | 000',
      '1 1 2 2 | 3 3 4 6 | 000',
      '1 1 1 1 | 2 2 3 4 | 000',
    ])
    expect(scenario('hunt')).toMatchObject({
      rounds: 8,
      modes: ALL,
      coins: 2,
      hooks: [
        { hook: 'elites', levels: [1, 2, 3] },
        { hook: 'eliteBonus', rep: 1 },
        { hook: 'coldTrail', rounds: 2 },
      ],
      goal: { competitive: { base: 2, each: 1 }, cooperative: { base: 3, each: 1 }, solo: 4 },
      grades: [0, 35, 55],
    })
  })

  rule(
    ['EU-R121', 'EU-1514', 'EU-1001'],
    'alone and together all elites of the first level are hunted, and one more',
    () => {
      for (const seats of TABLES) {
        const mode: Mode = seats === 1 ? 'solo' : 'cooperative'
        const checked = checkOptions<EuthiaOptions>(game.options, { scenario: 'hunt', mode })
        if (!checked.ok) throw new Error(checked.problem.expected)
        const state = game.setup({ seats, options: checked.value }, new Random('hunt'))
        const first = [state.bounty, ...state.bounties].filter((id) => pack.bounties[id].level === 1).length
        const isReached = (elitesBeaten: number) =>
          goalReached(printed, { ...state, story: { ...state.story, elitesBeaten } })
        expect([isReached(first), isReached(first + 1)]).toEqual([false, true])
      }
    },
  )

  rule(
    ['EU-1521', 'EU-1523', 'EU-1525', 'EU-1528', 'EU-R02', 'EU-R03', 'EU-R119'],
    'the Defence of the Settlements',
    () => {
      expect(table('settlements')).toEqual([
        '1 1 1 1 | 3 4 6 7 | 000',
        '1 1 1 1 | 2 2 4 6 | 000',
        '1 1 2 2 | 2 2 3 5 | 000',
        '0 0 0 0 | 3 1 3 5 | 000',
      ])
      expect(scenario('settlements')).toMatchObject({
        rounds: 10,
        modes: ALL,
        coins: 2,
        hooks: [{ foes: 'farruga', attacks: 'farrugaAttack', from: 3, wounds: 2 }],
        goal: { goal: 'settlements', destroyed: { base: 2, each: 0 } },
      })
    },
  )

  rule(
    ['EU-R119', 'EU-1528'],
    'the attacks can destroy more settlements than may fall, for any table',
    () => {
      const { rounds, hooks, goal } = scenario('settlements')
      const dragon = hooks.find(({ hook }) => hook === 'settlementDragon')
      if (dragon?.hook !== 'settlementDragon' || goal.goal !== 'settlements') throw new Error('No dragon')
      const fallen = Math.floor((rounds - dragon.from + 1) / 2)
      for (const players of [1, 2, 3, 4])
        expect(goal.destroyed.base + goal.destroyed.each * players).toBeLessThan(fallen)
    },
  )

  rule(
    ['EU-1531', 'EU-1532', 'EU-1534', 'EU-1536', 'EU-1537', 'EU-1538', 'EU-1539'],
    'the Threat of Mirrezil',
    () => {
      expect(table('mirrezil')).toEqual([
        '1 1 1 1 | 3 3 5 6 | 000',
        '1 1 1 1 | 2 2 4 5 | 100',
        '1 1 2 2 | 2 2 3 4 | 100',
        '1 1 1 1 | 1 1 2 4 | 200',
        '0 0 1 1 | 1 1 2 3 | 210',
      ])
      expect(scenario('mirrezil')).toMatchObject({
        rounds: 12,
        modes: ALL,
        coins: 2,
        hooks: [
          { hook: 'elites', levels: [1, 2] },
          { hook: 'events', from: 3, to: 9 },
          { hook: 'legends' },
          { hook: 'sleeper', wakesAfter: 8, helperRep: 1 },
          { hook: 'ashRain', from: 9, wounds: 1 },
        ],
        goal: { goal: 'sleeper' },
      })
    },
  )

  rule(['EU-R120', 'EU-1536'], 'Mirrezil asks every hero for nearly as much, whatever their number', () => {
    const all = (players: readonly unknown[]): number =>
      cardsOf(printed, 'mirrezil').reduce((sum, card) => sum + foeVitality(printed, { players }, card), 0)
    expect(TABLES.map((seats) => all(Array.from({ length: seats })))).toEqual([26, 48, 70, 92])
    const [least, most] = shares(all)
    expect(most / least).toBeLessThan(1.2)
  })

  rule(['EU-R122', 'EU-1547'], 'the golem asks no hero for half as much as another table does', () => {
    const golem = scenario('disaster').hooks.find(({ hook }) => hook === 'golem')
    if (golem?.hook !== 'golem') throw new Error('No golem')
    const all = (players: readonly unknown[]): number => grownFor(golem.vitality, { players })
    expect(TABLES.map((seats) => all(Array.from({ length: seats })))).toEqual([16, 28, 40, 52])
    const [least, most] = shares(all)
    expect(most / least).toBeLessThan(1.5)
  })

  rule(
    ['EU-1541', 'EU-1542', 'EU-1545', 'EU-1546', 'EU-1547', 'EU-1548', 'EU-1549', 'EU-102'],
    'the Walking Disaster',
    () => {
      expect(table('disaster')).toEqual([
        '2 2 2 2 | 3 4 5 6 | 000',
        '1 1 2 2 | 2 3 4 5 | 000',
        '1 1 1 1 | 1 2 3 4 | 001',
        '0 0 1 1 | 1 1 2 3 | 000',
      ])
      expect(scenario('disaster')).toMatchObject({
        rounds: 9,
        modes: ['cooperative', 'solo'],
        coins: 3,
        hooks: [
          {
            hook: 'golem',
            appearsBy: 4,
            wounds: 3,
            wards: 12,
            combatRounds: 3,
            vitality: { base: 4, each: 12 },
            treasure: 2,
          },
        ],
        goal: { goal: 'golem' },
      })
    },
  )
})
