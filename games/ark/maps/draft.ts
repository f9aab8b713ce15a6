import { distance, type HexBoard, OFF_BOARD } from '@vyprava/geometry'
import type { Random } from '@vyprava/kernel'
import type { Terrain } from '../rules/vocabulary.ts'

/** A map in the making; a hex without terrain is still free. */
export class Draft {
  readonly board: HexBoard
  readonly random: Random
  readonly terrain: (Terrain | null)[]
  readonly around: readonly (readonly number[])[]
  /** NONE while there is none. */
  wreck: number

  /** What is drawn already stays as it is. */
  constructor(board: HexBoard, random: Random, drawn: readonly (Terrain | null)[], wreck: number) {
    this.board = board
    this.random = random
    this.terrain = board.hexes.map((_, hex) => drawn[hex] ?? null)
    this.wreck = wreck
    this.around = neighboursOf(board)
  }

  lay(hexes: readonly number[], terrain: Terrain): void {
    for (const hex of hexes) this.terrain[hex] = terrain
  }

  of(terrain: Terrain): number[] {
    return this.terrain.flatMap((each, hex) => (each === terrain ? [hex] : []))
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

  /** The pieces of one terrain that hang together, largest first. */
  pieces(terrain: Terrain): number[][] {
    const left = new Set(this.of(terrain))
    const pieces: number[][] = []
    for (const first of left) {
      left.delete(first)
      const piece = [first]
      for (const hex of piece) for (const other of this.around[hex]) if (left.delete(other)) piece.push(other)
      pieces.push(piece)
    }
    return pieces.sort((one, other) => other.length - one.length)
  }

  touches(hex: number, terrain: Terrain): boolean {
    return this.around[hex].some((other) => this.terrain[other] === terrain)
  }

  /** Grows a patch of free hexes from the first ones, hexes that keep it round more likely. */
  grow(first: readonly number[], size: number, may: (hex: number) => boolean): number[] {
    const patch = [...first]
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
