import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  CORNERS,
  compareEdges,
  compareHexes,
  compareVertices,
  createBoard,
  DIRECTIONS,
  disc,
  distance,
  type Edge,
  edgeId,
  edgeKey,
  edgeOfSide,
  edgesOfVertex,
  endsOfEdge,
  type HexBoard,
  hex,
  hexId,
  isRimEdge,
  isRimHex,
  neighbour,
  OFF_BOARD,
  ORIGIN,
  ray,
  ring,
  sameHex,
  scale,
  turnDirection,
  VECTORS,
  vertexId,
  vertexOfCorner,
} from '../src/index.ts'
import { anyHex } from './arbitraries.ts'

const DEFENDERS = createBoard(disc(ORIGIN, 3))
const ARK = createBoard(disc(ORIGIN, 6))
const ids = (list: readonly unknown[]) => list.map((_, id) => id)
const anyBoard = fc
  .uniqueArray(fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) }), {
    maxLength: 40,
    selector: ({ q, r }) => `${q},${r}`,
  })
  .chain((hexes) => anyHex.map((shift) => createBoard(hexes.map((of) => add(of, shift)))))

/** Every table against the functions on coordinates. */
function expectTablesToHold(board: HexBoard) {
  for (const [id, of] of board.hexes.entries()) {
    expect(hexId(board, of)).toBe(id)
    const all = DIRECTIONS.every((d) => board.hexes.some((other) => sameHex(other, neighbour(of, d))))
    expect(isRimHex(board, id)).toBe(!all)
    for (const d of DIRECTIONS) {
      const place = id * 6 + d
      const next = board.hexes.findIndex((other) => sameHex(other, neighbour(of, d)))
      expect(board.hexNeighbours[place]).toBe(next)
      expect(board.edges[board.hexEdges[place]]).toEqual(edgeOfSide(of, d))
      expect(board.vertices[board.hexVertices[place]]).toEqual(vertexOfCorner(of, d))
      const away = ray(of, d)
      const known = board.edges.findIndex((edge) => edgeKey(edge) === edgeKey(away))
      expect(board.hexRays[place]).toBe(known)
      expect(edgeId(board, away)).toBe(known)
    }
  }
  for (const [id, edge] of board.edges.entries()) {
    expect(edgeId(board, edge)).toBe(id)
    expect([...board.edgeHexes.subarray(id * 2, id * 2 + 2)]).toEqual(edge.map((of) => hexId(board, of)))
    const ends = endsOfEdge(edge).map((end) => vertexId(board, end))
    expect([...board.edgeVertices.subarray(id * 2, id * 2 + 2)]).toEqual(ends)
    expect(ends).not.toContain(OFF_BOARD)
  }
  for (const [id, vertex] of board.vertices.entries()) {
    expect(vertexId(board, vertex)).toBe(id)
    expect([...board.vertexHexes.subarray(id * 3, id * 3 + 3)]).toEqual(vertex.map((of) => hexId(board, of)))
    const edges = edgesOfVertex(vertex).map((edge) => edgeId(board, edge))
    expect([...board.vertexEdges.subarray(id * 3, id * 3 + 3)]).toEqual(edges)
  }
}

describe('the board of Defenders', () => {
  const edges = ids(DEFENDERS.edges)

  it('has 37 hexes, 132 edges = 90 interior + 42 rim, 96 vertices (G1, G3)', () => {
    expect(DEFENDERS.hexes).toHaveLength(37)
    expect(DEFENDERS.edges).toHaveLength(132)
    expect(DEFENDERS.vertices).toHaveLength(96)
    expect(edges.filter((edge) => !isRimEdge(DEFENDERS, edge))).toHaveLength(90)
    expect(edges.filter((edge) => isRimEdge(DEFENDERS, edge))).toHaveLength(42)
  })

  it('has 18 rim hexes; a corner has 3 rim sides, any other 2', () => {
    const rim = ids(DEFENDERS.hexes).filter((id) => isRimHex(DEFENDERS, id))
    expect(rim.map((id) => DEFENDERS.hexes[id])).toEqual(ring(ORIGIN, 3))
    for (const [index, id] of rim.entries()) {
      const sides = DIRECTIONS.filter((side) => isRimEdge(DEFENDERS, DEFENDERS.hexEdges[id * 6 + side]))
      expect(sides).toHaveLength(index % 3 === 0 ? 3 : 2)
    }
  })

  it('numbers the core 0 and the rim from 19 on, clockwise', () => {
    expect(hexId(DEFENDERS, ORIGIN)).toBe(0)
    expect(hexId(DEFENDERS, hex(3, 0))).toBe(19)
    expect(hexId(DEFENDERS, hex(3, -1))).toBe(36)
    expect(hexId(DEFENDERS, hex(4, 0))).toBe(OFF_BOARD)
    expect(hexId(DEFENDERS, hex(3, 1))).toBe(OFF_BOARD)
    expect(hexId(DEFENDERS, hex(0, -4))).toBe(OFF_BOARD)
  })

  it('has a ray when at least one of its hexes is on the board; with one it is a rim edge (G4)', () => {
    for (const [id, of] of DEFENDERS.hexes.entries()) {
      for (const corner of CORNERS) {
        const present = ray(of, corner).filter((one) => distance(ORIGIN, one) <= 3).length
        const found = DEFENDERS.hexRays[id * 6 + corner]
        expect(found === OFF_BOARD).toBe(present === 0)
        if (found !== OFF_BOARD) expect(isRimEdge(DEFENDERS, found)).toBe(present === 1)
      }
    }
  })

  it('a vent printed at side v with rotation p aims along direction v + p up to the rim (G10)', () => {
    const direction = turnDirection(2, 5)
    expect(direction).toBe(1)
    const aimed: number[] = []
    let id = hexId(DEFENDERS, hex(0, 0))
    for (id = DEFENDERS.hexNeighbours[id * 6 + direction]; id !== OFF_BOARD; ) {
      aimed.push(id)
      id = DEFENDERS.hexNeighbours[id * 6 + direction]
    }
    expect(aimed.map((at) => DEFENDERS.hexes[at])).toEqual([1, 2, 3].map((n) => scale(VECTORS[1], n)))
  })
})

describe('the map of Ark', () => {
  it('has 127 hexes: 91 interior and 36 border', () => {
    expect(ARK.hexes).toHaveLength(127)
    expect(ids(ARK.hexes).filter((id) => isRimHex(ARK, id))).toHaveLength(36)
  })

  it('(6,-3) is border: (7,-4) and (7,-3) do not exist', () => {
    const id = hexId(ARK, hex(6, -3))
    expect(isRimHex(ARK, id)).toBe(true)
    const missing = DIRECTIONS.filter((d) => ARK.hexNeighbours[id * 6 + d] === OFF_BOARD)
    expect(missing.map((d) => neighbour(hex(6, -3), d)).sort(compareHexes)).toEqual([hex(7, -4), hex(7, -3)])
  })

  it('the compass of Ark: each letter lies amid its six fields', () => {
    const u = (k: number) => VECTORS[turnDirection(4, k)] // clockwise from north, flat-top
    const sides = 'fmlord'
      .split('')
      .map((_, k) => [u(k), scale(u(k), 2), add(scale(u(k), 2), u(k - 1)), add(scale(u(k), 2), u(k + 1))])
    const name = (of: { q: number; r: number }) => {
      const side = sides.findIndex((fields) => fields.some((field) => sameHex(field, of)))
      return `${'fmlord'[side]}${sides[side].findIndex((field) => sameHex(field, of)) + 1}`
    }
    const fieldsOf = (letter: { q: number; r: number }) =>
      DIRECTIONS.map((d) => name(neighbour(letter, d))).sort()
    const letters = [...DIRECTIONS.map((k) => add(u(k), u(k + 1))), ORIGIN]
    expect(letters.map((letter) => fieldsOf(letter).join(' '))).toEqual([
      'f1 f2 f4 m1 m2 m3',
      'l1 l2 l3 m1 m2 m4',
      'l1 l2 l4 o1 o2 o3',
      'o1 o2 o4 r1 r2 r3',
      'd1 d2 d3 r1 r2 r4',
      'd1 d2 d4 f1 f2 f3',
      'd1 f1 l1 m1 o1 r1',
    ])
  })
})

describe('any board', () => {
  it('has tables that agree with the coordinates', () => {
    expectTablesToHold(DEFENDERS)
    expectTablesToHold(createBoard(disc(ORIGIN, 3).sort(compareHexes)))
    fc.assert(fc.property(anyBoard, expectTablesToHold))
  })

  it('numbers edges and vertices in canonical order, whatever the order of its hexes', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(board.edges.toSorted(compareEdges)).toEqual(board.edges)
        expect(board.vertices.toSorted(compareVertices)).toEqual(board.vertices)
        const backwards = createBoard(board.hexes.toReversed())
        expect(backwards.edges).toEqual(board.edges)
        expect(backwards.vertices).toEqual(board.vertices)
      }),
    )
  })

  it('edges that do not touch it, or are none, are off the board', () => {
    expect(edgeId(DEFENDERS, edgeOfSide(hex(9, 9), 0))).toBe(OFF_BOARD)
    const broken: Edge = [hex(0, 0), hex(1, 1)]
    expect(edgeId(DEFENDERS, broken)).toBe(OFF_BOARD)
    expect(vertexId(DEFENDERS, vertexOfCorner(hex(9, 9), 0))).toBe(OFF_BOARD)
    expect(vertexId(DEFENDERS, [hex(0, 0), hex(1, 1), hex(2, 2)])).toBe(OFF_BOARD)
  })

  it('a hex is on the rim as soon as one neighbour is missing, whichever', () => {
    expect(isRimHex(createBoard(disc(ORIGIN, 1)), 0)).toBe(false)
    for (const d of DIRECTIONS) {
      const holed = disc(ORIGIN, 1).filter((of) => !sameHex(of, VECTORS[d]))
      expect(isRimHex(createBoard(holed), 0)).toBe(true)
    }
  })

  it('may be empty', () => {
    const empty = createBoard([])
    expect(empty.edges).toEqual([])
    expect(hexId(empty, ORIGIN)).toBe(OFF_BOARD)
  })

  it('refuses a hex twice, broken coordinates and a giant spread', () => {
    expect(() => createBoard([hex(1, 2), hex(0, 0), hex(1, 2)])).toThrow('The hex 1,2 is on the board twice')
    expect(() => createBoard([hex(0.5, 0)])).toThrow('not whole numbers')
    expect(() => createBoard([hex(0, 0), hex(2e3, 2e3)])).toThrow('a box of 2001 x 2001')
    expect(createBoard([hex(-499, 0), hex(500, 999)]).hexes).toHaveLength(2)
  })
})
