import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compareHexes,
  DIRECTIONS,
  directionBetween,
  disc,
  type Hex,
  hex,
  hexKey,
  neighbours,
  ORIGIN,
  sameHex,
  TILE_SLOTS,
  type TrihexKind,
  tileBase,
  tileHex,
  tileNeighbours,
  tileSlot,
  tilesTouching,
  trihex,
  turnDirection,
} from '../src/index.ts'
import { anyHex } from './arbitraries.ts'

const hexes = (...pairs: [number, number][]): Hex[] => pairs.map(([q, r]) => hex(q, r))
const sorted = (list: readonly Hex[]) => list.toSorted(compareHexes)

describe('the tile slots of Defenders (G6)', () => {
  const slots: [TrihexKind, ...[number, number][]][] = [
    ['down', [-3, 1], [-3, 0], [-2, 0]],
    ['up', [-1, -2], [-1, -1], [-2, -1]],
    ['up', [-1, 0], [-1, 1], [-2, 1]],
    ['down', [0, -2], [0, -3], [1, -3]],
    ['up', [1, -2], [1, -1], [0, -1]],
    ['down', [2, -2], [2, -3], [3, -3]],
    ['up', [3, -2], [3, -1], [2, -1]],
    ['down', [2, 1], [2, 0], [3, 0]],
    ['down', [-3, 3], [-3, 2], [-2, 2]],
    ['up', [-1, 2], [-1, 3], [-2, 3]],
    ['down', [0, 3], [0, 2], [1, 2]],
    ['up', [1, 0], [1, 1], [0, 1]],
  ]
  it('each is its single hex and two more, clockwise', () => {
    for (const [kind, ...places] of slots) {
      const tile = hexes(...places)
      expect(trihex(tile[0], kind)).toEqual(tile)
    }
  })

  it('together they cover the 36 habitat hexes once', () => {
    const covered = slots.flatMap(([kind, [q, r]]) => trihex(hex(q, r), kind))
    expect(sorted(covered)).toEqual(sorted(disc(ORIGIN, 3).slice(1)))
  })

  it('clockwise means that each step turns right', () => {
    for (const kind of ['up', 'down'] as const) {
      const [a, b, c] = trihex(hex(4, -7), kind)
      const [first, second] = [directionBetween(a, b), directionBetween(b, c)]
      expect(first).not.toBeNull()
      if (first !== null) expect(second).toBe(turnDirection(first, 2))
    }
  })
})

describe('the lattice of map tiles of Euthia', () => {
  it('the start tile is (0,0), (-1,1), (0,1)', () => {
    expect(TILE_SLOTS.map((slot) => tileHex(ORIGIN, slot))).toEqual(hexes([0, 0], [-1, 1], [0, 1]))
  })

  it('every hex belongs to one tile', () => {
    fc.assert(
      fc.property(anyHex, (of) => {
        const base = tileBase(of)
        expect(tileSlot(base)).toBe('N')
        expect(tileHex(base, tileSlot(of))).toEqual(of)
        for (const slot of TILE_SLOTS) {
          expect(tileSlot(tileHex(base, slot))).toBe(slot)
          expect(tileBase(tileHex(base, slot))).toEqual(base)
        }
      }),
    )
  })

  it('a tile has six neighbours, exactly the other tiles that touch its hexes', () => {
    expect(sorted(tileNeighbours(ORIGIN))).toEqual(
      sorted(hexes([1, 1], [2, -1], [1, -2], [-1, -1], [-2, 1], [-1, 2])),
    )
    const around = TILE_SLOTS.flatMap((slot) => neighbours(tileHex(ORIGIN, slot))).map(tileBase)
    const other = new Set(around.map(hexKey).filter((key) => key !== hexKey(ORIGIN)))
    expect(other).toEqual(new Set(tileNeighbours(ORIGIN).map(hexKey)))
    for (const d of DIRECTIONS) {
      const [here, next] = [tileNeighbours(ORIGIN)[d], tileNeighbours(ORIGIN)[turnDirection(d, 1)]]
      expect(here.q * next.r - here.r * next.q).toBeGreaterThan(0)
    }
  })

  it('a hex touches exactly three foreign tiles', () => {
    const needed: Record<(typeof TILE_SLOTS)[number], Hex[]> = {
      N: hexes([2, -1], [1, -2], [-1, -1]),
      SW: hexes([-1, -1], [-2, 1], [-1, 2]),
      SE: hexes([2, -1], [1, 1], [-1, 2]),
    }
    fc.assert(
      fc.property(anyHex, (of) => {
        const base = tileBase(of)
        const wanted = needed[tileSlot(of)].map((vector) => add(base, vector))
        expect(tilesTouching(of)).toEqual(sorted(wanted))
      }),
    )
  })

  it('the worked exploration', () => {
    const placed = [ORIGIN]
    const missing = (at: Hex) => tilesTouching(at).filter((base) => !placed.some((one) => sameHex(one, base)))
    expect(missing(ORIGIN)).toEqual(sorted(hexes([2, -1], [1, -2], [-1, -1])))
    placed.push(...missing(ORIGIN))
    expect(tileSlot(hex(1, -1))).toBe('SE')
    expect(tileBase(hex(1, -1))).toEqual(hex(1, -2))
    expect(missing(hex(1, -1))).toEqual(hexes([3, -3]))
    expect(missing(hex(-1, 1))).toEqual(hexes([-2, 1], [-1, 2]))
  })
})
