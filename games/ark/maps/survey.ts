import { createBoard, type HexBoard, OFF_BOARD } from '@vyprava/geometry'
import { COLOUR_OF_TERRAIN, TERRAINS, type Terrain } from '../rules/vocabulary.ts'
import type { MapHex } from './hexes.ts'

/** A map with the questions that its makers and checkers ask. Hexes are places in the list. */
export class Survey {
  readonly hexes: readonly MapHex[]
  readonly board: HexBoard
  /** [hex * 6 + direction] -> hex or -1 */
  readonly neighbours: Int32Array
  /** The colour of each hex, NONE for danger. */
  readonly colours: readonly number[]

  constructor(hexes: readonly MapHex[], board: HexBoard = createBoard(hexes)) {
    this.hexes = hexes
    this.board = board
    this.neighbours = board.hexNeighbours
    this.colours = hexes.map(({ terrain }) => COLOUR_OF_TERRAIN[TERRAINS.indexOf(terrain)])
  }

  /** The hexes with one of these terrains. */
  of(...terrains: readonly Terrain[]): number[] {
    return this.where(({ terrain }) => terrains.includes(terrain))
  }

  where(test: (hex: MapHex, id: number) => boolean): number[] {
    return this.hexes.flatMap((hex, id) => (test(hex, id) ? [id] : []))
  }

  /** The neighbours that exist. */
  around(hex: number): number[] {
    return [...this.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((other) => other !== OFF_BOARD)
  }

  isBorder(hex: number): boolean {
    return this.around(hex).length < 6
  }

  /** The connected pieces of some hexes, largest first. */
  pieces(hexes: readonly number[]): number[][] {
    const left = new Set(hexes)
    const pieces: number[][] = []
    for (const first of hexes) {
      if (!left.delete(first)) continue
      const piece = [first]
      for (const hex of piece) {
        for (const other of this.around(hex)) if (left.delete(other)) piece.push(other)
      }
      pieces.push(piece)
    }
    return pieces.sort((one, other) => other.length - one.length)
  }

  /** Hexes on which a part may lie for those who avoid danger: inside, no danger on or beside them. */
  partHexes(): number[] {
    const isSafe = (hex: number): boolean => this.hexes[hex].terrain !== 'danger'
    return this.where((_, hex) => isSafe(hex) && !this.isBorder(hex) && this.around(hex).every(isSafe))
  }
}
