/** Tiles of three hexes that meet in one point, and the lattice in which equal ones cover the plane. */

import { compareHexes, type Hex, neighbours, sameHex } from './hex.ts'

/** An up tile has one hex above two, a down tile one below two (on pointy-top hexes). */
export const TRIHEX_KINDS = ['up', 'down'] as const
export type TrihexKind = (typeof TRIHEX_KINDS)[number]

export type Trihex = readonly [Hex, Hex, Hex]

/** The hexes of a tile clockwise, the single one (top of an up tile, bottom of a down tile) first. */
export function trihex(single: Hex, kind: TrihexKind): Trihex {
  const { q, r } = single
  return kind === 'up'
    ? [single, { q, r: r + 1 }, { q: q - 1, r: r + 1 }]
    : [single, { q, r: r - 1 }, { q: q + 1, r: r - 1 }]
}

/** The places of an up tile, in the order of (q - r) mod 3. */
export const TILE_SLOTS = ['N', 'SW', 'SE'] as const
export type TileSlot = (typeof TILE_SLOTS)[number]

/** From the base (the N hex) of a tile to the bases of the six tiles around it, clockwise from the lower right. */
const TILE_VECTORS: readonly Hex[] = [
  { q: 1, r: 1 },
  { q: -1, r: 2 },
  { q: -2, r: 1 },
  { q: -1, r: -1 },
  { q: 1, r: -2 },
  { q: 2, r: -1 },
]

/** Which place of its tile the hex is, in the lattice of up tiles that has a base at the origin. */
export function tileSlot({ q, r }: Hex): TileSlot {
  return TILE_SLOTS[(((q - r) % 3) + 3) % 3]
}

/** The base of the tile to which the hex belongs in that lattice. */
export function tileBase(of: Hex): Hex {
  const { q, r } = of
  switch (tileSlot(of)) {
    case 'N':
      return of
    case 'SW':
      return { q: q + 1, r: r - 1 }
    case 'SE':
      return { q, r: r - 1 }
  }
}

/** The hex at a place of the tile with this base. */
export function tileHex(base: Hex, slot: TileSlot): Hex {
  const [north, southEast, southWest] = trihex(base, 'up')
  return { N: north, SE: southEast, SW: southWest }[slot]
}

/** The bases of the six tiles around a tile, clockwise from the lower right. */
export function tileNeighbours({ q, r }: Hex): Hex[] {
  return TILE_VECTORS.map((vector) => ({ q: q + vector.q, r: r + vector.r }))
}

/** The bases of the three other tiles that touch a hex, in canonical order. */
export function tilesTouching(of: Hex): Hex[] {
  const own = tileBase(of)
  const bases = neighbours(of).map(tileBase).sort(compareHexes)
  return bases.filter((base, i) => !sameHex(base, own) && (i === 0 || !sameHex(base, bases[i - 1])))
}
