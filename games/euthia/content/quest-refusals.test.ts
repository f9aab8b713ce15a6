import { expect, test } from 'vitest'
import { cardOf, changed, coins, type Named, pathTo, problemOf, withAt } from '../test/broken.ts'
import type { EuthiaPack } from './index.ts'

/** What is broken, in which card, at which field, by what, and what should have stood there. */
test.each<[string, Named, string, string, unknown, RegExp]>([
  ['a price for nothing', 'encounterCards', 'A Debt at the Inn', 'require.n', 9, /3 to 5 coins/],
  [
    'a quest for reputation',
    'encounterCards',
    'A Debt at the Inn',
    'require',
    { pay: 'rep', n: 3 },
    /3 to 5 coins/,
  ],
  [
    'a quest for Dwurt',
    'encounterCards',
    'A Debt at the Inn',
    'require',
    { pay: 'dwurt', n: 1 },
    /resources, gems/,
  ],
  [
    'a hunter for solitaires',
    'encounterCards',
    'A Debt at the Inn',
    'soloOnly',
    true,
    /only of the sorceress/,
  ],
  [
    "another's reward tile",
    'encounterCards',
    'A Debt at the Inn',
    'reward.0.kind',
    'armourer',
    /of the own encounter/,
  ],
  [
    'a reward tile alone',
    'encounterCards',
    'The Lodger',
    'reward',
    [{ op: 'rewardTile', kind: 'sorceress' }],
    /none on cards for one/,
  ],
  [
    'a curse alone',
    'encounterCards',
    'The Lodger',
    'reward',
    [{ op: 'eachOpponent', ops: [coins(-1)] }],
    /opponents touched only/,
  ],
  [
    "a hunter's curse",
    'encounterCards',
    'A Debt at the Inn',
    'reward',
    [{ op: 'eachOpponent', ops: [coins(-1)] }],
    /opponents touched only/,
  ],
  [
    'too generous a quest',
    'encounterCards',
    'Mushrooms for the Pack',
    'reward',
    [coins(6)],
    /worth 4 to 5 coins/,
  ],
  ['too mean a quest', 'encounterCards', 'A Knightly Vow', 'reward', [coins(6)], /worth 18 to 23 coins/],
  [
    'an odd reward',
    'encounterCards',
    'A Knightly Vow',
    'reward',
    [{ op: 'killHero' }],
    /worth 18 to 23 coins/,
  ],
  ['a foe without diagram', 'scenarioCards', 'Farruga Circling', 'foe', undefined, /a field "foe"/],
  [
    'a foe that never grows',
    'scenarioCards',
    'Farruga Circling',
    'vitalityEach',
    undefined,
    /a field "vitalityEach"/,
  ],
  ['an attack on nothing', 'scenarioCards', 'Smoke on the Horizon', 'target', undefined, /a field "target"/],
  ['an event with steps', 'scenarioCards', 'The Red Moon', 'steps', 2, /no field "steps"/],
  ['a ravage without steps', 'scenarioCards', 'Tremor', 'steps', undefined, /a field "steps"/],
  [
    'a legend for a song',
    'scenarioCards',
    'Inheritance Returned',
    'require',
    { pay: 'coins', n: 3 },
    /worth 8 to 10 coins/,
  ],
  [
    'a legend for a crown',
    'scenarioCards',
    'Inheritance Returned',
    'require',
    { pay: 'coins', n: 13 },
    /worth 8 to 10 coins/,
  ],
])('%s is refused: %s, %s, %s', (_what, list, name, field, value, expected) => {
  const path = pathTo(list, name)
  const problem = problemOf(withAt(`${path}.${field}`, value))
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path.startsWith(path)).toBe(true)
})

/** Faults of whole lists name the list and say what is missing in it. */
test.each<[string, (broken: EuthiaPack) => void, string, RegExp]>([
  [
    'encounters in another order',
    (pack) => Object.assign(pack.encounters[0], { key: 'armourer' }),
    'encounters',
    /"hunter"/,
  ],
  [
    'a quest of another',
    (pack) => Object.assign(cardOf(pack, 'A Stage Prop'), { encounter: 'hermit' }),
    'encounterCards',
    /cards of "hermit" of the role "common"/,
  ],
  [
    'a quest of another role',
    (pack) => Object.assign(cardOf(pack, 'A Stage Prop'), { require: { pay: 'coins', n: 4 } }),
    'encounterCards',
    /2 cards of "bard" of the role "common"/,
  ],
  [
    'a card alone too few',
    (pack) => Object.assign(cardOf(pack, 'The Lodger'), { soloOnly: false }),
    'encounterCards',
    /5 cards for one player of "sorceress"/,
  ],
  [
    'a title twice',
    (pack) => Object.assign(pack.titles[1], { criterion: 'trophies' }),
    'titles',
    /"gemsOnEquipment"/,
  ],
  [
    'cards in no order',
    (pack) => Object.assign(pack.scenarioCards[1], { order: 1 }),
    'scenarioCards',
    /"farruga" in the order 1 to 4/,
  ],
  [
    'an order of events',
    (pack) => {
      for (const card of pack.scenarioCards) if (card.kind === 'event') card.order = 1
    },
    'scenarioCards',
    /"event" with the order 0/,
  ],
  ['a card less', (pack) => pack.scenarioCards.pop(), 'scenarioCards', /cards of the kind "golem"/],
])('%s is refused', (_what, change, path, expected) => {
  const problem = problemOf(changed(change))
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path.startsWith(path)).toBe(true)
})
