import { factory, hexPath, icon, random } from '@vyprava/atlas'
import { closedCurve } from '@vyprava/atlas/contour.ts'
import { biohazard } from '@vyprava/atlas/icons/deeds.ts'
import { at, group, type Point, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import { hexImage, PEN } from './hex-image.ts'
import { cornerOf, endsOf, middleOf, RADIUS } from './units.ts'

/** A tile as it lies: which one, the corner its arrow points at, and the sides of its vents. */
export interface LaidTile {
  readonly number: number
  readonly arrow: number
  readonly vents: readonly number[]
}

export const factoryTile = (hex: number, { number, arrow, vents }: LaidTile): string =>
  factory({ ...middleOf(hex), radius: PEN, number, arrow, vents })

export const coreTile = (tile: LaidTile): string =>
  group(
    'df-core',
    factoryTile(0, tile) +
      path('co-ring', hexPath(45.5, false)) +
      path('co-ring2', hexPath(RADIUS + 1.5, false)),
  )

/** A flipped tile: the iron rim stays, rusted and mossy, with trees inside; the arrow is kept, the vents are gone. */
export function rewildedTile(hex: number, { number, arrow }: LaidTile, night: boolean): string {
  const { x, y } = middleOf(hex)
  const chance = random(`rewilded ${number}`)
  let [seams, bolts, moss] = ['', '', '']
  for (let corner = 0; corner < 6; corner++) {
    seams += `M${at(...rim(corner, 37))}L${at(...rim(corner, 49))}`
    const [from, to] = [rim(corner, 44.4), rim(corner + 1, 44.4)]
    for (const share of [0.25, 0.5, 0.75]) bolts += `M${at(...along(from, to, share))}h.01`
    for (let tuft = 0; tuft < 3; tuft++) {
      const [u, v] = along(from, to, chance())
      const out = chance.in(0.84, 1.04)
      moss += `M${at(u * out - 5, v * out)}q1.5-4 4-1.6q2-4 4 0q3-1 2.4 2.4Z`
    }
  }
  return group(
    'df-rewilded',
    path('rw-0', hexPath(50, false)) +
      path('rw-s', seams) +
      path('rw-b', bolts) +
      hexImage({ kind: 'rewilded', seed: number, night }, 0, 0, 38.2) +
      path('rw-1', hexPath(38.2, false)) +
      path('rw-moss', moss) +
      `<g transform="translate(${at(...rim(arrow, 31))}) rotate(${60 * arrow + 30})">` +
      '<path class="rw-arrow" d="M-5-6L7 0-5 6-2 0Z"/></g>',
    translate(x, y, PEN / 50),
  )
}

/** The number of a rewilded factory: it lies over what stands there. */
export function stump(hex: number, number: number): string {
  const { x, y } = middleOf(hex)
  return group(
    'df-stump',
    `<g class="df-grows"><circle r="10.5"/><text y="5.2">${number}</text></g>`,
    translate(x, y + 26),
  )
}

const rim = (corner: number, away: number): Point => {
  const a = (Math.PI / 180) * (60 * corner + 30)
  return [away * Math.cos(a), away * Math.sin(a)]
}
const along = ([a, b]: Point, [c, d]: Point, share: number): Point => [
  a + (c - a) * share,
  b + (d - b) * share,
]

/** On iron a toxic site keeps to a corner, so that the number of the tile stays in sight. */
const ON_IRON = { x: -24, y: -17, size: 0.52 }

/** A toxic site is ground, not a token: everything else stands on it. */
export function toxicGround(hex: number, iron = false): string {
  const middle = middleOf(hex)
  const { x, y, size } = iron
    ? { x: middle.x + ON_IRON.x, y: middle.y + ON_IRON.y, size: ON_IRON.size }
    : { ...middle, size: 1 }
  const chance = random(`toxic ${hex}`)
  const pool = Array.from({ length: 11 }, (_, point): Point => {
    const a = (point / 11) * 2 * Math.PI
    const away = 31 + chance.in(-4, 5)
    return [away * Math.cos(a), away * Math.sin(a) * 0.95]
  })
  const spread = (share: number) =>
    closedCurve(pool.map(([a, b]) => [x + a * share * size, y + b * share * size]))
  let bubbles = ''
  for (let each = 0; each < 9; each++) {
    const a = chance() * 2 * Math.PI
    const away = chance.in(12, 27)
    const radius = chance.in(1.4, 3.4)
    bubbles += bubble(x + away * size * Math.cos(a), y + away * size * Math.sin(a), radius * size)
  }
  return (
    path('tx-0', spread(1)) +
    path('tx-1', spread(0.8)) +
    path('tx-b', bubbles) +
    icon(biohazard, x - 17 * size, y - 17 * size, 34 * size, 'class="tx-i"')
  )
}

function bubble(x: number, y: number, radius: number): string {
  const r = tenth(radius)
  const arc = (end: number) => `a${r} ${r} 0 1 0 ${tenth(end)} 0`
  return `M${at(x - radius, y)}${arc(2 * radius)}${arc(-2 * radius)}`
}

/** The outline of a hex at a distance from its middle. */
export function outlineOf(hex: number, away: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(hex, corner, away))
  return `${points.map(({ x, y }, corner) => `${corner === 0 ? 'M' : 'L'}${at(x, y)}`).join('')}Z`
}

/** Half the width of the ring around an edge. */
const BESIDE = 12

/** A ring around an edge. */
export function edgeOutline(edge: number): string {
  const [a, b] = endsOf(edge)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [nx, ny] = [(-(b.y - a.y) / length) * BESIDE, ((b.x - a.x) / length) * BESIDE]
  return `M${at(a.x + nx, a.y + ny)}L${at(b.x + nx, b.y + ny)}A${BESIDE} ${BESIDE} 0 0 0 ${at(b.x - nx, b.y - ny)}L${at(a.x - nx, a.y - ny)}A${BESIDE} ${BESIDE} 0 0 0 ${at(a.x + nx, a.y + ny)}Z`
}
