import { HEX_RADIUS, type HexKind, hex as hexDrawing, hexPath, sheet } from '@vyprava/atlas'
import hexCss from '@vyprava/atlas/hex.css?inline'
import landCss from '@vyprava/atlas/land.css?inline'
import { tenth } from '@vyprava/atlas/pen.ts'
import { keptImages, useDrawnAhead } from '@vyprava/kit'
import type { Element, LocationKind } from '../../content/schema.ts'
import { paintAhead } from './paint-ahead.ts'
import { RADIUS } from './units.ts'

export interface GroundPicture {
  readonly kind: HexKind
  /** Ten seeds a terrain are enough: nobody sees that two forests are the same. */
  readonly seed: number
  readonly night: boolean
}

const SEEDS = 10
/** Seven kinds of land in ten seeds by day and by night. */
const KEPT = 140
const SIZE = 2 * HEX_RADIUS

/** The address of the picture of a hex. */
const groundAddress = keptImages(KEPT, sheetOf)

/** The picture with its own style: an image knows nothing of the page around it. */
function sheetOf({ kind, seed, night }: GroundPicture): string {
  const clip = `<clipPath id="hex-pointy"><path d="${hexPath(HEX_RADIUS, false)}"/></clipPath>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * RADIUS}" height="${2 * RADIUS}" ` +
    `viewBox="${-HEX_RADIUS} ${-HEX_RADIUS} ${SIZE} ${SIZE}" data-theme="${night ? 'night' : 'day'}">` +
    `<style>${landCss}${hexCss}.hexland .hex-edge{stroke-width:1}</style>${clip}` +
    `${hexDrawing({ kind, seed: `eu${seed}` })}</svg>`
  )
}

/** Fields that come into sight with a step are painted by then. */
export const usePaintedAhead = (pictures: readonly GroundPicture[], when: string): void =>
  useDrawnAhead(pictures, paintOnce, when)

const painted = new Set<string>()

function paintOnce(picture: GroundPicture): void {
  const address = groundAddress(picture)
  if (painted.has(address)) return
  painted.add(address)
  const image = new Image()
  image.onload = () => paintAhead(image)
  image.src = address
}

/** The picture inside a drawing, around a point. */
export const groundImage = (picture: GroundPicture, x: number, y: number): string =>
  `<image href="${groundAddress(picture)}" x="${tenth(x - RADIUS)}" y="${tenth(y - RADIUS)}" ` +
  `width="${2 * RADIUS}" height="${2 * RADIUS}"/>`

export const seedOf = (q: number, r: number): number => (((q * 7 + r * 3) % SEEDS) + SEEDS) % SEEDS

const LAND: Readonly<Record<LocationKind, HexKind>> = {
  plain: 'plain',
  mountain: 'mountain',
  lake: 'lake',
  cave: 'cave',
  merchant: 'road',
  alchemist: 'road',
  treasure: 'road',
  portal: 'marsh',
  encounter: 'plain',
  elemental: 'plain',
  ruins: 'danger',
}

const ELEMENT_LAND: Readonly<Record<Element, HexKind>> = {
  fire: 'plain',
  air: 'plain',
  water: 'marsh',
  earth: 'forest',
}

/** What the ground of a field looks like; plain land is now a meadow, now a wood. */
export function groundOf(location: LocationKind, element: Element | null, q: number, r: number): HexKind {
  if (element !== null) return ELEMENT_LAND[element]
  if (location === 'plain') return seedOf(q + r, 2 * q) % 2 === 0 ? 'plain' : 'forest'
  return LAND[location]
}

export const PAPER = { width: 900, height: 700 } as const

/** Contour lines of unexplored land; they meet themselves when they are mirrored. */
export const paperAddress = keptImages(2, ({ night }: { readonly night: boolean }) => {
  const { width, height } = PAPER
  const line = night ? '#3d4f55' : '#cbb98d'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>.sheet-line{fill:none;stroke:${line};stroke-width:.9;opacity:.5}</style>` +
    `${sheet({ seed: 'unk', width, height, scale: 120, levels: 8, step: 14 })}</svg>`
  )
})
