import { type Effect, HEROES } from '../../content/schema.ts'
import type { Pack, TileFace } from '../../rules/printed.ts'
import { pack } from '../pack.ts'
import { gain, hit, outside, permanent, rows } from './short.ts'

/* The small pack with open boards and heroes who begin with much to use: random players meet every kind of use soon. */

const gift: readonly Effect[] = [
  {
    ...outside({
      op: 'choose',
      from: [
        [{ op: 'gem', kind: 'any', n: 1 }],
        [{ op: 'essence', kind: 'any', n: 1 }],
        [{ op: 'item', deck: 'merchant', n: 1 }],
        [{ op: 'item', deck: 'alchemist', n: 1 }, gain('silver', 1)],
      ],
    }),
    group: 'gift',
  },
  { timing: 'anytime', do: [{ op: 'ready', kind: 'gem', n: 1 }, gain('gaar', 1)], group: 'rest' },
  {
    timing: 'preparation',
    cost: { pay: 'coins', n: 1 },
    do: [{ op: 'roll', profile: rows([{ op: 'woundSelf', n: 1 }], [6, [gain('gaar', 1)]]) }],
    group: 'rest',
  },
]
const burst: readonly Effect[] = [
  {
    timing: 'aroundMonsterRoll',
    cost: {
      pay: 'oneOf',
      of: [
        { pay: 'gaar', n: 1 },
        { pay: 'wounds', n: 1 },
        { pay: 'silver', n: 1 },
      ],
    },
    do: [{ op: 'hare', n: -1 }],
  },
  { timing: 'beforeHeroRoll', do: [{ op: 'clover', n: 1 }] },
  { timing: 'outside', do: [{ op: 'imbue', kind: 'any', n: 1 }], exhaust: false, group: 'lay' },
  {
    timing: 'attack',
    when: { when: 'essenceOnTile', kind: 'any' },
    cost: { pay: 'essenceOnTile', kind: 'any', n: 1 },
    do: [{ op: 'clover', n: 1 }],
    group: 'strike',
  },
]
const first: readonly Effect[] = [
  {
    timing: 'firstStrike',
    cost: {
      pay: 'oneOf',
      of: [
        { pay: 'essence', kind: 'any', n: 1 },
        { pay: 'coins', n: 1 },
      ],
    },
    do: [],
  },
]
const bracing: Effect = permanent({ op: 'maxHealth', n: 2 }, { op: 'bags', n: -1 })
const profile = rows(hit(1), [7, hit(2)])

const starting = HEROES.flatMap((hero): Omit<TileFace, 'id'>[] => {
  const own = { source: 'hero', hero, count: 1, value: null, price: { coins: 2 } } as const
  return [
    { ...own, kind: 'ability', effects: gift.slice() },
    { ...own, kind: 'ability', effects: burst.slice(), profile },
    { ...own, kind: 'firstStrike', effects: first.slice(), profile },
    { ...own, kind: 'armour', armour: 'dragon', piece: 'gloves', gemSpaces: 3, effects: [bracing] },
  ]
})

export const lively: Pack = {
  ...pack,
  heroes: pack.heroes.map((hero) => ({ ...hero, slots: hero.slots.map(({ kind }) => ({ kind })) })),
  tiles: [...pack.tiles, ...starting.map((tile, i) => ({ ...tile, id: pack.tiles.length + i }))],
}
