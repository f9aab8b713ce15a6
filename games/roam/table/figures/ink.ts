import { type Design, icon, marker, portrait, type ShapeRows, shape } from '@vyprava/atlas'
import { checkMark } from '@vyprava/atlas/icons/signs/check-mark.ts'
import { crossMark } from '@vyprava/atlas/icons/signs/cross-mark.ts'
import { at, path } from '@vyprava/atlas/pen.ts'
import { seatDark, seatPaint } from '@vyprava/atlas/seats.ts'
import { artOf } from '../art.ts'

/** The marks of a draughtsman: arrows, measures, seals. */

const HEAD = 9

/** The point of an arrow, and the direction in degrees in which it looks. */
const head = (x: number, y: number, angle: number): string =>
  `<path class="rf-head" transform="translate(${at(x, y)}) rotate(${angle})" d="M0 0L${-HEAD} -5.2Q${-HEAD + 2.6} 0 ${-HEAD} 5.2Z"/>`

/** A straight arrow along one of the axes. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const back = HEAD - 3
  const end = at(x2 - back * Math.cos((angle * Math.PI) / 180), y2 - back * Math.sin((angle * Math.PI) / 180))
  return path('rf-line', `M${at(x1, y1)}L${end}`) + head(x2, y2, angle)
}

/** A clockwise part of a circle that ends in an arrow; angles in degrees from the east. */
export function turnArrow(x: number, y: number, radius: number, from: number, to: number): string {
  const on = (angle: number) => {
    const a = (angle * Math.PI) / 180
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)] as const
  }
  const back = ((HEAD - 3) / radius) * (180 / Math.PI)
  const wide = to - from > 180 ? 1 : 0
  const d = `M${at(...on(from))}A${radius} ${radius} 0 ${wide} 1 ${at(...on(to - back))}`
  const [tipX, tipY] = on(to)
  return path('rf-line', d) + head(tipX, tipY, to + 90 - back / 2)
}

/** A measure along a side, with its ticks. */
export const measureAcross = (x: number, y: number, length: number): string =>
  path('rf-line', `M${at(x, y - 6)}v12M${at(x, y)}h${length}M${at(x + length, y - 6)}v12`)
export const measureDown = (x: number, y: number, length: number): string =>
  path('rf-line', `M${at(x - 6, y)}h12M${at(x, y)}v${length}M${at(x - 6, y + length)}h12`)

/** A round seal: it may be so, or it may not. */
export const seal = (x: number, y: number, good: boolean): string =>
  `<circle cx="${x}" cy="${y}" r="13" class="rf-seal"/>` +
  icon(good ? checkMark : crossMark, x - 8, y - 8, 16, `class="${good ? 'rf-yes' : 'rf-no'}"`)

/** A square of paper with its markers, from below. */
export function square(x: number, y: number, side: number, markers: readonly Design[]): string {
  const size = side * 0.72
  const lift = markers.length > 1 ? 0.16 * side : 0
  const pieces = markers.map((design, level) =>
    marker(design, x + side / 2, y + side / 2 + ((markers.length - 1) / 2 - level) * lift, size),
  )
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="2" class="rf-square"/>${pieces.join('')}`
}

/** Some markers of one seat in a line that overlap. */
export function heap(design: Design, count: number, x: number, y: number, size: number): string {
  let out = ''
  for (let i = 0; i < count; i++) out += marker(design, x + size / 2 + i * size * 0.62, y, size)
  return out
}

/** A shape in the paint of a seat. */
export const shapeInk = (rows: ShapeRows, design: Design, x: number, y: number, cell: number): string =>
  `<g style="--sq:${seatPaint(design)};--sqd:${seatDark(design)}">${shape(rows, x, y, cell)}</g>`

/** The framed print of an artifact. */
export const print = (name: string, x: number, y: number, side: number): string =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 60 60" class="land--shore">` +
  `${portrait(artOf(name), 60, 60, name)}<rect width="60" height="60" class="po-frame"/></svg>`

/** The points of a card on their brass shield. */
export const shield = (x: number, y: number, points: number): string =>
  `<g transform="translate(${at(x, y)}) scale(1.5)"><path d="M-13-13H13V4Q13 13 0 18-13 13-13 4Z" class="cc-shield"/>` +
  `<text y="6" class="cc-pts">${points}</text></g>`
