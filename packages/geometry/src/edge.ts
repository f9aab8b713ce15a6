/** Edges and vertices between hexes, named by the hexes that meet there, in canonical order (q, then r). */

import {
  add,
  type Corner,
  compareHexes,
  DIRECTIONS,
  type Direction,
  directionBetween,
  type Hex,
  hexKey,
  neighbour,
  sameHex,
  turnDirection,
  VECTORS,
} from './hex.ts'

/** The two hexes that the edge separates, in canonical order. */
export type Edge = readonly [first: Hex, second: Hex]

/** The three hexes around the vertex, in canonical order. */
export type Vertex = readonly [first: Hex, second: Hex, third: Hex]

/** The edge between two adjacent hexes; throws when they are not adjacent. */
export function edgeBetween(a: Hex, b: Hex): Edge {
  sideTowards(a, b)
  return edgeOf(a, b)
}

/** The edge on side d of a hex. */
export function edgeOfSide(of: Hex, side: Direction): Edge {
  return edgeOf(of, neighbour(of, side))
}

/** The six edges of a hex, by side. */
export function edgesOfHex(of: Hex): Edge[] {
  return DIRECTIONS.map((side) => edgeOfSide(of, side))
}

/** The edge that starts at a corner of a hex and leads away from it. */
export function ray(from: Hex, corner: Corner): Edge {
  return edgeOf(neighbour(from, corner), neighbour(from, turnDirection(corner, 1)))
}

/** The hex on the other side of an edge, or null when the hex does not touch the edge from a side. */
export function hexAcross([first, second]: Edge, from: Hex): Hex | null {
  if (sameHex(first, from)) return second
  return sameHex(second, from) ? first : null
}

/** The vertex at corner c of a hex. */
export function vertexOfCorner(of: Hex, corner: Corner): Vertex {
  const b = add(of, VECTORS[corner])
  const c = add(of, VECTORS[turnDirection(corner, 1)])
  const [first, second, third] = [of, b, c].sort(compareHexes)
  return [first, second, third]
}

/** The six vertices of a hex, by corner. */
export function verticesOfHex(of: Hex): Vertex[] {
  return DIRECTIONS.map((corner) => vertexOfCorner(of, corner))
}

/** The two ends of an edge: side d of its first hex ends at the corners d - 1 and d. */
export function endsOfEdge([first, second]: Edge): readonly [Vertex, Vertex] {
  const side = sideTowards(first, second)
  return [vertexOfCorner(first, turnDirection(side, -1)), vertexOfCorner(first, side)]
}

/** The three edges that meet in a vertex, in canonical order. */
export function edgesOfVertex([first, second, third]: Vertex): readonly [Edge, Edge, Edge] {
  return [
    [first, second],
    [first, third],
    [second, third],
  ]
}

/** Which corner of the hex the vertex is, or null when it is none. */
export function cornerAt(of: Hex, vertex: Vertex): Corner | null {
  return DIRECTIONS.find((corner) => sameVertex(vertexOfCorner(of, corner), vertex)) ?? null
}

/** Whether both are the same edge. */
export function sameEdge(a: Edge, b: Edge): boolean {
  return compareEdges(a, b) === 0
}

/** Whether both are the same vertex. */
export function sameVertex(a: Vertex, b: Vertex): boolean {
  return compareVertices(a, b) === 0
}

/** Canonical order of edges: by the first hex, then by the second. */
export function compareEdges(a: Edge, b: Edge): number {
  return compareHexes(a[0], b[0]) || compareHexes(a[1], b[1])
}

/** Canonical order of vertices: by the first hex, then the second, then the third. */
export function compareVertices(a: Vertex, b: Vertex): number {
  return compareHexes(a[0], b[0]) || compareHexes(a[1], b[1]) || compareHexes(a[2], b[2])
}

/** A short text that names the edge, such as `0,1|1,0`. */
export function edgeKey(edge: Edge): string {
  return edge.map(hexKey).join('|')
}

/** A short text that names the vertex, such as `0,0|0,1|1,0`. */
export function vertexKey(vertex: Vertex): string {
  return vertex.map(hexKey).join('|')
}

/** The side of a hex towards its neighbour; throws when they are not adjacent. */
export function sideTowards(from: Hex, to: Hex): Direction {
  const side = directionBetween(from, to)
  if (side === null) throw new RangeError(`The hexes ${hexKey(from)} and ${hexKey(to)} are not adjacent`)
  return side
}

function edgeOf(a: Hex, b: Hex): Edge {
  return compareHexes(a, b) <= 0 ? [a, b] : [b, a]
}
