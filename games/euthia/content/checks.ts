import { blame, type Fault } from '@vyprava/kernel'
import {
  ARMOUR_PIECES,
  type ArmourKind,
  type ArmourPiece,
  SLOT_KINDS,
  type SlotKind,
  type Source,
  type TileKind,
} from './lists.ts'
import type { Hero, Tile } from './schema.ts'

/* What we ask of our own heroes, tiles, gems and essences together: the counts of the box and the tables of its decks. */

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

/** As many pieces of each kind as the box holds. */
export const pieces = <Item extends { readonly key: string; readonly count: number }>(
  countOf: (key: string) => number,
) =>
  blame<Item[]>((list) => {
    for (const [place, { key, count }] of list.entries())
      if (count !== countOf(key)) return at(count, `${countOf(key)} of "${key}"`, place, 'count')
    return null
  })

/** Demonites and diamonds are rarer than the other gems. */
export const gemCount = (key: string): number => (key === 'demonite' || key === 'diamond' ? 10 : 15)
export const essenceCount = (): number => 15
