import {
  CHAOS_TYPES,
  type Cost,
  ELEMENTS,
  ENCOUNTERS,
  type EuthiaPack,
  HEROES,
  LOCATIONS,
  type MapTile,
  type Metal,
  type Op,
  type Profile,
  SLOT_KINDS,
  SOURCES,
  type Source,
  type Tile,
} from '../content/schema.ts'
import { permanentsOf, type Use, usesOf, worksInSlot } from './effects/faces.ts'
import { NONE } from './state.ts'

type Wordless<Face> = Omit<Face, 'name' | 'line' | 'gradeNames'>
type Faces<List extends keyof EuthiaPack> = EuthiaPack[List] extends readonly (infer Face)[]
  ? readonly Wordless<Face>[]
  : never

/** Fields of a pack that no rule reads: words and pictures. A match does not depend on them. */
export const UNREAD = ['name', 'line', 'gradeNames'] as const

/** What the rules read of a content pack: everything but words. */
export interface Pack {
  readonly id: string
  readonly heroes: Faces<'heroes'>
  readonly tiles: Faces<'tiles'>
  readonly gems: Faces<'gems'>
  readonly essences: Faces<'essences'>
  readonly monsters: Faces<'monsters'>
  readonly elites: Faces<'elites'>
  readonly bounties: Faces<'bounties'>
  readonly chaosCards: Faces<'chaosCards'>
  readonly combatCards: EuthiaPack['combatCards']
  readonly elementals: Faces<'elementals'>
  readonly encounters: Faces<'encounters'>
  readonly encounterCards: Faces<'encounterCards'>
  readonly mapTiles: Faces<'mapTiles'>
  readonly scenarioCards: Faces<'scenarioCards'>
  readonly titles: Faces<'titles'>
  readonly scenarios: Faces<'scenarios'>
  readonly healing: EuthiaPack['healing']
  readonly movement: EuthiaPack['movement']
}

export type TileFace = Wordless<Tile>
export type MapTileFace = Wordless<MapTile>

/** A pack worked out for the rules: flat lists and tables. */
export interface Printed {
  readonly pack: Pack
  /** Tiles of each source, every copy of them, in the order of ids. */
  readonly bySource: Readonly<Record<Source, readonly number[]>>
  /** By tile: the kind of slot that it is worn or lies in (place in SLOT_KINDS), or NONE. */
  readonly slotKindOf: readonly number[]
  /** By hero: the kinds of its slots (places in SLOT_KINDS), and what opens them (null: open). */
  readonly slotKinds: readonly (readonly number[])[]
  readonly locks: readonly (readonly (Cost | null)[])[]
  /** By metal: the chaos cards, every copy; and by card its metal and type (places in the lists). */
  readonly metalOf: readonly number[]
  readonly typeOf: readonly number[]
  /** Monster cards by level from 1: index 0 is level 1. */
  readonly monstersOf: readonly (readonly number[])[]
  /** By monster card: the first card with an equal back (level, reward and its range; EU-621). */
  readonly backOf: readonly number[]
  /* By map tile and slot (4 × tile + slot; the centre is slot 3). */
  readonly locationOf: readonly number[]
  readonly elementOf: readonly number[]
  readonly monsterOf: readonly number[]
  readonly treasureOf: readonly number[]
  /** By element: the diagram of its card (EU-935). */
  readonly elementalRows: readonly Profile[]
  /** By map tile. */
  readonly hasCentre: readonly boolean[]
  /** The place of each source in SOURCES by tile. */
  readonly sourceOf: readonly number[]
  /** By tile, gem and essence: what can be used of it, and what works all the time (`effects/faces.ts`). */
  readonly uses: readonly (readonly (Use | null)[])[]
  readonly gemUses: readonly (readonly (Use | null)[])[]
  readonly essenceUses: readonly (readonly (Use | null)[])[]
  readonly permanents: readonly (readonly Op[])[]
  readonly gemPermanents: readonly (readonly Op[])[]
  /** By tile: whether it works only in its slot (EU-814, EU-854). */
  readonly inSlot: readonly boolean[]
  /** By tile: the timings of all its uses, as bits (`Use.bit`). */
  readonly useBits: readonly number[]
  /** By hero: its personal tiles in a game of one player, and of more. */
  readonly personal: readonly (readonly PersonalTiles[])[]
  /** By place in ENCOUNTERS: cards for a table, and those for one player and for players together (EU-1206). */
  readonly encounters: readonly (readonly number[])[]
  readonly encountersAlone: readonly (readonly number[])[]
  /** By chapter from 1: index 0 is chapter 1. */
  readonly chapters: readonly ChapterTiles[]
}

/** Map tiles of a chapter by what tables of scenarios ask for; `soloFixed` are the fixed ones for one player. */
interface ChapterTiles {
  readonly fixed: readonly number[]
  readonly soloFixed: readonly number[]
  readonly encounter: readonly number[]
  readonly general: readonly number[]
  readonly legendary: readonly number[]
  readonly lair: readonly number[]
  readonly ruins: readonly number[]
}

/** Those that lie on the board at the start, and the stack by value. */
interface PersonalTiles {
  readonly starting: readonly number[]
  readonly stack: readonly number[]
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

/** The kind of slot for a tile: hands, abilities, or the piece worn (EU-849); loose things have none. */
function slotKindOf({ kind, piece }: TileFace): number {
  switch (kind) {
    case 'weapon':
    case 'shield':
      return SLOT_KINDS.indexOf('hand')
    case 'ability':
    case 'firstStrike':
      return SLOT_KINDS.indexOf(kind)
    default:
      return piece === undefined ? NONE : SLOT_KINDS.indexOf(piece)
  }
}

const copies = (tiles: readonly TileFace[], source: Source): number[] =>
  tiles.flatMap((tile, id) => (tile.source === source ? range(tile.count).map(() => id) : []))

const bySource = (tiles: readonly TileFace[]): Readonly<Record<Source, readonly number[]>> => ({
  hero: copies(tiles, 'hero'),
  merchant: copies(tiles, 'merchant'),
  alchemist: copies(tiles, 'alchemist'),
  tower: copies(tiles, 'tower'),
  mountain: copies(tiles, 'mountain'),
  lake: copies(tiles, 'lake'),
  cave: copies(tiles, 'cave'),
  treasure1: copies(tiles, 'treasure1'),
  treasure2: copies(tiles, 'treasure2'),
  treasure3: copies(tiles, 'treasure3'),
  hunter: copies(tiles, 'hunter'),
  armourer: copies(tiles, 'armourer'),
  sorceress: copies(tiles, 'sorceress'),
  healingPotion: copies(tiles, 'healingPotion'),
  provisions: copies(tiles, 'provisions'),
  artifact: copies(tiles, 'artifact'),
  teleportScroll: copies(tiles, 'teleportScroll'),
})

/** Flat by map tile and slot; `centre` stands for the fourth field. */
const bySlot = <T>(
  { mapTiles }: Pack,
  of: (hex: MapTileFace['hexes'][number]) => T,
  centre: (tile: MapTileFace) => T,
): T[] => mapTiles.flatMap((tile) => [...tile.hexes.map(of), centre(tile)])

const CHAPTERS = 5

function chapterOf({ mapTiles }: Pack, chapter: number): ChapterTiles {
  const those = (fits: (tile: MapTileFace) => boolean): number[] =>
    mapTiles.flatMap((tile, id) => (tile.chapter === chapter && fits(tile) ? [id] : []))
  return {
    fixed: those(({ cls }) => cls === 'fixed'),
    soloFixed: those(({ cls, soloFixed }) => cls === 'fixed' && soloFixed === true),
    encounter: those(({ cls }) => cls === 'encounter'),
    general: those(({ cls }) => cls === 'general'),
    legendary: those(({ cls, special }) => cls === 'scenario' && special === 'legend'),
    lair: those(({ cls, lair }) => cls === 'scenario' && lair === true),
    ruins: those(
      ({ cls, hexes }) => cls === 'scenario' && hexes.some(({ location }) => location === 'ruins'),
    ),
  }
}

const encountersOf = ({ encounterCards }: Pack, alone: boolean): number[][] =>
  ENCOUNTERS.map((kind) =>
    encounterCards.flatMap(({ encounter, soloOnly }, id) =>
      encounter === kind && soloOnly === alone ? [id] : [],
    ),
  )

/** The diagram of an elemental without a card. */
const NOTHING: Profile = [{ min: null, ops: [] }]

const known = new WeakMap<Pack, Printed>()

/** Rules, words, table and every bot read the same pack, which never changes: it is worked out once. */
export function printedFrom(pack: Pack): Printed {
  const printed = known.get(pack) ?? printedAnew(pack)
  known.set(pack, printed)
  return printed
}

function printedAnew(pack: Pack): Printed {
  const backs = pack.monsters.map(({ level, reward }) => JSON.stringify([level, reward]))
  return {
    pack,
    bySource: bySource(pack.tiles),
    slotKindOf: pack.tiles.map(slotKindOf),
    slotKinds: pack.heroes.map(({ slots }) => slots.map(({ kind }) => SLOT_KINDS.indexOf(kind))),
    locks: pack.heroes.map(({ slots }) => slots.map(({ lock }) => lock ?? null)),
    metalOf: pack.chaosCards.map(({ metal }) => (metal === 'silver' ? 0 : 1)),
    typeOf: pack.chaosCards.map(({ type }) => CHAOS_TYPES.indexOf(type)),
    monstersOf: [1, 2, 3].map((level) =>
      pack.monsters.flatMap((monster, id) => (monster.level === level ? id : [])),
    ),
    backOf: backs.map((back) => backs.indexOf(back)),
    locationOf: bySlot(
      pack,
      ({ location }) => LOCATIONS.indexOf(location),
      () => 0,
    ),
    elementOf: bySlot(
      pack,
      ({ elemental }) => (elemental === undefined ? NONE : ELEMENTS.indexOf(elemental)),
      () => NONE,
    ),
    monsterOf: bySlot(
      pack,
      ({ monster }) => monster ?? 0,
      () => 0,
    ),
    treasureOf: bySlot(
      pack,
      ({ location, level }) => (location === 'treasure' ? (level ?? 1) : 0),
      () => 0,
    ),
    elementalRows: ELEMENTS.map(
      (element) => pack.elementals.find(({ key }) => key === element)?.profile ?? NOTHING,
    ),
    hasCentre: pack.mapTiles.map(({ special }) => special !== undefined),
    sourceOf: pack.tiles.map(({ source }) => SOURCES.indexOf(source)),
    uses: pack.tiles.map(({ effects }) => usesOf(effects)),
    gemUses: pack.gems.map(({ effects }) => usesOf(effects)),
    essenceUses: pack.essences.map(({ effects }) => usesOf(effects)),
    permanents: pack.tiles.map(({ effects }) => permanentsOf(effects)),
    gemPermanents: pack.gems.map(({ effects }) => permanentsOf(effects)),
    inSlot: pack.tiles.map(({ kind }) => worksInSlot(kind)),
    useBits: pack.tiles.map(({ effects }) =>
      usesOf(effects).reduce((bits, use) => bits | (use?.bit ?? 0), 0),
    ),
    encounters: encountersOf(pack, false),
    encountersAlone: encountersOf(pack, true),
    chapters: range(CHAPTERS).map((i) => chapterOf(pack, i + 1)),
    personal: pack.heroes.map((_, hero) => [1, 2].map((players) => personalTiles({ pack }, hero, players))),
  }
}

/** Every copy of the cards of a metal that a game uses (EU-133, EU-1205). */
export const chaosCardsFor = ({ pack }: Printed, metal: Metal, competitive: boolean): number[] =>
  pack.chaosCards.flatMap((card, id) =>
    card.metal === metal && !(competitive ? card.soloOnly : card.competitiveOnly)
      ? range(card.count).map(() => id)
      : [],
  )

/** Personal tiles of a hero in a game of so many players (EU-118 to EU-120). */
export function personalTiles(
  { pack }: { readonly pack: Pack },
  hero: number,
  players: number,
): PersonalTiles {
  const count = players === 1 ? 'solo' : 'multi'
  const own = pack.tiles.flatMap((tile, id) =>
    tile.hero === HEROES[hero] && (tile.players === undefined || tile.players === count) ? [id] : [],
  )
  const worth = (id: number): number => pack.tiles[id].value ?? NONE
  return {
    starting: own.filter((id) => pack.tiles[id].value === null),
    stack: own.filter((id) => pack.tiles[id].value !== null).sort((a, b) => worth(a) - worth(b) || a - b),
  }
}
