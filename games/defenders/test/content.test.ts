import { checkData } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect, test } from 'vitest'
import {
  type DefendersPack,
  FACTIONS,
  isReveal,
  packSchema,
  shippedPack,
  TERRAINS,
} from '../content/index.ts'

const pack = shippedPack()
const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The cards of a deck: basic ones and those of the leader. */
const deckOf = (leader: number) =>
  pack.defenders.filter(
    (card) =>
      card.faction === pack.leaders[leader].faction && (card.leader === null || card.leader === leader),
  )

rule(['DE-118', 'DE-125'], '8 leaders; 18 cards of each faction: 6 basic, 6 for each leader (C1, C2)', () => {
  expect(tally(pack.leaders.map(({ faction }) => faction))).toEqual({
    order: 2,
    council: 2,
    clan: 2,
    sect: 2,
  })
  expect(tally(pack.defenders.map(({ faction }) => faction))).toEqual({
    order: 18,
    council: 18,
    clan: 18,
    sect: 18,
  })
  for (const leader of pack.leaders) expect(deckOf(leader.id)).toHaveLength(12)
})

rule('DE-126', 'half of every deck shows the home terrain, two cards each of the others', () => {
  for (const leader of pack.leaders) {
    const home = TERRAINS[FACTIONS.indexOf(leader.faction)]
    const { [home]: own, ...others } = tally(deckOf(leader.id).map(({ terrain }) => terrain))
    expect(own).toBe(6)
    expect(Object.values(others)).toEqual([2, 2, 2])
  }
})

rule(
  ['DE-801', 'DE-811', 'DE-821', 'DE-831', 'DE-840'],
  'nine abilities a faction, each on a home card and a foreign one (C2)',
  () => {
    expect(tally(pack.abilities.map(({ faction }) => faction))).toEqual({
      order: 9,
      council: 9,
      clan: 9,
      sect: 9,
    })
    for (const { id, faction, effect } of pack.abilities) {
      const cards = pack.defenders.filter(({ ability }) => ability === id)
      const home = TERRAINS[FACTIONS.indexOf(faction)]
      expect(cards.map(({ terrain }) => terrain === home)).toEqual([true, false])
      // The foreign copy is at least as strong, because home cards team more easily; but not of those who bring
      // their own item: that copy is the point by which tables of two and three are held back.
      const lessAbroad = effect.does === 'gainItem' && effect.who === 'owner'
      expect(cards[1].ap - cards[0].ap).toSatisfy((more: number) => (lessAbroad ? more === -1 : more >= 0))
      expect(new Set(cards.map(({ leader }) => leader)).size).toBe(1)
    }
    expect(pack.abilities.filter(({ key }) => key === 'companion')).toHaveLength(4)
    expect(new Set(pack.abilities.map(({ key }) => key)).size).toBe(33)
  },
)

rule('DE-210', 'action points from 2 to 4; decks of about equal strength', () => {
  for (const { ap } of pack.defenders) expect([2, 3, 4]).toContain(ap)
  for (const { id } of pack.leaders) {
    const strength = sum(deckOf(id).map(({ ap }) => ap))
    expect(strength).toBeGreaterThanOrEqual(31)
    expect(strength).toBeLessThanOrEqual(34)
  }
})

rule('DE-804', 'which abilities are resolved at the reveal', () => {
  const ongoing = pack.abilities.filter(({ effect }) => !isReveal(effect)).map(({ key }) => key)
  expect(ongoing).toEqual([
    'heat-strength',
    'refuge',
    'sustenance',
    'caravan',
    'resilience',
    'agility',
    'friendly-mycelium',
    'hacking',
    'useful-wreckage',
    'temporary-outage',
    'ballistics',
  ])
})

rule('DE-102', 'twelve tiles: side A lacks one terrain, side B shows it twice (C3)', () => {
  const terrains = (side: 0 | 1) => pack.tiles.flatMap(({ sides }) => sides[side].terrains)
  for (const side of [0, 1] as const) {
    expect(tally(terrains(side))).toEqual({ forest: 9, plains: 9, marsh: 9, mountain: 9 })
  }
  for (const { sides } of pack.tiles) {
    const missing = TERRAINS.find((terrain) => !sides[0].terrains.includes(terrain))
    expect(new Set(sides[0].terrains).size).toBe(3)
    expect(sides[1].terrains.filter((terrain) => terrain === missing)).toHaveLength(2)
    expect(new Set(sides[1].terrains).size).toBe(2)
  }
})

rule('DE-116', 'two tiles show the pollution symbol, on the same hex of both sides', () => {
  const marked = pack.tiles.filter(({ sides }) => sides[0].polluted.length > 0)
  expect(marked).toHaveLength(2)
  for (const { sides } of pack.tiles) expect(sides[0].polluted).toEqual(sides[1].polluted)
  expect(tally(marked.flatMap(({ sides }) => sides[0].polluted))).toEqual({ 0: 1, 2: 1 })
})

rule('DE-752', 'six factory tiles with three vents; every side is used by three tiles (C4)', () => {
  expect(tally(pack.factories.flatMap(({ vents }) => vents))).toEqual({ 0: 3, 1: 3, 2: 3, 3: 3, 4: 3, 5: 3 })
})

rule(['DE-131', 'DE-133'], 'seven basic and six hard machine cards, no hard restart (C5)', () => {
  const kinds = (hard: boolean) =>
    tally(pack.machineCards.filter((card) => card.hard === hard).map(({ kind }) => kind))
  expect(kinds(false)).toEqual({ engines: 2, factories: 2, mechs: 2, restart: 1 })
  expect(kinds(true)).toEqual({ engines: 2, factories: 2, mechs: 2 })
})

rule('DE-603', 'the die has two blank faces, three 1 and one 2 (C6)', () => {
  expect(tally(pack.die)).toEqual({ 0: 2, 1: 3, 2: 1 })
})

rule(['DE-120', 'DE-121', 'DE-122'], 'the two tracks (C7)', () => {
  expect(pack.tracks).toEqual({ twoOrThree: [1, 2, 3, 4, 4, 4, 6, 6], four: [1, 2, 3, 4, 6, 8, 8] })
})

rule('DE-115', 'one mech symbol, not at a corner (C8)', () => {
  expect(pack.borderMechs).toEqual([7])
})

/* A pack of somebody's own is refused with the place and what was expected there. */

type Change = (copy: DefendersPack) => void

function problemAfter(change: Change): string | null {
  const copy = structuredClone(pack)
  change(copy)
  const checked = checkData(packSchema, copy)
  return checked.ok ? null : `${checked.problem.path}: ${checked.problem.expected}`
}

test('the shipped pack is good', () => {
  expect(problemAfter(() => {})).toBe(null)
})

test.each<[name: string, change: Change, problem: RegExp]>([
  ['a missing card', (copy) => copy.defenders.pop(), /defenders: exactly 72 Defenders/],
  ['a card out of place', (copy) => Object.assign(copy.tiles[3], { id: 4 }), /tiles\.3\.id: 3/],
  [
    'three leaders of a faction',
    (copy) => Object.assign(copy.leaders[0], { faction: 'sect' }),
    /leaders: two leaders/,
  ],
  ['a card of a foreign leader', (copy) => swapLeaders(copy), /defenders\.\d+\.leader: the id of a leader/],
  [
    'a card of a foreign ability',
    (copy) => Object.assign(copy.defenders[0], { ability: 9 }),
    /defenders\.0\.ability/,
  ],
  [
    'five basic cards',
    (copy) => Object.assign(copy.defenders[0], { leader: 0 }),
    /defenders: six basic cards/,
  ],
  [
    'too few home cards',
    (copy) => Object.assign(copy.defenders[0], { terrain: 'marsh' }),
    /6 cards of forest/,
  ],
  [
    'an unknown effect',
    (copy) => Object.assign(copy.abilities[0], { effect: { does: 'win' } }),
    /abilities\.0\.effect/,
  ],
  [
    'six hard engines',
    (copy) => hardEngines(copy),
    /machineCards\.\d+\.kind: a kind with at least as many basic/,
  ],
  ['a track without a 4', (copy) => Object.assign(copy.tracks, { four: [1, 2, 3, 5, 6, 6] }), /tracks\.four/],
  [
    'two vents at a side',
    (copy) => Object.assign(copy.factories[2], { vents: [1, 1, 2] }),
    /factories\.2\.vents\.1: different/,
  ],
  ['no story', (copy) => Object.assign(copy.leaders[1].line, { sk: ' ' }), /leaders\.1\.line\.sk/],
])('a pack with %s is refused', (_, change, problem) => {
  expect(problemAfter(change) ?? '').toMatch(problem)
})

function swapLeaders(copy: DefendersPack): void {
  for (const card of copy.defenders) {
    if (card.leader === 0) Object.assign(card, { leader: 2 })
    else if (card.leader === 2) Object.assign(card, { leader: 0 })
  }
}

function hardEngines(copy: DefendersPack): void {
  for (const card of copy.machineCards) if (card.hard) Object.assign(card, { kind: 'engines' })
}
