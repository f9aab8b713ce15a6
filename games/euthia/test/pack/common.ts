import { ARMOUR_PIECES, type Effect, type Op } from '../../content/schema.ts'
import type { TileFace } from '../../rules/printed.ts'
import { gain, hit, outside, permanent, rows } from './short.ts'

export type Draft = Omit<TileFace, 'id' | 'effects' | 'count'> & Partial<Pick<TileFace, 'effects' | 'count'>>
const attack: Effect = { timing: 'attack', do: [], exhaust: false }
export const weapon = (source: Draft['source'], price: number, top: number): Draft => ({
  source,
  kind: 'weapon',
  price: { coins: price },
  sale: Math.floor(price / 2),
  effects: [attack],
  profile: rows([], [4, hit(1)], [8, hit(top)]),
})
const resource = (source: 'mountain' | 'lake' | 'cave', count: number, ...sales: Op[][]): Draft => ({
  source,
  kind: 'resource',
  count,
  sales,
})

export const common: Readonly<Record<string, Draft>> = {
  wardSong: {
    source: 'hero',
    hero: 'taesiri',
    kind: 'ability',
    value: 7,
    price: { coins: 3, essence: { kind: 'air', n: 1 } },
    effects: [permanent({ op: 'ward', kinds: 'onTile' })],
  },
  /** In nobody's stack: tests lay them beside a board. */
  aelVigour: {
    source: 'hero',
    kind: 'ability',
    value: 0,
    price: { coins: 3 },
    effects: [permanent({ op: 'maxHealth', n: 2 })],
  },
  aelBurden: {
    source: 'hero',
    kind: 'ability',
    price: { coins: 3 },
    effects: [permanent({ op: 'bags', n: -2 })],
  },
  shortSword: weapon('merchant', 4, 2),
  shield: {
    source: 'merchant',
    kind: 'shield',
    price: { coins: 2 },
    sale: 1,
    effects: [
      {
        timing: 'afterMonsterRoll',
        do: [
          { op: 'hare', n: -1 },
          { op: 'nextAttack', n: -1 },
        ],
        exhaust: false,
      },
    ],
  },
  ...Object.fromEntries(
    ARMOUR_PIECES.map((piece) => [
      `leather-${piece}`,
      {
        source: 'merchant',
        kind: 'armour',
        armour: 'leather',
        piece,
        price: { coins: 3 },
        sale: 1,
        gemSpaces: 1,
        effects: [
          permanent(
            { op: 'maxHealth', n: 1 },
            ...(piece === 'cuirass' ? [{ op: 'bags', n: -1 } as const] : []),
          ),
        ],
      } satisfies Draft,
    ]),
  ),
  backpack: {
    source: 'merchant',
    kind: 'backpack',
    price: { coins: 2 },
    sale: 1,
    effects: [permanent({ op: 'container', accept: 'any', n: 2 })],
  },
  cartRing: {
    source: 'merchant',
    kind: 'jewel',
    piece: 'ring',
    price: { coins: 3 },
    sale: 3,
    effects: [outside({ op: 'minecart' })],
  },
  discountRing: {
    source: 'alchemist',
    kind: 'jewel',
    piece: 'ring',
    price: { coins: 4 },
    sale: 2,
    effects: [
      permanent(
        { op: 'discount', kind: 'buy', n: 1 },
        { op: 'discount', kind: 'learn', n: 1 },
        { op: 'discount', kind: 'unlock', n: 1 },
      ),
    ],
  },
  barterRing: {
    source: 'alchemist',
    kind: 'jewel',
    piece: 'ring',
    price: { coins: 4 },
    sale: 2,
    effects: [permanent({ op: 'freeExchange' }, { op: 'noFee' })],
  },
  amulet: {
    source: 'alchemist',
    kind: 'jewel',
    piece: 'amulet',
    price: { coins: 3 },
    sale: 1,
    effects: [
      { timing: 'outside', when: { when: 'set', n: 3 }, do: [{ op: 'heal', n: 2 }] },
      { timing: 'outside', when: { when: 'set', n: 4 }, do: [{ op: 'heal', n: 1 }] },
    ],
  },
  teleport: {
    source: 'alchemist',
    kind: 'scroll',
    price: { coins: 2 },
    sale: 1,
    effects: [{ timing: 'outside', do: [{ op: 'teleport', n: 3 }], consume: true }],
  },
  luckPotion: {
    source: 'alchemist',
    kind: 'potion',
    count: 3,
    price: { coins: 3 },
    sale: 2,
    effects: [{ timing: 'afterHeroRoll', do: [{ op: 'clover', n: 2 }], consume: true }],
  },
  chest: {
    source: 'alchemist',
    kind: 'chest',
    count: 2,
    price: { coins: 5 },
    sale: 4,
    effects: [
      {
        timing: 'outside',
        do: [
          {
            op: 'roll',
            profile: rows([gain('coins', 2)], [7, [gain('coins', 3)]], [10, [{ op: 'treasure', level: 1 }]]),
          },
        ],
        consume: true,
      },
    ],
  },
  flask: {
    source: 'tower',
    kind: 'flask',
    count: 2,
    price: { coins: 3 },
    sale: 2,
    effects: [{ timing: 'outside', do: [{ op: 'essence', kind: 'any', n: 1 }], consume: true }],
  },
  longSword: { ...weapon('tower', 9, 4), count: 4 },
  iron: resource('mountain', 4, [gain('coins', 2)]),
  rawDiamond: resource(
    'mountain',
    2,
    [gain('coins', 2), gain('rep', 3)],
    [{ op: 'gem', kind: 'diamond', n: 1 }],
  ),
  fish: resource('lake', 4, [gain('coins', 2)]),
  rawSapphire: resource('lake', 2, [gain('coins', 4)], [{ op: 'gem', kind: 'sapphire', n: 1 }]),
  pearl: resource('lake', 2, [gain('coins', 3)], [gain('rep', 1)]),
  geode: resource('mountain', 2, [gain('coins', 1)], [{ op: 'gem', kind: 'opal', n: 1 }]),
  crystal: resource('cave', 2, [{ op: 'essence', kind: 'any', n: 1 }], [gain('coins', 3)]),
  salt: resource('cave', 5, [gain('coins', 3)]),
  coinFind: { source: 'treasure1', kind: 'treasure', count: 3, effects: [outside(gain('coins', 3))] },
  ringFind: {
    source: 'treasure2',
    kind: 'jewel',
    piece: 'ring',
    count: 3,
    price: { coins: 6 },
    sale: 3,
    effects: [{ timing: 'afterHeroRoll', do: [{ op: 'clover', n: 1 }] }],
  },
  swordFind: { ...weapon('treasure3', 10, 5), count: 3 },
  hunterBow: { ...weapon('hunter', 5, 3), count: 2 },
  armourerHelmet: {
    source: 'armourer',
    kind: 'armour',
    armour: 'mail',
    piece: 'helmet',
    count: 2,
    price: { coins: 5 },
    sale: 2,
    gemSpaces: 2,
    effects: [permanent({ op: 'maxHealth', n: 2 })],
  },
  sorceressRing: {
    source: 'sorceress',
    kind: 'jewel',
    piece: 'ring',
    count: 2,
    price: { coins: 5 },
    sale: 2,
    effects: [outside(gain('gaar', 1))],
  },
  healingPotion: {
    source: 'healingPotion',
    kind: 'potion',
    count: 12,
    price: { coins: 1 },
    sale: 1,
    effects: [{ timing: 'anytime', do: [{ op: 'heal', n: 3 }], consume: true }],
  },
  provisions: {
    source: 'provisions',
    kind: 'provisions',
    count: 6,
    effects: [
      {
        timing: 'outside',
        do: [{ op: 'choose', from: [[{ op: 'mp', n: 2 }], [{ op: 'heal', n: 2 }]] }],
        consume: true,
      },
    ],
  },
  heart: { source: 'artifact', kind: 'artifact', count: 2, effects: [outside(gain('gaar', 2))] },
  gate: {
    source: 'teleportScroll',
    kind: 'scroll',
    count: 4,
    effects: [{ timing: 'outside', do: [{ op: 'teleportTo', goal: 'special' }], consume: true }],
  },
}
