import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareEdges,
  compareVertices,
  cornerAt,
  cornerPoint,
  DIRECTIONS,
  disc,
  type Edge,
  edgeBetween,
  edgeKey,
  edgeOfSide,
  edgePoint,
  edgesOfHex,
  edgesOfVertex,
  endsOfEdge,
  hex,
  hexAcross,
  hexPoint,
  neighbour,
  ORIGIN,
  opposite,
  ray,
  sameEdge,
  sameVertex,
  sideTowards,
  turnDirection,
  type Vertex,
  vertexKey,
  vertexOfCorner,
  vertexPoint,
  verticesOfHex,
} from '../src/index.ts'
import { anyDirection, anyHex } from './arbitraries.ts'

const near = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('an edge (G3)', () => {
  it('is the pair of its hexes, by q, then r', () => {
    expect(edgeBetween(hex(1, 0), hex(0, 1))).toEqual([hex(0, 1), hex(1, 0)])
    expect(edgeBetween(hex(0, -1), hex(0, -2))).toEqual([hex(0, -2), hex(0, -1)])
    expect(edgeKey(edgeBetween(hex(1, 0), hex(0, 1)))).toBe('0,1|1,0')
  })

  it('is the same from both sides', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (a, side) => {
        const b = neighbour(a, side)
        const edge = edgeOfSide(a, side)
        expect(edgeOfSide(b, opposite(side))).toEqual(edge)
        expect(edgeBetween(a, b)).toEqual(edge)
        expect(edgeBetween(b, a)).toEqual(edge)
        expect(hexAcross(edge, a)).toEqual(b)
        expect(hexAcross(edge, b)).toEqual(a)
        expect(edgesOfHex(a)[side]).toEqual(edge)
      }),
    )
  })

  it('needs adjacent hexes', () => {
    expect(() => edgeBetween(hex(0, 0), hex(1, 1))).toThrow('The hexes 0,0 and 1,1 are not adjacent')
    expect(() => sideTowards(hex(0, 0), hex(0, 0))).toThrow(RangeError)
    expect(hexAcross(edgeOfSide(ORIGIN, 0), hex(5, 5))).toBeNull()
  })

  it('on side d ends at the corners d - 1 and d', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (of, side) => {
        const ends = endsOfEdge(edgeOfSide(of, side)).map(vertexKey)
        const corners = [turnDirection(side, -1), side].map((corner) => vertexKey(vertexOfCorner(of, corner)))
        expect(new Set(ends)).toEqual(new Set(corners))
        expect(ends[0]).not.toBe(ends[1])
      }),
    )
  })

  it('lies half-way between its hexes and between its ends', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (of, side) => {
        const edge = edgeOfSide(of, side)
        const [a, b] = endsOfEdge(edge).map((end) => vertexPoint(end, 'pointy'))
        const middle = edgePoint(edge, 'pointy')
        expect(near(middle, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })).toBeLessThan(1e-9)
        expect(near(a, b)).toBeCloseTo(1, 9)
        expect(near(middle, hexPoint(of, 'pointy'))).toBeCloseTo(Math.sqrt(3) / 2, 9)
      }),
    )
  })
})

describe('a vertex (G3)', () => {
  it('at corner c is the triple H, H+D[c], H+D[c+1]', () => {
    expect(vertexOfCorner(ORIGIN, 0)).toEqual([hex(0, 0), hex(0, 1), hex(1, 0)])
    expect(vertexOfCorner(ORIGIN, 4)).toEqual([hex(0, -1), hex(0, 0), hex(1, -1)])
    expect(vertexKey(vertexOfCorner(ORIGIN, 0))).toBe('0,0|0,1|1,0')
  })

  it('is the same from its three hexes', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (of, corner) => {
        const vertex = vertexOfCorner(of, corner)
        for (const around of vertex) {
          const theirs = cornerAt(around, vertex)
          expect(theirs).not.toBeNull()
          if (theirs !== null) expect(vertexOfCorner(around, theirs)).toEqual(vertex)
        }
        expect(cornerAt(of, vertex)).toBe(corner)
        expect(cornerAt(neighbour(of, turnDirection(corner, 3)), vertex)).toBeNull()
        expect(verticesOfHex(of)[corner]).toEqual(vertex)
      }),
    )
  })

  it('lies on the screen where the corner is drawn', () => {
    fc.assert(
      fc.property(
        anyHex,
        anyDirection,
        fc.constantFrom('pointy' as const, 'flat' as const),
        (of, corner, o) => {
          const apart = near(vertexPoint(vertexOfCorner(of, corner), o), cornerPoint(of, corner, o))
          expect(apart).toBeLessThan(1e-9)
        },
      ),
    )
  })

  it('joins three edges, and each of them ends there', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (of, corner) => {
        const vertex = vertexOfCorner(of, corner)
        const edges = edgesOfVertex(vertex)
        expect(edges.toSorted(compareEdges)).toEqual(edges)
        for (const edge of edges) {
          expect(edge).toEqual(edgeBetween(edge[0], edge[1]))
          expect(endsOfEdge(edge).filter((end) => sameVertex(end, vertex))).toHaveLength(1)
        }
        const expected = [edgeOfSide(of, corner), edgeOfSide(of, turnDirection(corner, 1)), ray(of, corner)]
        expect(edges).toEqual(expected.sort(compareEdges))
      }),
    )
  })
})

describe('a ray (G4)', () => {
  it('is the edge {X+D[c], X+D[c+1]}', () => {
    expect(ray(ORIGIN, 4)).toEqual([hex(0, -1), hex(1, -1)])
    expect(ray(ORIGIN, 0)).toEqual([hex(0, 1), hex(1, 0)])
    expect(ray(hex(1, -1), 4)).toEqual([hex(1, -2), hex(2, -2)])
    expect(ray(hex(1, -1), 3)).toEqual([hex(0, -1), hex(1, -2)])
  })

  it('starts at the corner and leads away from the hex', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (from, corner) => {
        const ends = endsOfEdge(ray(from, corner))
        const start = vertexOfCorner(from, corner)
        expect(ends.filter((end) => sameVertex(end, start))).toHaveLength(1)
        const far = ends.filter((end) => !sameVertex(end, start))
        expect(far).toHaveLength(1)
        expect(near(vertexPoint(far[0], 'pointy'), hexPoint(from, 'pointy'))).toBeCloseTo(2, 9)
      }),
    )
  })
})

describe('the setup of Defenders in coordinates (G7)', () => {
  const keys = (edges: Edge[]) => edges.map(edgeKey)
  const D = (d: number) => neighbour(ORIGIN, DIRECTIONS[d % 6])
  const walls = (a: 0 | 4) => [
    ray(ORIGIN, a),
    edgeBetween(hex(D(a).q + D(a + 1).q, D(a).r + D(a + 1).r), D(a + 1)),
    ray(ORIGIN, turnDirection(a, 3)),
    edgeBetween(D(a + 3), hex(D(a + 3).q + D(a + 4).q, D(a + 3).r + D(a + 4).r)),
  ]
  it('arrow up and arrow to the lower right', () => {
    expect(keys(walls(4))).toEqual(['0,-1|1,-1', '1,-2|1,-1', '-1,1|0,1', '-1,2|0,1'])
    expect(keys(walls(0))).toEqual(['0,1|1,0', '0,1|1,1', '-1,0|0,-1', '-1,-1|-1,0'])
  })
})

describe('canonical order', () => {
  const board = disc(ORIGIN, 3)
  const edges = board.flatMap(edgesOfHex)
  const vertices = board.flatMap(verticesOfHex)

  it('puts edges by the first hex, then the second', () => {
    const [a, b, c] = [edgeOfSide(ORIGIN, 5), edgeOfSide(ORIGIN, 0), edgeOfSide(hex(0, 1), 0)]
    expect([c, b, a].sort(compareEdges)).toEqual([a, b, c])
  })

  it('calls equal exactly what has the same key', () => {
    const anyEdge = fc.constantFrom<Edge>(...edges)
    const anyVertex = fc.constantFrom<Vertex>(...vertices)
    fc.assert(
      fc.property(anyEdge, anyEdge, anyVertex, anyVertex, (a, b, v, w) => {
        expect(sameEdge(a, b)).toBe(edgeKey(a) === edgeKey(b))
        expect(sameVertex(v, w)).toBe(vertexKey(v) === vertexKey(w))
        expect(Math.sign(compareEdges(a, b))).toBe(0 - Math.sign(compareEdges(b, a)))
        expect(Math.sign(compareVertices(v, w))).toBe(0 - Math.sign(compareVertices(w, v)))
      }),
    )
  })

  it('counts on the board of Defenders: 132 edges and 96 vertices', () => {
    expect(new Set(edges.map(edgeKey)).size).toBe(132)
    expect(new Set(vertices.map(vertexKey)).size).toBe(96)
  })
})
