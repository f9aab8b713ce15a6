import { blame, type Fault } from '@vyprava/kernel'
import { ELEMENTS, ENCOUNTERS, type LocationKind, SITES, type Special } from './lists.ts'
import { tilesWith } from './map-form.ts'
import type { Op } from './ops.ts'
import type { MapHex, MapTile } from './schema.ts'

/* The tables of the five chapters: how many tiles of each class, and what their hexes bear. */

/** A line of the table for one chapter; start tiles are not in it. */
interface Chapter {
  readonly fixed: number
  readonly encounter: number
  readonly general: number
  readonly legend: number
  readonly lair: number
  readonly ruins: number
  /** Hexes outside of rings, lairs and ruins. */
  readonly hexes: Readonly<Partial<Record<LocationKind, number>>>
  /** Treasures by level. */
  readonly treasures: readonly [number, number, number]
  readonly specials: Readonly<Partial<Record<Special, number>>>
  /** By level. */
  readonly monsters: readonly [number, number, number]
}

const CHAPTERS: readonly Chapter[] = [
  {
    fixed: 3,
    encounter: 3,
    general: 8,
    legend: 0,
    lair: 0,
    ruins: 0,
    hexes: { merchant: 4, alchemist: 1, mountain: 5, lake: 5, cave: 3, portal: 2, encounter: 3, plain: 10 },
    treasures: [5, 0, 0],
    specials: {},
    monsters: [16, 1, 0],
  },
  {
    fixed: 3,
    encounter: 3,
    general: 6,
    legend: 1,
    lair: 0,
    ruins: 0,
    hexes: { merchant: 3, alchemist: 3, mountain: 4, lake: 4, cave: 4, portal: 2, encounter: 3, plain: 5 },
    treasures: [2, 2, 0],
    specials: {},
    monsters: [10, 10, 0],
  },
  {
    fixed: 3,
    encounter: 3,
    general: 6,
    legend: 1,
    lair: 0,
    ruins: 1,
    hexes: { merchant: 2, alchemist: 3, mountain: 3, lake: 3, cave: 4, portal: 2, encounter: 2, plain: 3 },
    treasures: [0, 4, 0],
    specials: { tower: 1, fortress: 1 },
    monsters: [3, 18, 4],
  },
  {
    fixed: 3,
    encounter: 3,
    general: 6,
    legend: 2,
    lair: 0,
    ruins: 0,
    hexes: { merchant: 2, alchemist: 2, mountain: 3, lake: 3, cave: 4, portal: 2, encounter: 2, plain: 4 },
    treasures: [0, 1, 3],
    specials: { tower: 1, lord: 1 },
    monsters: [0, 9, 17],
  },
  {
    fixed: 3,
    encounter: 2,
    general: 4,
    legend: 2,
    lair: 1,
    ruins: 0,
    hexes: { merchant: 1, alchemist: 1, mountain: 3, lake: 3, cave: 4, portal: 2, encounter: 2, plain: 0 },
    treasures: [0, 0, 4],
    specials: { tower: 1 },
    monsters: [0, 4, 22],
  },
]

const isRuins = ({ hexes }: MapTile): boolean => hexes.some(({ location }) => location === 'ruins')
const isOpen = (tile: MapTile): boolean =>
  tile.special === undefined && tile.lair === undefined && !isRuins(tile)

/** The number of each thing that a chapter counts: what it is called, how many there are and should be. */
type Tally = readonly [what: string, found: number, expected: number]

function talliesOf(tiles: readonly MapTile[], chapter: Chapter): Tally[] {
  const cls = (name: MapTile['cls']): number => tiles.filter((tile) => tile.cls === name).length
  const special = (name: Special): number => tiles.filter((tile) => tile.special === name).length
  const hexes = tiles.filter(isOpen).flatMap((tile): MapHex[] => tile.hexes)
  const all = tiles.flatMap((tile): MapHex[] => tile.hexes)
  const mines = hexes.filter(({ location }) => SITES.some((site) => site === location))
  const finds = hexes.filter(({ location }) => location === 'treasure')
  const guarded = (list: readonly MapHex[]): number =>
    list.filter(({ monster }) => monster !== undefined).length
  return [
    ['fixed tiles', cls('fixed'), chapter.fixed],
    ['encounter tiles', cls('encounter'), chapter.encounter],
    ['general tiles', cls('general'), chapter.general],
    ['legendary tiles', special('legend'), chapter.legend],
    ['lairs', tiles.filter(({ lair }) => lair === true).length, chapter.lair],
    ['tiles with ruins', tiles.filter(isRuins).length, chapter.ruins],
    ...(['tower', 'fortress', 'lord'] as const).map(
      (name): Tally => [`tiles with the special "${name}"`, special(name), chapter.specials[name] ?? 0],
    ),
    ...Object.entries(chapter.hexes).map(
      ([location, expected]): Tally => [
        `hexes with the location "${location}"`,
        hexes.filter((hex) => hex.location === location).length,
        expected,
      ],
    ),
    ...chapter.treasures.map(
      (expected, i): Tally => [
        `treasures of level ${i + 1}`,
        finds.filter(({ level }) => level === i + 1).length,
        expected,
      ],
    ),
    ...ELEMENTS.map(
      (kind): Tally => [
        `elementals of the kind "${kind}"`,
        hexes.filter(({ elemental }) => elemental === kind).length,
        1,
      ],
    ),
    ...chapter.monsters.map(
      (expected, i): Tally => [
        `monsters of level ${i + 1}`,
        all.filter(({ monster }) => monster === i + 1).length,
        expected,
      ],
    ),
    ['monsters on mining sites', guarded(mines), Math.floor(mines.length / 2)],
    ['monsters on treasures', guarded(finds), Math.round((finds.length * 2) / 3)],
  ]
}

const chapterFault = (tiles: readonly MapTile[], chapter: number): Fault | null => {
  const own = tiles.filter((tile) => tile.chapter === chapter && tile.cls !== 'start')
  const wrong = talliesOf(own, CHAPTERS[chapter - 1]).find(([, found, expected]) => found !== expected)
  if (wrong === undefined) return null
  const [what, found, expected] = wrong
  return { at: [], found, expected: `${expected} ${what} in chapter ${chapter}` }
}

/** Two start tiles, one of them with the priest (EU-104). */
function startFault(tiles: readonly MapTile[]): Fault | null {
  const starts = tiles.filter(({ cls }) => cls === 'start')
  const priests = starts.filter(({ priest }) => priest === true).length
  return starts.length === 2 && priests === 1
    ? null
    : { at: [], found: starts.length, expected: 'two start tiles, one of them with the priest' }
}

/** As many tiles, locations, treasures and monsters in each chapter as the tables say. */
export const chapterTables = () =>
  blame<MapTile[]>((tiles) => {
    const start = startFault(tiles)
    if (start !== null) return start
    for (const [i] of CHAPTERS.entries()) {
      const fault = chapterFault(tiles, i + 1)
      if (fault !== null) return fault
    }
    return null
  })

/** The three fixed tiles of a chapter: a market by a mine, alchemists or towers, a portal by an elemental. */
const FIXED: readonly { readonly what: string; readonly alone: boolean; fits(tile: MapTile): boolean }[] = [
  {
    what: 'merchants and a mining site',
    alone: true,
    fits: (tile) => has(tile, 'merchant') && has(tile, ...SITES),
  },
  {
    what: 'alchemists or towers',
    alone: true,
    fits: (tile) => has(tile, 'alchemist') || tile.special === 'tower',
  },
  {
    what: 'a portal and an elemental',
    alone: false,
    fits: (tile) => has(tile, 'portal') && has(tile, 'elemental'),
  },
]
const has = ({ hexes }: MapTile, ...locations: readonly LocationKind[]): boolean =>
  hexes.some(({ location }) => locations.includes(location))

/** Every chapter has its fixed tiles, and a single player the two that he needs (EU-107, EU-1202). */
export const fixedTiles = () =>
  blame<MapTile[]>((tiles) => {
    for (const [i] of CHAPTERS.entries()) {
      const fixed = tiles.filter(({ chapter, cls }) => chapter === i + 1 && cls === 'fixed')
      for (const { what, alone, fits } of FIXED) {
        const found = fixed.filter((tile) => fits(tile) && (tile.soloFixed === true) === alone).length
        if (found === 1) continue
        const who = alone ? 'for one player too' : 'for two to four players'
        return { at: [], found, expected: `one fixed tile with ${what} in chapter ${i + 1}, ${who}` }
      }
    }
    return null
  })

/** Each encounter has its place. */
export const encounterPlaces = () =>
  blame<MapTile[]>((tiles) => {
    const missing = ENCOUNTERS.find((encounter) => tilesWith(tiles, encounter).length === 0)
    return missing === undefined
      ? null
      : { at: [], found: 0, expected: `one tile with the encounter "${missing}"` }
  })

/** What a piece of loot is worth in coins. */
const WORTH: Readonly<Record<string, number>> = { coins: 1, gaar: 1, potion: 1, silver: 1, gold: 3 }
const LOOT_WORTH: readonly (readonly [number, number])[] = [
  [2, 3],
  [4, 5],
  [6, 8],
]

const lootWorth = (loot: readonly Op[]): number =>
  loot.reduce((sum, op) => sum + (op.op === 'gain' && op.n > 0 ? (WORTH[op.what] ?? NaN) * op.n : NaN), 0)

function lootFault({ monster, loot }: MapHex): Fault | null {
  if (monster === undefined || loot === undefined) return null
  const [least, most] = LOOT_WORTH[monster - 1]
  const worth = lootWorth(loot)
  const expected = `coins, Gaar, potions and cards worth ${least} to ${most} coins together`
  return worth >= least && worth <= most ? null : { at: ['loot'], found: loot, expected }
}

const isTrade = ({ location }: MapHex): boolean => location === 'merchant' || location === 'alchemist'

/** Whether a monster must (true) or must not (false) live there; null: as the author likes. */
function needsMonster({ chapter, cls, special, lair }: MapTile, hex: MapHex): boolean | null {
  if (cls === 'start') return null
  if (isTrade(hex) || special === 'tower' || special === 'legend' || lair === true) return true
  return chapter === 1 && (hex.location === 'portal' || hex.location === 'encounter') ? false : null
}

function guardFault(tile: MapTile, hex: MapHex): Fault | null {
  const needed = needsMonster(tile, hex)
  return needed === null || needed === (hex.monster !== undefined)
    ? null
    : { at: ['monster'], found: hex.monster, expected: needed ? 'a monster here' : 'no monster here' }
}

/** Monsters live where we want them, with loot of their level. */
export const guards = () =>
  blame<MapTile[]>((tiles) => {
    for (const [place, tile] of tiles.entries())
      for (const [slot, hex] of tile.hexes.entries()) {
        const fault = lootFault(hex) ?? guardFault(tile, hex)
        if (fault !== null) return { ...fault, at: [place, 'hexes', slot, ...fault.at] }
      }
    return null
  })
