/* The board in plain coordinates and angles, without the tables of the rules. */

export interface Point {
  readonly q: number
  readonly r: number
}

export const point = (name: string): Point => {
  const [q, r] = name.split(',').map(Number)
  return { q, r }
}
export const nameOf = ({ q, r }: Point): string => `${q},${r}`

/** East, south-east, south-west, west, north-west, north-east. */
const STEPS = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(point)

export const mod6 = (n: number): number => ((n % 6) + 6) % 6

/** `|| 0` makes a minus zero a zero. */
export const plus = (a: Point, b: Point): Point => ({ q: a.q + b.q || 0, r: a.r + b.r || 0 })

export const beside = (from: Point, direction: number): Point => plus(from, STEPS[mod6(direction)])

export const onBoard = ({ q, r }: Point): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 3

export const isCore = ({ q, r }: Point): boolean => q === 0 && r === 0

export const sideTo = (from: Point, to: Point): number => {
  const side = [0, 1, 2, 3, 4, 5].find((d) => nameOf(beside(from, d)) === nameOf(to))
  if (side === undefined) throw new Error(`${nameOf(from)} is not beside ${nameOf(to)}`)
  return side
}

/** An edge is named by its two hexes, by q and then r. */
export const between = (a: Point, b: Point): string => {
  const ordered = a.q < b.q || (a.q === b.q && a.r < b.r) ? [a, b] : [b, a]
  return ordered.map(nameOf).join('|')
}

export const hexesOf = (edge: string): Point[] => edge.split('|').map(point)

/** Every hex of the board. */
export const everyHex = (): Point[] => {
  const found: Point[] = []
  for (let q = -3; q <= 3; q++) for (let r = -3; r <= 3; r++) if (onBoard({ q, r })) found.push({ q, r })
  return found
}

/** The screen angle of a place, in degrees clockwise from the east. */
const angle = ({ q, r }: Point): number => (Math.atan2(1.5 * r, Math.sqrt(3) * (q + r / 2)) * 180) / Math.PI

/** How far the line must turn from the arrow at a corner until it meets the place. */
export function sweep(place: Point, arrow: number, direction: 'right' | 'left'): number {
  const turned = angle(place) - (60 * arrow + 30)
  const clockwise = (((direction === 'right' ? turned : -turned) % 360) + 360) % 360
  // Angles are at least a tenth of a degree apart, or the same.
  return Math.round(clockwise * 1e6) / 1e6 === 360 ? 0 : Math.round(clockwise * 1e6) / 1e6
}

/** The square of the distance from the middle. */
export const remoteness = ({ q, r }: Point): number => q * q + r * r + q * r
