import { blame, type Fault } from '@vyprava/kernel'
import {
  ARMOUR_PIECES,
  type ArmourKind,
  type ArmourPiece,
  HEROES,
  type HeroKey,
  SLOT_KINDS,
  type SlotKind,
  type Source,
  type TileKind,
} from './lists.ts'
import { isConditioned, type Role, roleOf, VALUE_STEPS } from './power.ts'
import type { Hero, Tile } from './schema.ts'

/* What must hold for heroes, tiles, gems and essences together: the counts of the box and the tables of its decks. */

const at = (found: unknown, expected: string, ...place: (string | number)[]): Fault => ({
  at: place,
  found,
  expected,
})
const copies = (tiles: readonly Tile[]): number => tiles.reduce((sum, { count }) => sum + count, 0)

const COUNTS: Readonly<Record<Source, number>> = {
  hero: 135,
  merchant: 73,
  alchemist: 76,
  tower: 70,
  mountain: 25,
  lake: 25,
  cave: 24,
  treasure1: 20,
  treasure2: 20,
  treasure3: 20,
  hunter: 12,
  armourer: 12,
  sorceress: 7,
  healingPotion: 12,
  provisions: 6,
  artifact: 6,
  teleportScroll: 4,
}
const SOURCES_COUNTED = Object.entries(COUNTS)

/** As many tiles of each source as the box holds. */
export const sourceCounts = () =>
  blame<Tile[]>((tiles) => {
    for (const [source, count] of SOURCES_COUNTED) {
      const found = copies(tiles.filter((tile) => tile.source === source))
      if (found !== count) return at(found, `${count} tiles of the source "${source}", copies counted`)
    }
    return null
  })

const SHOPS: readonly [Source, Partial<Record<TileKind, number>>][] = [
  [
    'merchant',
    {
      weapon: 12,
      shield: 7,
      armour: 20,
      jewel: 8,
      scroll: 10,
      potion: 7,
      chest: 4,
      satchel: 2,
      backpack: 3,
    },
  ],
  ['alchemist', { weapon: 5, armour: 18, jewel: 12, scroll: 12, potion: 14, chest: 4, flask: 8, satchel: 3 }],
  ['tower', { weapon: 14, shield: 6, armour: 25, jewel: 8, scroll: 5, potion: 4, flask: 8 }],
  ['hunter', { jewel: 4, weapon: 4, potion: 4 }],
  ['armourer', { armour: 12 }],
  ['artifact', { artifact: 6 }],
  ['provisions', { provisions: 6 }],
  ['healingPotion', { potion: 12 }],
  ['teleportScroll', { scroll: 4 }],
]

/** Each deck has its split by kind. */
export const kindCounts = () =>
  blame<Tile[]>((tiles) => {
    for (const [source, kinds] of SHOPS) {
      for (const [kind, count] of Object.entries(kinds)) {
        const found = copies(tiles.filter((tile) => tile.source === source && tile.kind === kind))
        if (found !== count) return at(found, `${count} tiles of the kind "${kind}" from "${source}"`)
      }
    }
    return null
  })

const each = (n: number): Record<ArmourPiece, number> => ({
  helmet: n,
  guards: n,
  gloves: n,
  boots: n,
  cuirass: n,
})
const SUITS: readonly [Source, ArmourKind, Partial<Record<ArmourPiece, number>>][] = [
  ['merchant', 'leather', { helmet: 4, guards: 4, gloves: 4, boots: 3, cuirass: 0 }],
  ['alchemist', 'leather', { ...each(0), cuirass: 3 }],
  ['alchemist', 'mail', each(3)],
  ['tower', 'plate', each(3)],
  ['tower', 'dragon', each(2)],
]

/** Suits of armour can be completed: each shop has the pieces of its table. */
export const suits = () =>
  blame<Tile[]>((tiles) => {
    for (const [source, armour, pieces] of SUITS) {
      for (const piece of ARMOUR_PIECES) {
        const own = tiles.filter(
          (tile) => tile.source === source && tile.armour === armour && tile.piece === piece,
        )
        if (copies(own) !== pieces[piece]) {
          return at(copies(own), `${pieces[piece]} ${piece} of ${armour} from "${source}"`)
        }
      }
    }
    return null
  })

interface Personal {
  readonly count: number
  readonly starting: number
  /** Values besides the ten steps that have a pair, too. */
  readonly early: readonly number[]
}
const two: Personal = { count: 22, starting: 2, early: [] }
const PERSONAL: Readonly<Record<HeroKey, Personal>> = {
  ael: two,
  dral: two,
  keleia: two,
  maeldur: { ...two, count: 21, starting: 1 },
  skoldur: { ...two, count: 24, early: [0] },
  taesiri: { ...two, count: 24 },
}
/** How many stacked tiles of each role a hero has in a game. */
const ROLE_RANGES: readonly (readonly [string, readonly Role[], number, number])[] = [
  ['weapons and shields', ['weapon', 'shield'], 4, 5],
  ['First Strike abilities', ['firstStrike'], 2, 3],
  ['attack abilities', ['attack'], 4, 5],
  ['defences', ['defence'], 3, 4],
  ['abilities of healing, economy or luck', ['support'], 2, 3],
  ['abilities of movement', ['movement'], 2, 2],
  ['permanent abilities', ['permanent'], 1, 2],
]

function startFault(hero: HeroKey, own: readonly Tile[]): Fault | null {
  const starting = own.filter(({ value }) => value === null)
  if (starting.length !== PERSONAL[hero].starting) {
    return at(starting.length, `${PERSONAL[hero].starting} starting tiles of "${hero}"`)
  }
  return starting.some(({ effects }) => effects.some(({ timing }) => timing === 'attack'))
    ? null
    : at('none', `a starting weapon or attack ability of "${hero}"`)
}

/** In every game each value has two tiles with different roles to choose from (EU-804). */
function pairFault(hero: HeroKey, stack: readonly Tile[]): Fault | null {
  for (const value of [...PERSONAL[hero].early, ...VALUE_STEPS]) {
    const pair = stack.filter((tile) => tile.value === value).map(roleOf)
    if (pair.length !== 2 || pair[0] === pair[1]) {
      return at(pair, `two tiles of "${hero}" with the value ${value} and different roles`)
    }
  }
  return null
}

function rolesFault(hero: HeroKey, stack: readonly Tile[]): Fault | null {
  for (const [what, roles, least, most] of ROLE_RANGES) {
    const found = stack.filter((tile) => roles.includes(roleOf(tile))).length
    if (found < least || found > most) return at(found, `${least} to ${most} ${what} of "${hero}"`)
  }
  const share = stack.filter(isConditioned).length / stack.length
  return share >= 0.25 && share <= 0.5
    ? null
    : at(share, `a cost or a set of armour on about a third of the tiles of "${hero}"`)
}

/** The tiles of each hero: how many, with what it starts, a pair for each value, and what it can become. */
export const personalTiles = () =>
  blame<Tile[]>((tiles) => {
    for (const hero of HEROES) {
      const own = tiles.filter((tile) => tile.hero === hero)
      const { count } = PERSONAL[hero]
      if (copies(own) !== count) return at(copies(own), `${count} personal tiles of "${hero}"`)
      const start = startFault(hero, own)
      if (start !== null) return start
      for (const players of ['solo', 'multi']) {
        const stack = own.filter(
          (tile) => tile.value !== null && (tile.players === undefined || tile.players === players),
        )
        const found = pairFault(hero, stack) ?? rolesFault(hero, stack)
        if (found !== null) return found
      }
    }
    return null
  })

/** All and open slots of a hero board. */
const SLOTS: Readonly<Record<SlotKind, readonly [number, number]>> = {
  hand: [3, 2],
  ability: [5, 2],
  firstStrike: [1, 0],
  helmet: [1, 1],
  guards: [1, 1],
  gloves: [1, 1],
  boots: [1, 0],
  cuirass: [1, 0],
  amulet: [1, 1],
  ring: [2, 1],
}

function boardFault({ key, slots, maxHealth, gaarSlots, dwurtSlots }: Hero, place: number): Fault | null {
  if (key !== HEROES[place]) return at(key, `the hero "${HEROES[place]}"`, place, 'key')
  for (const kind of SLOT_KINDS) {
    const own = slots.filter((slot) => slot.kind === kind)
    const open = own.filter(({ lock }) => lock === undefined).length
    const [all, unlocked] = SLOTS[kind]
    if (own.length !== all || open !== unlocked) {
      return at(own, `${all} slots of the kind "${kind}", ${unlocked} of them open`, place, 'slots')
    }
  }
  if (maxHealth < 6 || maxHealth > 8) return at(maxHealth, 'a health from 6 to 8', place, 'maxHealth')
  const tokens = key === 'skoldur' ? [0, 5] : [4, 0]
  if (gaarSlots !== tokens[0]) return at(gaarSlots, `${tokens[0]}`, place, 'gaarSlots')
  return dwurtSlots === tokens[1] ? null : at(dwurtSlots, `${tokens[1]}`, place, 'dwurtSlots')
}

/** The boards have one shape; Skoldur keeps Dwurt in place of Gaar. */
export const boards = () =>
  blame<Hero[]>((heroes) => {
    for (const [place, hero] of heroes.entries()) {
      const found = boardFault(hero, place)
      if (found !== null) return found
    }
    return null
  })

/** Pieces in the order of their closed list, as many of each as the box holds. */
export const pieces = <Item extends { readonly key: string; readonly count: number }>(
  keys: readonly string[],
  countOf: (key: string) => number,
) =>
  blame<Item[]>((list) => {
    for (const [place, { key, count }] of list.entries()) {
      if (key !== keys[place]) return at(key, `"${keys[place]}"`, place, 'key')
      if (count !== countOf(key)) return at(count, `${countOf(key)} of "${key}"`, place, 'count')
    }
    return null
  })

/** Demonites and diamonds are rarer than the other gems. */
export const gemCount = (key: string): number => (key === 'demonite' || key === 'diamond' ? 10 : 15)
export const essenceCount = (): number => 15
