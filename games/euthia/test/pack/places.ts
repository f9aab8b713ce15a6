import { ELEMENTS, ENCOUNTERS, type MapHex, type Op } from '../../content/schema.ts'
import type { MapTileFace } from '../../rules/printed.ts'
import { coins, type Face, gain } from './short.ts'

type Quest = Pick<Face<'encounterCards'>, 'require' | 'reward'>
/** Quests 1 to 7 of every encounter. */
const quests: readonly Quest[] = [
  { require: coins(1), reward: [gain('rep', 1)] },
  { require: coins(2), reward: [gain('rep', 1), { op: 'gem', kind: 'any', n: 1 }] },
  {
    require: {
      pay: 'oneOf',
      of: [
        { pay: 'gem', kind: 'emerald', n: 1 },
        { pay: 'gem', kind: 'ruby', n: 1 },
      ],
    },
    reward: [gain('rep', 1), gain('coins', 3)],
  },
  { require: { pay: 'trophy', level: 1, n: 1 }, reward: [gain('rep', 2), gain('gold', 1)] },
  { require: { pay: 'resource', site: 'any', n: 1 }, reward: [gain('rep', 1), gain('coins', 2)] },
  {
    require: {
      pay: 'all',
      of: [
        { pay: 'gaar', n: 1 },
        { pay: 'essence', kind: 'any', n: 1 },
      ],
    },
    reward: [gain('rep', 2), { op: 'treasure', level: 1 }],
  },
  { require: { pay: 'item', kind: 'potion', n: 1 }, reward: [gain('rep', 1), gain('gaar', 2)] },
]
export const encounterCards = ENCOUNTERS.flatMap((encounter) => {
  const rewardTile: Op[] =
    encounter === 'hunter' || encounter === 'armourer' || encounter === 'sorceress'
      ? [{ op: 'rewardTile', kind: encounter }]
      : []
  return [
    ...quests.map(({ require, reward }) => ({
      encounter,
      require,
      reward: [...reward, ...rewardTile],
      soloOnly: false,
    })),
    ...(encounter === 'sorceress' ? quests.slice(0, 5) : []).map((quest) => ({
      ...quest,
      encounter,
      soloOnly: true,
    })),
  ]
}).map((card, id) => ({ id, ...card }))

export const encounters = ENCOUNTERS.map((key, id) => ({ id, key }))

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
  ['legend1', { chapter: 1, cls: 'scenario', special: 'legend', hexes: [plain, plain, plain] }],
  ['lair1', { chapter: 1, cls: 'scenario', lair: true, hexes: [plain, plain, plain] }],
  ['ruins1', { chapter: 1, cls: 'scenario', hexes: [{ location: 'ruins' }, plain, plain] }],
]

/** The id of a map tile by its key, such as `market1` or `towers`. */
export function mapTile(key: string): number {
  const id = mapDrafts.findIndex(([name]) => name === key)
  if (id === -1) throw new Error(`No map tile ${key}`)
  return id
}

export const mapTiles = mapDrafts.map(([, draft], id) => ({ id, ...draft }))
