import { at, group, path, translate } from '@vyprava/atlas/pen.ts'
import { random } from '@vyprava/atlas/random.ts'
import type { Point } from '@vyprava/geometry'
import { COLOURS } from '../../rules/index.ts'
import { cornerAway, outlineAt, RADIUS } from './units.ts'

/** Each pencil has its own slope of strokes, in degrees: so a colour is known without its hue. */
const SLOPES: readonly number[] = [62, -38, 24, 4, 90]
/** Between two strokes over a hex of the map, and over something smaller. */
const GAP = 3.3
const FINE = 2.6
/** So much of a stroke is drawn while it is only begun. */
export const BEGUN = 0.7

/** The class of a pencil: what is inside is painted with `--pc`. */
export const pencilClass = (colour: number): string => `pc-${COLOURS[colour]}`

const drawn = new Map<string, readonly Point[]>()

/** One zigzag over a hex around 0, 0, as a pencil goes to and fro without being lifted. */
function zigzagPoints(colour: number, seed: string, radius: number, part: number): readonly Point[] {
  const key = `${colour} ${seed} ${radius} ${part}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const points = newZigzag(colour, seed, radius, part)
  drawn.set(key, points)
  return points
}

function newZigzag(colour: number, seed: string, radius: number, part: number): Point[] {
  const r = random(`z${COLOURS[colour]}${seed}`)
  const slope = (SLOPES[colour] * Math.PI) / 180
  const cos = Math.cos(slope)
  const sin = Math.sin(slope)
  const gap = radius > 20 ? GAP : FINE
  // Turned so that strokes lie level.
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const { x, y } = cornerAway(corner, radius * 0.93)
    return { x: x * cos + y * sin, y: -x * sin + y * cos }
  })
  const low = Math.min(...corners.map(({ y }) => y))
  const high = Math.max(...corners.map(({ y }) => y))
  const points: Point[] = []
  let back = r() < 0.5
  for (let y = low + 1; y < low + (high - low) * part - 0.6; y += gap * r.in(0.8, 1.2)) {
    const crossings = corners.flatMap((a, corner) => {
      const b = corners[(corner + 1) % 6]
      return a.y <= y === b.y <= y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)]
    })
    if (crossings.length < 2) continue
    const from = { x: Math.min(...crossings) + r.in(-1, 1.4), y: y + r.in(-0.5, 0.5) }
    const to = { x: Math.max(...crossings) + r.in(-1.4, 1), y: y + r.in(-0.5, 0.5) + gap * 0.35 }
    points.push(...(back ? [to, from] : [from, to]))
    back = !back
  }
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
}

interface Strokes {
  readonly radius?: number
  /** How much of it is drawn. */
  readonly part?: number
}

/** The path of a zigzag around a point. */
export function zigzag(
  colour: number,
  seed: string,
  { x, y }: Point,
  { radius = RADIUS, part = 1 }: Strokes = {},
): string {
  return zigzagPoints(colour, seed, radius, part)
    .map((point, place) => `${place ? 'L' : 'M'}${at(x + point.x, y + point.y)}`)
    .join('')
}

/** One line of a pencil; its length counts as 1, so that it can draw itself. */
export const pencilLine = (d: string): string => `<path class="ak-zig" pathLength="1" d="${d}"/>`

/** A stroke of pencil over one hex: a wash and a zigzag. Attributes say how it is found. */
export const stroke = (
  colour: number,
  middle: Point,
  radius: number,
  seed: string,
  part = 1,
  attributes = '',
): string =>
  group(
    `ak-pc ${pencilClass(colour)}${part < 1 ? ' ak-begun' : ''}`,
    path('ak-wash', outlineAt(middle, radius - 0.8)) +
      pencilLine(zigzag(colour, seed, middle, { radius, part })),
    attributes,
  )

/** A sample of a pencil: a small cell with a stroke, around a point. */
export const swatch = (colour: number, { x, y }: Point, size: number): string =>
  group(
    'ak-swatch',
    path('ac-cell', outlineAt({ x: 0, y: 0 }, 29)) + stroke(colour, { x: 0, y: 0 }, 28, `s${colour}`),
    translate(x, y, size / 29),
  )
