import { ELEMENTS, type Op } from '../../content/schema.ts'
import { type Face, gain, rows, wound } from './short.ts'

const foe = (vitality: number) => ({
  vitality,
  silver: 1,
  gold: 0,
  chaos: 1,
  gaar: 1,
  clover: 0,
  immune: false,
  profile: rows([], [4, wound(1)], [8, wound(2)], [12, wound(3)]),
  lasting: [],
})
export const monsters = [1, 1, 1, 1, 2, 2, 2, 3, 3].map(
  (level, id): Face<'monsters'> => ({
    id,
    level,
    ...foe(level * 3),
    clover: id === 0 ? -4 : 0,
    reward: {
      min: 0,
      max: 15 * level,
      ops: [gain('rep', level), ...(id % 2 === 0 ? [gain('coins', 1)] : [])],
    },
  }),
)
export const elites = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3].map(
  (level, id): Face<'elites'> => ({ id, level, ...foe(level * 3) }),
)
const LAIRS: readonly Face<'bounties'>['lair'][] = [
  { type: 'on', what: 'mountain' },
  { type: 'beside', what: 'elemental' },
  { type: 'special', what: 'church' },
]
export const bounties = elites.map(
  ({ id, level }): Face<'bounties'> => ({
    id,
    level,
    elite: id,
    lair: LAIRS[id % 3],
    reward: [gain('rep', 2 * level), gain('coins', 3)],
  }),
)

const clock = (n: number): Op => ({ op: 'clover', n, until: 'clock' })
const hare = (n: number): Op => ({ op: 'hare', n })
const plus = (n: number): Op => ({ op: 'wound', n, sign: 'plus' })
const mend = (strength: number, n: number, lasting: number): readonly Op[] => [
  hare(strength),
  { op: 'monsterHeal', n },
  { op: 'lasting', ops: [{ op: 'monsterHeal', n: lasting }] },
]
const steal = (n: number): Op => ({ op: 'stealGaar', n })
const chaosDrafts: readonly Omit<Face<'chaosCards'>, 'id' | 'count' | 'soloOnly' | 'competitiveOnly'>[] = [
  {
    type: 'curse',
    metal: 'silver',
    timing: 'beforeHeroRoll',
    fields: [
      [{ op: 'clover', n: -2 }],
      [
        { op: 'clover', n: -4 },
        { op: 'hit', n: 1, sign: 'minus' },
      ],
    ],
  },
  { type: 'ambush', metal: 'silver', timing: 'beforeMonsterRoll', fields: [[hare(2)], [hare(3), plus(1)]] },
  { type: 'venom', metal: 'silver', timing: 'afterMonsterRoll', fields: [[plus(1)], [plus(2), clock(-1)]] },
  {
    type: 'frenzy',
    metal: 'gold',
    timing: 'beforeMonsterRoll',
    fields: [
      [plus(2), clock(-2)],
      [plus(3), hare(1), clock(-3)],
      [plus(5), hare(2), clock(-4)],
    ],
  },
  {
    type: 'mending',
    metal: 'gold',
    timing: 'aroundMonsterRoll',
    fields: [mend(2, 2, 1), mend(2, 4, 1), mend(3, 7, 2)],
  },
  {
    type: 'soulControl',
    metal: 'gold',
    timing: 'afterMonsterRoll',
    fields: [
      [{ op: 'denyHeroAfter' }],
      [{ op: 'denyHeroAfter' }, plus(2)],
      [{ op: 'denyHeroAfter' }, plus(4), steal(1)],
    ],
  },
  {
    type: 'mindControl',
    metal: 'gold',
    timing: 'afterMonsterRoll',
    fields: [
      [steal(1), plus(1)],
      [steal(2), plus(2)],
      [steal(3), plus(4)],
    ],
  },
]

export const chaosCards = chaosDrafts.map((card, id) => ({
  id,
  count: 8,
  soloOnly: card.type === 'mindControl',
  competitiveOnly: card.type === 'soulControl',
  ...card,
}))

const faces = [1, 2, 3, 4, 5, 6]
export const combatCards = faces.flatMap((left) =>
  faces.map((right) => ({
    left,
    right,
    gaar: left <= 3 && right <= 3 ? 2 : Math.min(left, right) <= 3 && left + right <= 7 ? 1 : 0,
    chaos: left === right ? 2 : left > right ? 1 : 0,
  })),
)

export const elementals = ELEMENTS.map((key, id) => ({
  id,
  key,
  profile: rows(
    [{ op: 'woundSelf', n: 2 }],
    [5, []],
    [7, [gain('coins', 1), { op: 'woundSelf', n: 1 }]],
    [9, [{ op: 'essence', kind: key, n: 1 }]],
    [11, [{ op: 'essence', kind: key, n: 1 }, gain('rep', 1)]],
  ),
}))
