import { tenth } from '@vyprava/atlas/pen.ts'
import pencilsCss from '@vyprava/atlas/pencils.css?inline'
import type { Point } from '@vyprava/geometry'
import { keptImages } from '@vyprava/kit'
import { COLOURS, NONE } from '../../rules/index.ts'
import printCss from './print.css?inline'
import { type PrintKind, printInk } from './print-ink.ts'
import { RADIUS } from './units.ts'

export interface Print {
  readonly kind: PrintKind
  /** Five drawings a terrain are enough: nobody sees that two forests are the same. */
  readonly seed: number
  /** The pencil that lies under the ink, or NONE. */
  readonly pencil: number
  readonly night: boolean
}

export const SEEDS = 5
/** Eight kinds in five drawings, bare and in their own colour, by day and by night, and some in other colours. */
const KEPT = 200
/** Trees and roofs may stand out of their hex a little. */
const BOX = RADIUS + 2

/** The address of the picture of a hex. */
export const printAddress = keptImages(KEPT, ({ kind, seed, pencil, night }: Print): string => {
  const paint = pencil === NONE ? '' : ` data-pencil="" style="--pc:var(--pc-${COLOURS[pencil]})"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * BOX}" height="${4 * BOX}" ` +
    `viewBox="${-BOX} ${-BOX} ${2 * BOX} ${2 * BOX}" data-theme="${night ? 'night' : 'day'}"${paint}>` +
    `<style>${pencilsCss}${printCss}</style>${printInk(kind, seed)}</svg>`
  )
})

/** Where the picture around a point lies in a drawing. */
export const printBox = ({ x, y }: Point) => ({
  x: tenth(x - BOX),
  y: tenth(y - BOX),
  width: 2 * BOX,
  height: 2 * BOX,
})

/** The picture inside a drawing, around a point. */
export const printImage = (print: Print, middle: Point): string => {
  const { x, y, width, height } = printBox(middle)
  return `<image href="${printAddress(print)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
}
