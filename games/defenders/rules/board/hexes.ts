import {
  createBoard,
  disc,
  distance,
  edgeBetween,
  edgeId,
  hex,
  hexId,
  isRimEdge,
  ORIGIN,
} from '@vyprava/geometry'

/** Hexes are numbered ring by ring from the core, clockwise from the east; so the rim is 19 to 36 (G1, G6). */
export const BOARD = createBoard(disc(ORIGIN, 3))
export const CORE = 0
export const FIRST_RIM = 19
export const HEXES = BOARD.hexes.length
export const EDGES = BOARD.edges.length

/** [hex * 6 + direction] -> hex or -1; [hex * 6 + side] -> edge; [hex * 6 + corner] -> edge or -1 (G2 to G4). */
export const NEIGHBOURS = BOARD.hexNeighbours
export const SIDES = BOARD.hexEdges
export const RAYS = BOARD.hexRays
/** [edge * 2 + 0..1] -> hex or -1. */
export const EDGE_HEXES = BOARD.edgeHexes

/** By hex: its distance from the core. */
export const RING = Int32Array.from(BOARD.hexes, (of) => distance(ORIGIN, of))
/** By edge: 1 when it lies on the rim of the board. */
export const IS_RIM = Int32Array.from(BOARD.edges, (_, edge) => (isRimEdge(BOARD, edge) ? 1 : 0))

export const isHex = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < HEXES
export const isEdge = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < EDGES

/** The number of the hex at these coordinates, or -1. */
export const hexAt = (q: number, r: number): number => hexId(BOARD, hex(q, r))

/** The number of the edge between the hexes at these coordinates, of which one may be off the board, or -1. */
export const edgeAt = (q1: number, r1: number, q2: number, r2: number): number =>
  edgeId(BOARD, edgeBetween(hex(q1, r1), hex(q2, r2)))

/** The direction from a hex to an adjacent one, or -1. */
export function directionTo(from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (NEIGHBOURS[from * 6 + d] === to) return d
  return -1
}
