/** A finite board of hexes: integer ids for hexes, edges and vertices, and neighbour tables for hot loops. */

import {
  compareEdges,
  compareVertices,
  cornerAt,
  type Edge,
  edgeKey,
  edgesOfHex,
  edgesOfVertex,
  endsOfEdge,
  ray,
  type Vertex,
  vertexKey,
  verticesOfHex,
} from './edge.ts'
import { DIRECTIONS, directionBetween, type Hex, hexKey, neighbours, opposite } from './hex.ts'

/** Stands in the tables for a hex, edge or vertex that the board does not have. */
export const OFF_BOARD = -1

/**
 * A hex's id is its place in the list the board was made from; edges and vertices are numbered in canonical
 * order. The board has every edge and vertex of its hexes; on the rim some of their hexes are off-board.
 */
export interface HexBoard {
  readonly hexes: readonly Hex[]
  readonly edges: readonly Edge[]
  readonly vertices: readonly Vertex[]
  /** [hex * 6 + direction] -> hex or OFF_BOARD */
  readonly hexNeighbours: Int32Array
  /** [hex * 6 + side] -> edge */
  readonly hexEdges: Int32Array
  /** [hex * 6 + corner] -> vertex */
  readonly hexVertices: Int32Array
  /** [hex * 6 + corner] -> the edge that leads away from the corner, or OFF_BOARD */
  readonly hexRays: Int32Array
  /** [edge * 2 + 0..1] -> hex or OFF_BOARD, in canonical order */
  readonly edgeHexes: Int32Array
  /** [edge * 2 + 0..1] -> vertex, in the order of `endsOfEdge` */
  readonly edgeVertices: Int32Array
  /** [vertex * 3 + 0..2] -> hex or OFF_BOARD, in canonical order */
  readonly vertexHexes: Int32Array
  /** [vertex * 3 + 0..2] -> edge or OFF_BOARD, in canonical order */
  readonly vertexEdges: Int32Array
  readonly lookup: HexLookup
}

/** Ids of hexes in the box around the board, row by row. */
interface HexLookup {
  readonly firstQ: number
  readonly firstR: number
  readonly width: number
  readonly height: number
  readonly ids: Int32Array
}

const LARGEST_LOOKUP = 1_000_000

/** Makes a board of these hexes, each of them once; throws when the list is not a sensible board. */
export function createBoard(hexes: readonly Hex[]): HexBoard {
  const edges = distinct(hexes.flatMap(edgesOfHex), edgeKey).sort(compareEdges)
  const vertices = distinct(hexes.flatMap(verticesOfHex), vertexKey).sort(compareVertices)
  const hexOf = numbering(hexes, hexKey)
  const edgeOf = numbering(edges, edgeKey)
  const vertexOf = numbering(vertices, vertexKey)
  return {
    hexes,
    edges,
    vertices,
    hexNeighbours: table(hexes, (of) => neighbours(of).map(hexOf)),
    hexEdges: table(hexes, (of) => edgesOfHex(of).map(edgeOf)),
    hexVertices: table(hexes, (of) => verticesOfHex(of).map(vertexOf)),
    hexRays: table(hexes, (of) => DIRECTIONS.map((corner) => edgeOf(ray(of, corner)))),
    edgeHexes: table(edges, (edge) => edge.map(hexOf)),
    edgeVertices: table(edges, (edge) => endsOfEdge(edge).map(vertexOf)),
    vertexHexes: table(vertices, (vertex) => vertex.map(hexOf)),
    vertexEdges: table(vertices, (vertex) => edgesOfVertex(vertex).map(edgeOf)),
    lookup: createLookup(hexes),
  }
}

/** The id of a hex, or OFF_BOARD. */
export function hexId({ lookup }: HexBoard, { q, r }: Hex): number {
  const x = q - lookup.firstQ
  const y = r - lookup.firstR
  if (x < 0 || y < 0 || x >= lookup.width || y >= lookup.height) return OFF_BOARD
  return lookup.ids[y * lookup.width + x]
}

/** The id of an edge, or OFF_BOARD. */
export function edgeId(board: HexBoard, [first, second]: Edge): number {
  const side = directionBetween(first, second)
  if (side === null) return OFF_BOARD
  const firstId = hexId(board, first)
  if (firstId !== OFF_BOARD) return board.hexEdges[firstId * 6 + side]
  const secondId = hexId(board, second)
  return secondId === OFF_BOARD ? OFF_BOARD : board.hexEdges[secondId * 6 + opposite(side)]
}

/** The id of a vertex, or OFF_BOARD. */
export function vertexId(board: HexBoard, vertex: Vertex): number {
  const present = vertex.find((of) => hexId(board, of) !== OFF_BOARD)
  const corner = present ? cornerAt(present, vertex) : null
  if (!present || corner === null) return OFF_BOARD
  return board.hexVertices[hexId(board, present) * 6 + corner]
}

/** Whether the hex lies on the rim: fewer than six of its neighbours are on the board. */
export function isRimHex(board: HexBoard, hexNumber: number): boolean {
  return board.hexNeighbours.subarray(hexNumber * 6, hexNumber * 6 + 6).includes(OFF_BOARD)
}

/** Whether the edge lies on the rim: one of its two hexes is off the board. */
export function isRimEdge(board: HexBoard, edgeNumber: number): boolean {
  return board.edgeHexes[edgeNumber * 2] === OFF_BOARD || board.edgeHexes[edgeNumber * 2 + 1] === OFF_BOARD
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

function numbering<Item>(items: readonly Item[], keyOf: (item: Item) => string): (item: Item) => number {
  const ids = new Map(items.map((item, id) => [keyOf(item), id]))
  return (item) => ids.get(keyOf(item)) ?? OFF_BOARD
}

function table<Item>(items: readonly Item[], row: (item: Item) => readonly number[]): Int32Array {
  return Int32Array.from(items.flatMap(row))
}

function createLookup(hexes: readonly Hex[]): HexLookup {
  const crooked = hexes.find(({ q, r }) => !Number.isSafeInteger(q) || !Number.isSafeInteger(r))
  if (crooked) throw new RangeError(`The hex ${hexKey(crooked)} has coordinates that are not whole numbers`)
  const [firstQ, width] = span(hexes.map(({ q }) => q))
  const [firstR, height] = span(hexes.map(({ r }) => r))
  if (width * height > LARGEST_LOOKUP) {
    throw new RangeError(`The hexes spread over a box of ${width} x ${height}, more than a board can hold`)
  }
  const ids = new Int32Array(width * height).fill(OFF_BOARD)
  for (const [id, { q, r }] of hexes.entries()) {
    const place = (r - firstR) * width + (q - firstQ)
    if (ids[place] !== OFF_BOARD) throw new RangeError(`The hex ${q},${r} is on the board twice`)
    ids[place] = id
  }
  return { firstQ, firstR, width, height, ids }
}

/** The first value and how many whole numbers lie from it to the last. */
function span(values: readonly number[]): readonly [first: number, length: number] {
  if (values.length === 0) return [0, 0]
  const first = values.reduce((a, b) => Math.min(a, b))
  const last = values.reduce((a, b) => Math.max(a, b))
  return [first, last - first + 1]
}
