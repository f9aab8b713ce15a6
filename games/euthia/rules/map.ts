import {
  type Hex,
  neighbours,
  sameHex,
  TILE_SLOTS,
  tileBase,
  tileHex,
  tileNeighbours,
  tileSlot,
} from '@vyprava/geometry'
import { type EuthiaMap, NONE } from './state.ts'

/* Fields are numbers: 4 × the tile's place in the order of placing + its slot (N, SW, SE, centre). */

export const CENTRE = 3
const SLOTS = 4
const HEX_SLOTS = 3
const SIDES = 6
const ORIGIN: Hex = { q: 0, r: 0 }
const VECTORS = tileNeighbours(ORIGIN)

export const tileOf = (field: number): number => field >> 2
export const slotOf = (field: number): number => field & 3
export const fieldAt = (place: number, slot: number): number => place * SLOTS + slot
export const centreOf = (place: number): number => place * SLOTS + CENTRE

/** From a slot of a tile to the six hexes around it: the neighbouring tile (NONE: the own one) and the slot there. */
const AROUND: readonly (readonly { readonly side: number; readonly slot: number }[])[] = TILE_SLOTS.map(
  (slot) =>
    neighbours(tileHex(ORIGIN, slot)).map((hex) => ({
      side: VECTORS.findIndex((vector) => sameHex(vector, tileBase(hex))),
      slot: TILE_SLOTS.indexOf(tileSlot(hex)),
    })),
)

/** The three neighbouring tiles that touch each slot, as sides in ascending order. */
const TOUCHING: readonly (readonly number[])[] = AROUND.map((around) =>
  [...new Set(around.map(({ side }) => side).filter((side) => side !== NONE))].sort((a, b) => a - b),
)

export const emptyMap = (stack: number[]): EuthiaMap => ({
  tiles: [],
  q: [],
  r: [],
  links: [],
  heroTokens: [],
  tradeTokens: [],
  interactions: [],
  rubble: [],
  wards: [],
  emptied: [],
  stack,
})

/** Puts a tile on a free place of the lattice. Returns its index in the map. */
export function placeTile(map: EuthiaMap, tile: number, q: number, r: number, players: number): number {
  const place = map.tiles.length
  map.tiles.push(tile)
  map.q.push(q)
  map.r.push(r)
  for (let side = 0; side < SIDES; side++) {
    const other = placeAt(map, q + VECTORS[side].q, r + VECTORS[side].r)
    map.links.push(other)
    if (other !== NONE) map.links[other * SIDES + ((side + SIDES / 2) % SIDES)] = place
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    map.heroTokens.push(NONE)
    map.tradeTokens.push(NONE)
    map.rubble.push(0)
    map.wards.push(0)
    map.emptied.push(0)
    for (let player = 0; player < players; player++) map.interactions.push(0)
  }
  return place
}

/** The place in the map of the tile with this base, or NONE. */
export function placeAt(map: EuthiaMap, q: number, r: number): number {
  for (let place = 0; place < map.tiles.length; place++) {
    if (map.q[place] === q && map.r[place] === r) return place
  }
  return NONE
}

/** The fields around a field that are on the map; `hasCentre` tells special tiles by their place. */
export function fieldsAround(
  map: EuthiaMap,
  field: number,
  hasCentre: (place: number) => boolean,
  into: number[] = [],
): number[] {
  into.length = 0
  const place = tileOf(field)
  const slot = slotOf(field)
  if (slot === CENTRE) {
    for (let hex = 0; hex < HEX_SLOTS; hex++) into.push(fieldAt(place, hex))
    return into
  }
  for (const { side, slot: there } of AROUND[slot]) {
    const other = side === NONE ? place : map.links[place * SIDES + side]
    if (other !== NONE) into.push(fieldAt(other, there))
  }
  if (hasCentre(place)) into.push(centreOf(place))
  return into
}

/** The sides of its tile at which a hex misses a tile: none for a centre (EU-314). */
export const missingSides = (map: EuthiaMap, field: number): readonly number[] =>
  slotOf(field) === CENTRE
    ? []
    : TOUCHING[slotOf(field)].filter((side) => map.links[tileOf(field) * SIDES + side] === NONE)

/** The base of the lattice place at a side of a tile. */
export const baseAt = (map: EuthiaMap, place: number, side: number): Hex => ({
  q: map.q[place] + VECTORS[side].q,
  r: map.r[place] + VECTORS[side].r,
})

/** Steps from a field to every field of the map, NONE where there is no way; monsters do not matter (EU-R22). */
export function distancesFrom(map: EuthiaMap, from: number, hasCentre: (place: number) => boolean): number[] {
  const steps = new Array<number>(map.tiles.length * SLOTS).fill(NONE)
  steps[from] = 0
  const queue = [from]
  for (let i = 0; i < queue.length; i++) {
    for (const next of fieldsAround(map, queue[i], hasCentre)) {
      if (steps[next] !== NONE) continue
      steps[next] = steps[queue[i]] + 1
      queue.push(next)
    }
  }
  return steps
}
