import {
  CORNERS,
  type Corner,
  compareEdgesInSweep,
  compareHexesInSweep,
  ORIGIN,
  type Rotation,
  type Sweep,
  sweepFromCorner,
} from '@vyprava/geometry'
import { BOARD, CORE, EDGES, HEXES } from './hexes.ts'

/** What a turn of the radar meets, from an arrow corner of the core (G9). */
interface Radar {
  /** All hexes but the core, in order. */
  readonly hexes: readonly number[]
  /** By edge: its place among all edges; smaller is met earlier. */
  readonly edgeRanks: Int32Array
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

function radarFrom(corner: Corner, rotation: Rotation): Radar {
  const sweep: Sweep = sweepFromCorner(ORIGIN, corner, rotation)
  const edges = upTo(EDGES).sort((a, b) => compareEdgesInSweep(sweep, BOARD.edges[a], BOARD.edges[b]))
  const edgeRanks = new Int32Array(EDGES)
  for (const [rank, edge] of edges.entries()) edgeRanks[edge] = rank
  return {
    hexes: upTo(HEXES)
      .filter((hex) => hex !== CORE)
      .sort((a, b) => compareHexesInSweep(sweep, BOARD.hexes[a], BOARD.hexes[b])),
    edgeRanks,
  }
}

const RADARS: Readonly<Record<Rotation, readonly Radar[]>> = {
  right: CORNERS.map((corner) => radarFrom(corner, 'right')),
  left: CORNERS.map((corner) => radarFrom(corner, 'left')),
}

/** The radar from an arrow corner in a direction. */
export const radarOf = (corner: number, rotation: Rotation): Radar => RADARS[rotation][corner]
