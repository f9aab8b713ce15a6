import type { Seat as Design } from '@vyprava/atlas'
import { coins, marker } from '@vyprava/atlas'
import { escapeText } from '@vyprava/atlas/pen.ts'
import type { LandKind } from '../../content/index.ts'
import type { Edge } from '../../rules/index.ts'
import { uprightLand, wideLand } from '../land.ts'
import { type Box, cornerOf, slotBox } from '../turn.ts'
import { SQUARE } from './units.ts'

/** The picture of a land; drawn again in a wide box for those who sit at its side. */
export const landPicture = (seed: string, kind: LandKind, lying: boolean): string =>
  lying ? wideLand(seed, kind) : uprightLand(seed, kind)

/** The cut edge of a card. */
export function cardRim(edge: Edge, slot: number): string {
  const box = scaled(slotBox(edge, slot))
  return `<rect ${inset(box, 1)} rx="9" class="cardmask"/><rect ${inset(box, 3)} rx="7" class="cardline"/>`
}

const scaled = ({ x, y, width, height }: Box): Box => ({
  x: x * SQUARE,
  y: y * SQUARE,
  width: width * SQUARE,
  height: height * SQUARE,
})

const inset = ({ x, y, width, height }: Box, by: number): string =>
  `x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}"`

/** On the scroll edge, which faces the rim; seen from the side, in the corner towards it. */
export function landName(edge: Edge, slot: number, name: string): string {
  const box = slotBox(edge, slot)
  const lying = box.width > box.height
  const far = lying ? box.x > 0 : box.y > 0
  const [x, y, anchor] = lying ? [far ? 288 : 12, 18, far ? 'end' : 'start'] : [100, far ? 293 : 16, 'middle']
  return `<text x="${x}" y="${y}" style="text-anchor:${anchor}" class="landname">${escapeText(name)}</text>`
}

/** An empty slot: bare paper, for the end of a long game. */
export const emptySlot = (edge: Edge, slot: number): string =>
  `<rect ${inset(scaled(slotBox(edge, slot)), 3)} rx="7" class="roam-empty"/>`

/** Thin lines between the squares of the cards, and little crosses where they meet. */
export function graticule(edge: Edge): string {
  let lines = ''
  let crosses = ''
  for (let slot = 0; slot < 6; slot++) {
    const { x, y, width, height } = scaled(slotBox(edge, slot))
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

const INSET = 7
const ARM = 13

/** Light brackets in the corners of squares. */
export function brackets(edge: Edge, squares: Iterable<number>): string {
  let d = ''
  for (const square of squares) {
    const { x, y } = corner(edge, square)
    const right = x + SQUARE - INSET
    const bottom = y + SQUARE - INSET
    d += `M${x + INSET} ${y + INSET + ARM}v${-ARM}h${ARM}M${right - ARM} ${y + INSET}h${ARM}v${ARM}`
    d += `M${right} ${bottom - ARM}v${ARM}h${-ARM}M${x + INSET + ARM} ${bottom}h${-ARM}v${-ARM}`
  }
  return d
}

/** A veil over squares. */
export function veil(edge: Edge, squares: Iterable<number>): string {
  let d = ''
  for (const square of squares) {
    const { x, y } = corner(edge, square)
    d += `M${x} ${y}h${SQUARE}v${SQUARE}h${-SQUARE}Z`
  }
  return d
}

/** The left top corner of a square in the drawing. */
export function corner(edge: Edge, square: number): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(edge, square)
  return { x: x * SQUARE, y: y * SQUARE }
}

/** Coins in the middle of a square, or in its corner when something stands there. */
export function coinsOnSquare(edge: Edge, square: number, count: number, aside: boolean): string {
  const { x, y } = corner(edge, square)
  return aside ? coins(count, x + 77, y + 22, 30) : coins(count, x + 50, y + 50, 38)
}

/** A seat's diamond on the frame: who sits where decides how shapes are turned. */
export function pin(side: number, design: Design | null): string {
  const [x, y] = [
    [300, 613],
    [-13, 300],
    [300, -13],
    [613, 300],
  ][side]
  const cls = design === null ? 'pin0' : 'pin'
  return (
    `<path class="${cls}" d="M${x} ${y - 24}L${x + 24} ${y}L${x} ${y + 24}L${x - 24} ${y}Z"/>` +
    (design === null ? '' : marker(design, x, y + 1, 30))
  )
}

/** A frame of brass around a card that is complete, or would be. */
export const completion = (edge: Edge, slot: number): string =>
  `<rect ${inset(scaled(slotBox(edge, slot)), 3)} rx="7" class="roam-complete"/>`
