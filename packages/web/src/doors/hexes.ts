import type { HexKind } from '@vyprava/atlas'

/** Middle of a hex with a corner on top. */
export const pointy = (q: number, r: number, radius: number): [x: number, y: number] => [
  Math.sqrt(3) * (q + r / 2) * radius,
  1.5 * r * radius,
]

/** Middle of a hex with a side on top. */
export const flat = (q: number, r: number, radius: number): [x: number, y: number] => [
  1.5 * q * radius,
  Math.sqrt(3) * (r + q / 2) * radius,
]

export type PlacedHex = readonly [q: number, r: number, kind: HexKind]
