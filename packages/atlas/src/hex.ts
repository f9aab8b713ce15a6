import { hexInk } from './hex-ink.ts'
import { at, path, translate } from './pen.ts'

export const HEX_KINDS = [
  'forest',
  'plain',
  'meadow',
  'marsh',
  'mountain',
  'ocean',
  'road',
  'city',
  'danger',
  'wreck',
  'lake',
  'cave',
  'rewilded',
] as const
export type HexKind = (typeof HEX_KINDS)[number]

/** Colouring pencils: each has its own hue and its own slope of strokes. */
export const PENCILS = ['green', 'red', 'yellow', 'blue', 'grey'] as const
export type Pencil = (typeof PENCILS)[number]

/** Which palette of land.css a hex wears. */
const PALETTES: Readonly<Record<HexKind, string>> = {
  forest: 'woods',
  plain: 'meadow',
  meadow: 'meadow',
  marsh: 'marsh',
  mountain: 'highland',
  ocean: 'sea',
  road: 'heath',
  city: 'heath',
  danger: 'heath',
  wreck: 'sea',
  lake: 'shore',
  cave: 'highland',
  rewilded: 'woods',
}

/** Drawings are made at this radius and scaled. */
export const HEX_RADIUS = 50

export function hexPath(radius: number, flat: boolean): string {
  let d = ''
  for (let corner = 0; corner < 6; corner++) {
    const a = (Math.PI / 180) * (60 * corner + (flat ? 0 : 30))
    d += `${corner ? 'L' : 'M'}${at(radius * Math.cos(a), radius * Math.sin(a))}`
  }
  return `${d}Z`
}

/** Shared clip paths, for `defs()`. */
export const hexDefs = (): string =>
  `<clipPath id="hex-pointy"><path d="${hexPath(HEX_RADIUS, false)}"/></clipPath>` +
  `<clipPath id="hex-flat"><path d="${hexPath(HEX_RADIUS, true)}"/></clipPath>`

export type HexOptions = {
  readonly kind: HexKind
  readonly seed: string
  readonly x?: number
  readonly y?: number
  readonly radius?: number
  readonly flat?: boolean
  /** Bare ink on paper, not yet coloured. */
  readonly bare?: boolean
  /** Pencil laid under the ink. */
  readonly pencil?: Pencil | undefined
}

export function hex(options: HexOptions): string {
  const { kind, seed, x = 0, y = 0, radius = HEX_RADIUS, flat = false, bare = false, pencil } = options
  const palette = PALETTES[kind]
  const cls = `land hexland land--${palette}${bare ? ' uncol' : ''}${pencil ? ' painted' : ''}`
  const body = hexPath(HEX_RADIUS, flat)
  return (
    `<g class="${cls}"${pencil ? ` style="--pc:var(--pc-${pencil})"` : ''} ${translate(x, y, radius / HEX_RADIUS)}>` +
    `<g clip-path="url(#hex-${flat ? 'flat' : 'pointy'})">${path(palette === 'sea' ? 'wa' : 't0', body)}` +
    (pencil ? `<path d="${body}" style="fill:url(#pc-${pencil})"/>` : '') +
    `${hexInk(kind, seed)}</g>${path('hex-edge', hexPath(HEX_RADIUS - 0.6, flat))}</g>`
  )
}
