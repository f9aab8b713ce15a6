import { distance, type HexBoard, OFF_BOARD } from '@vyprava/geometry'
import type { Random } from '@vyprava/kernel'
import { NONE, type Terrain } from '../rules/vocabulary.ts'

/** A map in the making; a hex without terrain is still free. */
export class Draft {
  readonly board: HexBoard
  readonly random: Random
  readonly terrain: (Terrain | null)[]
  readonly around: readonly (readonly number[])[]
  wreck = NONE

  constructor(board: HexBoard, random: Random) {
    this.board = board
    this.random = random
    this.terrain = board.hexes.map(() => null)
    this.around = neighboursOf(board)
  }

  lay(hexes: readonly number[], terrain: Terrain): void {
    for (const hex of hexes) this.terrain[hex] = terrain
  }

  isBorder(hex: number): boolean {
    return this.around[hex].length < 6
  }

  distance(one: number, other: number): number {
    return distance(this.board.hexes[one], this.board.hexes[other])
  }

  /** The free hexes, in random order. */
  free(): number[] {
    const free = this.terrain.flatMap((terrain, hex) => (terrain === null ? [hex] : []))
    return this.random.shuffle(free)
  }

  touches(hex: number, terrain: Terrain): boolean {
    return this.around[hex].some((other) => this.terrain[other] === terrain)
  }

  /** Grows a patch of free hexes from a first one, hexes that keep it round more likely. */
  grow(first: number, size: number, may: (hex: number) => boolean): number[] {
    const patch = [first]
    while (patch.length < size) {
      // A hex that touches the patch twice is in the list twice.
      const edge = patch.flatMap((hex) =>
        this.around[hex].filter(
          (other) => this.terrain[other] === null && !patch.includes(other) && may(other),
        ),
      )
      if (edge.length === 0) break
      patch.push(this.random.pick(edge))
    }
    return patch
  }
}

const tables = new WeakMap<HexBoard, readonly (readonly number[])[]>()

/** For each hex its neighbours on the board, worked out once for a board. */
function neighboursOf(board: HexBoard): readonly (readonly number[])[] {
  const known = tables.get(board)
  if (known) return known
  const table = board.hexes.map((_, hex) =>
    [...board.hexNeighbours.subarray(hex * 6, hex * 6 + 6)].filter((other) => other !== OFF_BOARD),
  )
  tables.set(board, table)
  return table
}
