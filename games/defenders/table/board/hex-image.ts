import { HEX_RADIUS, type HexKind, hex as hexDrawing, hexPath } from '@vyprava/atlas'
import hexCss from '@vyprava/atlas/hex.css?inline'
import landCss from '@vyprava/atlas/land.css?inline'
import { tenth } from '@vyprava/atlas/pen.ts'
import { keptImages } from '@vyprava/kit'
import { RADIUS } from './units.ts'

/** A hex is drawn a little short of its place, so that its edge is seen. */
export const PEN = RADIUS - 0.4

export interface HexPicture {
  readonly kind: HexKind
  /** Ten seeds a terrain are enough: nobody sees that two forests are the same. */
  readonly seed: number
  readonly night: boolean
}

export const SEEDS = 10
/** Five kinds of land in ten seeds by day and by night. */
const KEPT = 100

/** The kinds of land by the numbers of the terrains. */
export const KINDS = ['forest', 'plain', 'marsh', 'mountain'] as const

const SIZE = 2 * HEX_RADIUS

/** The address of the picture of a hex. */
export const hexAddress = keptImages(KEPT, sheetOf)

/** The picture with its own style: an image knows nothing of the page around it. */
function sheetOf({ kind, seed, night }: HexPicture): string {
  const clip = `<clipPath id="hex-pointy"><path d="${hexPath(HEX_RADIUS, false)}"/></clipPath>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * SIZE}" height="${2 * SIZE}" ` +
    `viewBox="${-HEX_RADIUS} ${-HEX_RADIUS} ${SIZE} ${SIZE}" data-theme="${night ? 'night' : 'day'}">` +
    `<style>${landCss}${hexCss}</style>${clip}${hexDrawing({ kind, seed: `df${seed}` })}</svg>`
  )
}

/** The picture inside a drawing, around a point. */
export const hexImage = (picture: HexPicture, x: number, y: number, radius: number): string =>
  `<image href="${hexAddress(picture)}" x="${tenth(x - radius)}" y="${tenth(y - radius)}" ` +
  `width="${tenth(2 * radius)}" height="${tenth(2 * radius)}"/>`
