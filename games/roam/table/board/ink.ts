import type { Design } from '@vyprava/atlas'
import { coins, marker } from '@vyprava/atlas'
import type { LandKind } from '../../content/index.ts'
import type { Edge } from '../../rules/index.ts'
import { uprightLand, wideLand } from '../land.ts'
import { type Box, cornerOf, slotBox } from '../turn.ts'
import { SQUARE } from './units.ts'

/** The picture of a land; drawn again in a wide box for those who sit at its side. */
export const landPicture = (seed: string, kind: LandKind, lying: boolean): string =>
  lying ? wideLand(seed, kind) : uprightLand(seed, kind)

/** The cut edge of a card, upright or lying, this far inside. */
export const rim = (lying: boolean, by: number) => ({
  x: by,
  y: by,
  width: (lying ? 3 : 2) * SQUARE - 2 * by,
  height: (lying ? 2 : 3) * SQUARE - 2 * by,
})

const scaled = ({ x, y, width, height }: Box): Box => ({
  x: x * SQUARE,
  y: y * SQUARE,
  width: width * SQUARE,
  height: height * SQUARE,
})

const inset = ({ x, y, width, height }: Box, by: number): string =>
  `x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}"`

/**
 * A land's name: on the scroll edge, which faces the rim; seen from the side, in the corner towards it. Letters may grow
 * on a small map, so they are placed by their own size. Upright cards have the name moved, not set anew: the letters
 * need not be measured again when the map turns.
 */
export function namePlace(edge: Edge, slot: number) {
  const box = slotBox(edge, slot)
  const lying = box.width > box.height
  const far = lying ? box.x > 0 : box.y > 0
  const common = { y: 3, dy: '.8em' }
  if (lying) return { ...common, x: far ? 288 : 12, style: { textAnchor: far ? 'end' : 'start' } } as const
  const transform = far ? 'translateY(calc(291px - .88em))' : 'translateY(0)'
  return { ...common, x: 100, style: { textAnchor: 'middle', transform } } as const
}

/** An empty slot: bare paper, for the end of a long game. */
export const emptySlot = (edge: Edge, slot: number): string =>
  `<rect ${inset(scaled(slotBox(edge, slot)), 3)} rx="7" class="roam-empty"/>`

/** Thin lines between the squares of the cards, and little crosses where they meet: the same from opposite sides. */
export function graticule(edge: Edge): string {
  let lines = ''
  let crosses = ''
  const side = edge === 'S' || edge === 'N' ? 'S' : 'W'
  for (let slot = 0; slot < 6; slot++) {
    const { x, y, width, height } = scaled(slotBox(side, slot))
    for (let i = SQUARE; i < width; i += SQUARE) lines += `M${x + i} ${y + 2}v${height - 4}`
    for (let j = SQUARE; j < height; j += SQUARE) lines += `M${x + 2} ${y + j}h${width - 4}`
    for (let i = SQUARE; i < width; i += SQUARE) {
      for (let j = SQUARE; j < height; j += SQUARE) {
        crosses += `M${x + i - 6} ${y + j}h12M${x + i} ${y + j - 6}v12`
      }
    }
  }
  return `<path d="${lines}" class="grat"/><path d="${crosses}" class="cross"/>`
}

/** The left top corner of a square in the drawing. */
export function corner(edge: Edge, square: number): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(edge, square)
  return { x: x * SQUARE, y: y * SQUARE }
}

/** Coins in the middle of a square whose corner is given, or in its corner when something stands there. */
export const coinsAt = (x: number, y: number, count: number, aside: boolean): string =>
  aside ? coins(count, x + 77, y + 22, 30) : coins(count, x + 50, y + 50, 38)

/** Where the diamonds of the seats lie on the frame: south, west, north, east. */
const PINS = [
  [300, 613],
  [-13, 300],
  [300, -13],
  [613, 300],
] as const

export const pinPlace = (side: number): string => `translate(${PINS[side].join(' ')})`

/** A seat's diamond on the frame: who sits where decides how shapes are turned. */
export const pin = (design: Design | null): string =>
  `<path class="${design === null ? 'pin0' : 'pin'}" d="M0-24L24 0L0 24L-24 0Z"/>` +
  (design === null ? '' : marker(design, 0, 1, 30))

/** A frame of brass around a card that is complete, or would be. */
export const completion = (edge: Edge, slot: number): string =>
  `<rect ${inset(scaled(slotBox(edge, slot)), 3)} rx="7" class="roam-complete"/>`
