import {
  ARMOUR_PIECES,
  type Cost,
  type Effect,
  ELEMENTS,
  ENCOUNTERS,
  GEMS,
  HEROES,
  type MapHex,
  type Op,
  type Profile,
  TITLE_CRITERIA,
} from '../content/schema.ts'
import { type MapTileFace, type Pack, printedFrom, type TileFace } from '../rules/printed.ts'
import { scenarioCards, scenarios } from './scenarios.ts'

/* A small pack for tests of the rules: few of everything, with simple numbers. */

type Face<List extends keyof Pack> = Pack[List] extends readonly (infer Entry)[] ? Entry : never

/** Rows of a diagram: [min, ops…]; the first one has no lower bound. */
export const rows = (first: readonly Op[], ...others: readonly [number, readonly Op[]][]): Profile => [
  { min: null, ops: first },
  ...others.map(([min, ops]) => ({ min, ops })),
]
const hit = (n: number): readonly Op[] => [{ op: 'hit', n, sign: 'base' }]
const wound = (n: number): readonly Op[] => [{ op: 'wound', n, sign: 'base' }]
const gain = (what: Extract<Op, { op: 'gain' }>['what'], n: number): Op => ({ op: 'gain', what, n })
const coins = (n: number): Cost => ({ pay: 'coins', n })

const SLOTS: Face<'heroes'>['slots'] = [
  { kind: 'hand' },
  { kind: 'hand' },
  { kind: 'hand', lock: coins(4) },
  { kind: 'ability' },
  { kind: 'ability' },
  { kind: 'ability', lock: coins(3) },
  { kind: 'firstStrike', lock: coins(2) },
  ...ARMOUR_PIECES.map((kind) => (kind === 'boots' ? { kind, lock: coins(2) } : { kind })),
  { kind: 'amulet' },
  { kind: 'ring' },
]
/** Places of the slots above. */
export const SLOT = {
  hand: 0,
  hand2: 1,
  hand3: 2,
  ability: 3,
  ability2: 4,
  ability3: 5,
  firstStrike: 6,
  helmet: 7,
  guards: 8,
  gloves: 9,
  boots: 10,
  cuirass: 11,
  amulet: 12,
  ring: 13,
} as const

const heroes = HEROES.map(
  (key, id): Face<'heroes'> => ({
    id,
    key,
    element: ELEMENTS[id % 4],
    maxHealth: key === 'maeldur' ? 6 : 7,
    slots: SLOTS,
    gaarSlots: key === 'skoldur' ? 0 : 4,
    dwurtSlots: key === 'skoldur' ? 5 : 0,
    gemSlots: 4,
  }),
)

type Draft = Omit<TileFace, 'id' | 'effects' | 'count'> & Partial<Pick<TileFace, 'effects' | 'count'>>
const outside = (...ops: readonly Op[]): Effect => ({ timing: 'outside', do: ops })
const permanent = (...ops: readonly Op[]): Effect => ({ timing: 'permanent', do: ops, exhaust: false })
const attack: Effect = { timing: 'attack', do: [], exhaust: false }
const weapon = (source: Draft['source'], price: number, top: number): Draft => ({
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

/** Tiles by a key of ours; ids are their places. */
const drafts = {
  ...Object.fromEntries(
    HEROES.flatMap((hero) => {
      const own = { source: 'hero', hero } as const
      return [
        [`${hero}Weapon`, { ...weapon('hero', 2, 2), ...own, value: null }],
        [`${hero}Aim`, ability(own, null, { timing: 'afterHeroRoll', do: [{ op: 'clover', n: 2 }] })],
        [`${hero}Run`, ability(own, 2, outside({ op: 'mp', n: 2 }))],
        [`${hero}Fight`, ability(own, 2, outside({ op: 'action', action: 'combat' }))],
        [`${hero}Sword`, { ...weapon('hero', 5, 3), ...own, value: 4 }],
        [
          `${hero}Strike`,
          {
            ...ability(own, 4, { timing: 'firstStrike', do: [] }),
            kind: 'firstStrike',
            profile: rows(hit(1), [7, hit(2)]),
          },
        ],
      ]
    }),
  ),
} satisfies Record<string, Draft>

function ability(own: Pick<Draft, 'source' | 'hero'>, value: number | null, effect: Effect): Draft {
  return { ...own, kind: 'ability', value, price: { coins: 3 }, effects: [effect] }
}

const common: Readonly<Record<string, Draft>> = {
  wardSong: {
    source: 'hero',
    hero: 'taesiri',
    kind: 'ability',
    value: 7,
    price: { coins: 3 },
    effects: [permanent({ op: 'ward', kinds: 'onTile' })],
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

const allDrafts: [string, Draft][] = [...Object.entries<Draft>(drafts), ...Object.entries(common)]
const tiles = allDrafts.map(([, draft], id): TileFace => ({ count: 1, effects: [], ...draft, id }))

/** The id of a tile by its key, such as `aelWeapon` or `shortSword`. */
export function tile(key: string): number {
  const id = allDrafts.findIndex(([name]) => name === key)
  if (id === -1) throw new Error(`No tile ${key}`)
  return id
}

const gemEffects: Readonly<Record<(typeof GEMS)[number], readonly Effect[]>> = {
  amethyst: [outside(gain('silver', 1))],
  emerald: [{ timing: 'afterHeroRoll', do: [{ op: 'clover', n: 1 }] }],
  onyx: [{ timing: 'afterMonsterRoll', do: [{ op: 'wound', n: 1, sign: 'minus' }] }],
  opal: [{ timing: 'anytime', do: [{ op: 'heal', n: 2 }] }],
  ruby: [permanent({ op: 'maxHealth', n: 1 })],
  sapphire: [outside({ op: 'mp', n: 1 })],
  demonite: [{ timing: 'anytime', do: [gain('gold', 1)] }],
  diamond: [{ timing: 'anytime', do: [{ op: 'heal', n: 3 }] }],
}
const essenceEffects: Readonly<Record<(typeof ELEMENTS)[number], Effect>> = {
  air: { timing: 'beforeMonsterRoll', do: [{ op: 'removeMonsterDie', n: 1 }], consume: true },
  earth: { timing: 'afterMonsterRoll', do: [{ op: 'wound', n: 3, sign: 'minus' }], consume: true },
  water: { timing: 'anytime', do: [{ op: 'heal', n: 4 }], consume: true },
  fire: {
    timing: 'beforeHeroRoll',
    do: [
      { op: 'hit', n: 1, sign: 'plus' },
      { op: 'clover', n: 1 },
    ],
    consume: true,
  },
}

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
const monsters = [1, 1, 1, 1, 2, 2, 2, 3, 3].map(
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
const elites = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3].map(
  (level, id): Face<'elites'> => ({ id, level, ...foe(level * 6) }),
)
const LAIRS: readonly Face<'bounties'>['lair'][] = [
  { type: 'on', what: 'mountain' },
  { type: 'beside', what: 'elemental' },
  { type: 'special', what: 'church' },
]
const bounties = elites.map(
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

const faces = [1, 2, 3, 4, 5, 6]
const combatCards = faces.flatMap((left) =>
  faces.map((right) => ({
    left,
    right,
    gaar: left <= 3 && right <= 3 ? 2 : Math.min(left, right) <= 3 && left + right <= 7 ? 1 : 0,
    chaos: left === right ? 2 : left > right ? 1 : 0,
  })),
)

const encounterCards = ENCOUNTERS.flatMap((encounter) => [
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => ({
    encounter,
    require: coins(n),
    reward: [gain('rep', n)],
    soloOnly: false,
  })),
  ...(encounter === 'sorceress' ? [1, 2, 3, 4, 5] : []).map((n) => ({
    encounter,
    require: coins(n),
    reward: [gain('rep', n)],
    soloOnly: true,
  })),
]).map((card, id) => ({ id, ...card }))

const plain: MapHex = { location: 'plain' }
const beast = (level: number, hex: MapHex = plain): MapHex => ({
  ...hex,
  monster: level,
  loot: [gain('coins', level)],
})
const elemental = (element: (typeof ELEMENTS)[number]): MapHex => ({
  location: 'elemental',
  elemental: element,
})

type MapDraft = Omit<MapTileFace, 'id'>
const special = (
  what: NonNullable<MapDraft['special']>,
  hexes: MapDraft['hexes'],
  chapter = 3,
): MapDraft => ({
  chapter,
  cls: 'general',
  special: what,
  hexes,
})
const chapterTiles = (chapter: number): [string, MapDraft][] => {
  const level = Math.min(3, chapter)
  const general = (hexes: MapDraft['hexes']): MapDraft => ({ chapter, cls: 'general', hexes })
  const meeting = (encounter: (typeof ENCOUNTERS)[number]): MapDraft => ({
    chapter,
    cls: 'encounter',
    hexes: [{ location: 'encounter', encounter }, plain, beast(level)],
  })
  return [
    [
      `market${chapter}`,
      {
        chapter,
        cls: 'fixed',
        soloFixed: true,
        hexes: [beast(level, { location: 'merchant' }), { location: 'mountain' }, plain],
      },
    ],
    [
      `brewery${chapter}`,
      {
        chapter,
        cls: 'fixed',
        soloFixed: true,
        hexes: [beast(level, { location: 'alchemist' }), { location: 'lake' }, plain],
      },
    ],
    [
      `portal${chapter}`,
      {
        chapter,
        cls: 'fixed',
        hexes: [{ location: 'portal' }, elemental(ELEMENTS[(chapter - 1) % 4]), plain],
      },
    ],
    [`meeting${chapter}`, meeting(ENCOUNTERS[chapter - 1])],
    [`meeting${chapter}b`, meeting(ENCOUNTERS[chapter + 4])],
    [
      `mine${chapter}`,
      general([beast(level, { location: 'cave' }), { location: 'mountain' }, { location: 'lake' }]),
    ],
    [
      `find${chapter}`,
      general([{ location: 'treasure', level }, beast(level, { location: 'treasure', level }), plain]),
    ],
    [`fire${chapter}`, general([elemental('fire'), plain, plain])],
    [`water${chapter}`, general([elemental('water'), plain, plain])],
    [`air${chapter}`, general([elemental('air'), plain, plain])],
    [`earth${chapter}`, general([elemental('earth'), plain, plain])],
    [`wild${chapter}`, general([beast(1), beast(level), beast(level)])],
    [`gate${chapter}`, general([beast(1, { location: 'portal' }), plain, plain])],
  ]
}
const ring = (level: number): MapDraft['hexes'] => [beast(level), beast(level), beast(level)]
const mapDrafts: readonly [string, MapDraft][] = [
  ['church', { chapter: 1, cls: 'start', special: 'church', hexes: [plain, plain, plain] }],
  ['priest', { chapter: 1, cls: 'start', special: 'church', priest: true, hexes: [plain, plain, plain] }],
  ...[1, 2, 3, 4, 5].flatMap(chapterTiles),
  ['towers', special('tower', ring(2))],
  ['fortress', { ...special('fortress', ring(2)), cls: 'encounter' }],
  ['lord', { ...special('lord', ring(3), 4), cls: 'encounter' }],
  ['legend2', { chapter: 2, cls: 'scenario', special: 'legend', hexes: ring(2) }],
  ['legend3', { chapter: 3, cls: 'scenario', special: 'legend', hexes: ring(2) }],
  ['lair', { chapter: 3, cls: 'scenario', lair: true, hexes: ring(3) }],
  ['ruins', { chapter: 2, cls: 'scenario', hexes: [{ location: 'ruins' }, plain, plain] }],
]

/** The id of a map tile by its key, such as `market1` or `towers`. */
export function mapTile(key: string): number {
  const id = mapDrafts.findIndex(([name]) => name === key)
  if (id === -1) throw new Error(`No map tile ${key}`)
  return id
}

export const pack: Pack = {
  id: 'euthia-test',
  heroes,
  tiles,
  gems: GEMS.map((key, id) => ({ id, key, count: 10, effects: gemEffects[key].slice() })),
  essences: ELEMENTS.map((key, id) => ({ id, key, count: 15, effects: [essenceEffects[key]] })),
  monsters,
  elites,
  bounties,
  chaosCards: chaosDrafts.map((card, id) => ({
    id,
    count: 8,
    soloOnly: card.type === 'mindControl',
    competitiveOnly: card.type === 'soulControl',
    ...card,
  })),
  combatCards,
  elementals: ELEMENTS.map((key, id) => ({
    id,
    key,
    profile: rows(
      [{ op: 'woundSelf', n: 2 }],
      [5, []],
      [7, [gain('coins', 1), { op: 'woundSelf', n: 1 }]],
      [9, [{ op: 'essence', kind: key, n: 1 }]],
      [11, [{ op: 'essence', kind: key, n: 1 }, gain('rep', 1)]],
    ),
  })),
  encounters: ENCOUNTERS.map((key, id) => ({ id, key })),
  encounterCards,
  mapTiles: mapDrafts.map(([, draft], id) => ({ id, ...draft })),
  scenarioCards,
  titles: TITLE_CRITERIA.map((criterion, id) => ({ id, criterion, rep: 2 })),
  scenarios,
  healing: { merchant: 3, alchemist: 5, tower: 4, church: 6 },
  movement: { mine: 2, trade: 2, combat: 2 },
}

export const printed = printedFrom(pack)
