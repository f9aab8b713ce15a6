import { icon } from './icon.ts'
import { moon } from './icons/signs.ts'
import type { LandKind } from './land/kinds.ts'
import { remember } from './memo.ts'
import { escapeText } from './pen.ts'
import { portrait } from './portrait.ts'
import { SEAT_DESIGNS, type Seat, seatDark, seatOn, seatPaint } from './seats.ts'
import { type ShapeRows, shape } from './shape.ts'

export const CARD_BOX = '0 0 140 196'

export type CharacterCardOptions = {
  readonly name: string
  /** Icon path data. */
  readonly art: string
  readonly rows: ShapeRows
  readonly points: number
  /** Whose card it is: paints the shape. */
  readonly seat: Seat
  /** A starting card carries the ribbon of its seat. */
  readonly starter?: boolean
  /** Ground of the portrait. */
  readonly tone?: LandKind
  /** Used and lying asleep: a half veil and the moon seal; the shape stays readable. */
  readonly asleep?: boolean
}

/** What stays the same on a card, whoever turns it or sends it to sleep. */
export type CardFace = Omit<CharacterCardOptions, 'rows' | 'asleep'>

/** A name longer than this is set smaller. */
const LONG_NAME = 15

export const cardFace = remember((options: CardFace): string => {
  const { name, art, points, seat, starter = false, tone = 'meadow' } = options
  const size = name.length > LONG_NAME ? 13.6 : 15.6
  return (
    '<rect x=".75" y=".75" width="138.5" height="194.5" rx="9" class="cc-body"/>' +
    '<rect x="5" y="5" width="130" height="186" rx="5" class="cc-neat"/>' +
    `<svg x="9" y="9" width="122" height="92" viewBox="0 0 122 92" class="land--${tone}">${portrait(art, 122, 92, name)}</svg>` +
    '<rect x="9" y="9" width="122" height="92" class="cc-frame"/>' +
    `<text x="70" y="118.5" class="cc-name" style="font-size:${size}px">${escapeText(name)}</text>` +
    '<path d="M20 126H58M82 126h38" class="cc-rule"/><path d="M70 122l4 4-4 4-4-4Z" class="cc-loz"/>' +
    '<g transform="translate(120 19)"><path d="M-13-13H13V4Q13 13 0 18-13 13-13 4Z" class="cc-shield"/>' +
    `<text y="6" class="cc-pts">${points}</text></g>` +
    (starter ? ribbon(seat) : '')
  )
})

export function cardShape(rows: ShapeRows, seat: Seat): string {
  const longest = Math.max(3, rows.length, ...rows.map((row) => row.length))
  return `<g style="--sq:${seatPaint(seat)};--sqd:${seatDark(seat)}">${shape(rows, 70, 159, Math.min(18, 62 / longest))}</g>`
}

export const CARD_ASLEEP =
  '<rect x=".75" y=".75" width="138.5" height="194.5" rx="9" class="cc-sleep"/>' +
  `<circle cx="70" cy="66" r="23.5" class="cc-seal"/>${icon(moon, 56, 52, 28, 'class="cc-moon"')}`

export const characterCard = ({ rows, asleep = false, ...face }: CharacterCardOptions): string =>
  cardFace(face) + cardShape(rows, face.seat) + (asleep ? CARD_ASLEEP : '')

const ribbon = (seat: Seat): string =>
  `<g transform="translate(19 8)"><path d="M-7-1H7V21L0 15-7 21Z" fill="${seatPaint(seat)}" stroke="${seatDark(seat)}"/>` +
  `${icon(SEAT_DESIGNS[seat].emblem, -5, 1, 10, `fill="${seatOn(seat)}"`)}</g>`
