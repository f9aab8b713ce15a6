import type { Op } from '../content/schema.ts'
import type { Pack } from '../rules/printed.ts'

/* The four scenarios of the test pack, with short maps, and their cards. */

const rep = (n: number): Op => ({ op: 'gain', what: 'rep', n })
const foe = (vitality: number) => ({
  vitality,
  silver: 1,
  gold: 0,
  chaos: 1,
  gaar: 1,
  clover: 0,
  immune: false,
  profile: [
    { min: null, ops: [] },
    { min: 5, ops: [{ op: 'wound', n: 2, sign: 'base' } as const] },
  ],
  lasting: [],
})

type ScenarioCardFace = Pack['scenarioCards'][number]
type Draft = Omit<ScenarioCardFace, 'id'>
const ordered = [1, 2, 3, 4]
const ravage = (steps: number, ...ops: readonly Op[]): Draft => ({ kind: 'ravage', order: 0, steps, ops })
const cards: readonly Draft[] = [
  ...ordered.map(
    (order): Draft => ({
      kind: 'farruga',
      order,
      foe: foe(order),
      vitalityEach: 1,
      reward: [rep(order)],
    }),
  ),
  ...(['nearestChurch', 'farthestChurch', 'nearestTrader', 'newest'] as const).map(
    (target): Draft => ({ kind: 'farrugaAttack', order: 0, target }),
  ),
  ...ordered.map(
    (order): Draft => ({
      kind: 'mirrezil',
      order,
      foe: foe(2 + order),
      vitalityEach: 2,
      reward: [rep(order)],
    }),
  ),
  ...[1, 2].map(
    (): Draft => ({ kind: 'legend', order: 0, require: { pay: 'coins', n: 4 }, reward: [rep(4)] }),
  ),
  {
    kind: 'legend',
    order: 0,
    require: {
      pay: 'oneOf',
      of: [
        { pay: 'coins', n: 1 },
        { pay: 'essence', kind: 'any', n: 1 },
      ],
    },
    reward: [rep(1), { op: 'essence', kind: 'any', n: 2 }],
  },
  { kind: 'event', order: 0, ops: [{ op: 'rule', rule: 'portalsClosed', n: 1, until: 'round' }] },
  { kind: 'event', order: 0, ops: [{ op: 'rule', rule: 'fireWounds', n: 3, until: 'round' }] },
  { kind: 'event', order: 0, ops: [{ op: 'eachHero', ops: [{ op: 'gain', what: 'silver', n: 1 }] }] },
  ravage(1, { op: 'reserve', metal: 'silver', n: 1 }),
  ...[1, 2, 3].map(() => ravage(1, { op: 'eachHero', ops: [{ op: 'essence', kind: 'any', n: 2 }] })),
  ravage(2, { op: 'reserve', metal: 'silver', n: 1 }),
  ravage(
    3,
    { op: 'offerDiscard', trade: 'merchant' },
    { op: 'heroesWithin', n: 2, ops: [{ op: 'woundSelf', n: 1 }] },
  ),
  { kind: 'golem', order: 0, foe: foe(10) },
]

export const scenarioCards = cards.map((card, id): ScenarioCardFace => ({ id, ...card }))

const chapter = (
  encounter: readonly [number, number, number, number],
  general: readonly [number, number, number, number],
  more: Partial<Record<'legendary' | 'lair' | 'ruins', number>> = {},
): Pack['scenarios'][number]['tiles'][number] => ({
  fixed: { solo: 2, table: 3 },
  encounter: [...encounter],
  general: [...general],
  legendary: 0,
  lair: 0,
  ruins: 0,
  ...more,
})

type ScenarioFace = Pack['scenarios'][number]
const scenario = (
  id: number,
  key: string,
  rest: Partial<ScenarioFace> & Pick<ScenarioFace, 'goal' | 'tiles'>,
): ScenarioFace => ({
  id,
  key,
  rounds: 3,
  modes: ['competitive', 'cooperative', 'solo'],
  priest: false,
  coins: 2,
  hooks: [],
  grades: [0, 35, 55],
  ...rest,
})

/** Everything on the first tiles and in the first rounds, so that random players meet all of it. */
const quick = (
  id: number,
  key: string,
  more: Partial<Record<'legendary' | 'lair' | 'ruins', number>>,
  rest: Pick<ScenarioFace, 'goal' | 'hooks'> & Partial<ScenarioFace>,
): ScenarioFace =>
  scenario(id, key, { coins: 6, tiles: [chapter([1, 1, 1, 1], [1, 1, 1, 1], more)], grades: [0, 5], ...rest })

export const scenarios: readonly ScenarioFace[] = [
  scenario(0, 'hunt', {
    tiles: [chapter([1, 1, 2, 2], [4, 4, 6, 8]), chapter([1, 1, 2, 2], [3, 3, 4, 6])],
    hooks: [
      { hook: 'elites', levels: [1, 2, 3] },
      { hook: 'eliteBonus', rep: 1 },
      { hook: 'coldTrail', rounds: 2 },
    ],
    goal: { goal: 'elites', competitive: { base: 2, each: 1 }, cooperative: { base: 1, each: 2 }, solo: 4 },
  }),
  scenario(1, 'settlements', {
    rounds: 5,
    tiles: [chapter([1, 1, 1, 1], [3, 4, 6, 7]), chapter([1, 1, 1, 1], [2, 2, 4, 6])],
    hooks: [{ hook: 'settlementDragon', foes: 'farruga', attacks: 'farrugaAttack', from: 3, wounds: 2 }],
    goal: { goal: 'settlements', destroyed: { base: 1, each: 1 } },
  }),
  scenario(2, 'mirrezil', {
    rounds: 6,
    tiles: [
      chapter([1, 1, 1, 1], [3, 3, 5, 6]),
      chapter([1, 1, 1, 1], [2, 2, 4, 5], { legendary: 1 }),
      chapter([1, 1, 2, 2], [2, 2, 3, 4], { legendary: 1, lair: 1 }),
    ],
    hooks: [
      { hook: 'elites', levels: [1, 2] },
      { hook: 'events', deck: 'event', from: 2, to: 4 },
      { hook: 'legends', deck: 'legend' },
      { hook: 'sleeper', foes: 'mirrezil', wakesAfter: 3, helperRep: 1 },
      { hook: 'ashRain', from: 4, wounds: 1 },
    ],
    goal: { goal: 'sleeper' },
  }),
  scenario(3, 'disaster', {
    rounds: 5,
    modes: ['cooperative', 'solo'],
    coins: 3,
    tiles: [chapter([2, 2, 2, 2], [3, 4, 5, 6]), chapter([1, 1, 2, 2], [2, 3, 4, 5], { ruins: 1 })],
    hooks: [
      {
        hook: 'golem',
        foe: 'golem',
        ravage: 'ravage',
        appearsBy: 2,
        wounds: 3,
        wards: 12,
        combatRounds: 3,
        vitality: { base: 10, each: 6 },
        treasure: 2,
      },
    ],
    goal: { goal: 'golem' },
  }),
  quick(
    4,
    'quickHunt',
    {},
    {
      hooks: [
        { hook: 'elites', levels: [1] },
        { hook: 'eliteBonus', rep: 1 },
        { hook: 'coldTrail', rounds: 1 },
      ],
      goal: { goal: 'elites', competitive: { base: 1, each: 0 }, cooperative: { base: 1, each: 0 }, solo: 1 },
    },
  ),
  quick(
    5,
    'quickDragon',
    {},
    {
      rounds: 4,
      hooks: [
        { hook: 'settlementDragon', foes: 'farruga', attacks: 'farrugaAttack', from: 1, wounds: 2 },
        { hook: 'titles' },
      ],
      goal: { goal: 'settlements', destroyed: { base: 1, each: 0 } },
    },
  ),
  quick(
    6,
    'quickSleeper',
    { legendary: 1, lair: 1 },
    {
      hooks: [
        { hook: 'events', deck: 'event', from: 1, to: 3 },
        { hook: 'legends', deck: 'legend' },
        { hook: 'sleeper', foes: 'mirrezil', wakesAfter: 2, helperRep: 1 },
        { hook: 'ashRain', from: 1, wounds: 1 },
      ],
      goal: { goal: 'sleeper' },
    },
  ),
  quick(
    7,
    'quickChurch',
    { legendary: 1 },
    {
      rounds: 4,
      hooks: [
        { hook: 'elites', levels: [1] },
        { hook: 'events', deck: 'event', from: 2, to: 4 },
        { hook: 'legends', deck: 'legend' },
        { hook: 'sleeper', foes: 'mirrezil', wakesAfter: 1, helperRep: 1 },
        { hook: 'ashRain', from: 3, wounds: 1 },
      ],
      goal: { goal: 'sleeper' },
    },
  ),
  quick(
    8,
    'quickGolem',
    { ruins: 1 },
    {
      rounds: 6,
      tiles: [chapter([1, 1, 1, 1], [5, 5, 5, 5], { ruins: 1 })],
      modes: ['cooperative', 'solo'],
      hooks: [
        {
          hook: 'golem',
          foe: 'golem',
          ravage: 'ravage',
          appearsBy: 1,
          wounds: 3,
          wards: 8,
          combatRounds: 2,
          vitality: { base: 2, each: 1 },
          treasure: 2,
        },
      ],
      goal: { goal: 'golem' },
    },
  ),
]
