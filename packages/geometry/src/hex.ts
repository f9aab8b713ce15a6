/**
 * Hexes in axial coordinates, r growing downwards on the screen. Everything is exact integer arithmetic.
 *
 * Direction d runs clockwise; on pointy-top hexes 0..5 = E, SE, SW, W, NW, NE.
 * Corner c lies between the sides c and c + 1. Right is clockwise (+1), left counter-clockwise (-1).
 */

export interface Hex {
  readonly q: number
  readonly r: number
}

/** Directions clockwise; also the names of the sides of a hex. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Corners clockwise: corner c lies between the sides c and c + 1. */
export const CORNERS = DIRECTIONS
export type Corner = Direction

/** Which way round: right is clockwise, left is counter-clockwise. */
export const ROTATIONS = ['right', 'left'] as const
export type Rotation = (typeof ROTATIONS)[number]

export const ORIGIN: Hex = { q: 0, r: 0 }

/** The step to the neighbour in each direction. */
export const VECTORS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** Makes a hex from its coordinates. */
export function hex(q: number, r: number): Hex {
  return { q, r }
}

/** Whether both are the same hex. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r
}

/** Canonical order of hexes: by q, then by r. */
export function compareHexes(a: Hex, b: Hex): number {
  return a.q - b.q || a.r - b.r
}

/** A short text that names the hex, such as `-1,2`. */
export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`
}

/** The sum of two hexes as vectors. */
export function add(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r }
}

/** The vector that leads from b to a. */
export function subtract(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r }
}

/** The vector made n times as long. */
export function scale({ q, r }: Hex, n: number): Hex {
  return { q: q * n + 0, r: r * n + 0 } // + 0 turns -0 into 0
}

/** The direction (or corner) that lies some sixths of a turn clockwise of the given one. */
export function turnDirection(direction: Direction, sixths: number): Direction {
  return DIRECTIONS[(((direction + sixths) % 6) + 6) % 6]
}

/** The direction that leads back. */
export function opposite(direction: Direction): Direction {
  return turnDirection(direction, 3)
}

/** The neighbour in a direction. */
export function neighbour(from: Hex, direction: Direction): Hex {
  return add(from, VECTORS[direction])
}

/** The six neighbours, by direction. */
export function neighbours(from: Hex): Hex[] {
  return VECTORS.map((vector) => add(from, vector))
}

/** The direction from a hex to its neighbour, or null when they are not adjacent. */
export function directionBetween(from: Hex, to: Hex): Direction | null {
  const q = to.q - from.q
  const r = to.r - from.r
  return DIRECTIONS.find((d) => VECTORS[d].q === q && VECTORS[d].r === r) ?? null
}

/** How many steps lie between two hexes. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The hexes at exactly this distance, clockwise from the one in direction 0. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre]
  const hexes: Hex[] = []
  for (const corner of DIRECTIONS) {
    const start = add(centre, scale(VECTORS[corner], radius))
    const along = VECTORS[turnDirection(corner, 2)]
    for (let i = 0; i < radius; i++) hexes.push(add(start, scale(along, i)))
  }
  return hexes
}

/** The hexes within this distance: the centre, then ring after ring outwards. */
export function disc(centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = []
  for (let distant = 0; distant <= radius; distant++) hexes.push(...ring(centre, distant))
  return hexes
}

/**
 * The hexes on the straight line between two centres, both ends included, one per step of distance.
 * Where the line runs exactly between two hexes, the first in canonical order (smaller q, then smaller r)
 * is taken; so the line back has the same hexes.
 */
export function line(from: Hex, to: Hex): Hex[] {
  const steps = distance(from, to)
  if (steps === 0) return [from]
  const q = to.q - from.q
  const r = to.r - from.r
  // One of q, r, q + r changes by a whole number per step; one of the others remains to be rounded.
  const sumIsWhole = Math.abs(q + r) === steps
  return Array.from({ length: steps + 1 }, (_, i) => {
    const dq = roundHalfDown(q * i, steps)
    const dr = sumIsWhole ? ((q + r) * i) / steps - dq : roundHalfDown(r * i, steps)
    return { q: from.q + dq, r: from.r + dr }
  })
}

/** The hex after a clockwise turn by sixths around a centre (negative: counter-clockwise). */
export function rotateHex(turned: Hex, sixths: number, centre: Hex = ORIGIN): Hex {
  let { q, r } = subtract(turned, centre)
  for (let i = turnDirection(0, sixths); i > 0; i--) [q, r] = [0 - r, q + r]
  return { q: centre.q + q, r: centre.r + r }
}

/** The whole number nearest to a fraction; a half goes down. */
function roundHalfDown(numerator: number, denominator: number): number {
  return Math.ceil((2 * numerator - denominator) / (2 * denominator))
}
