import { type Hex, hexPoint, type Point, TILE_SLOTS, tileHex, type Vertex } from '@vyprava/geometry'
import { CENTRE, slotOf, tileOf } from '../../rules/map.ts'
import type { MapView } from '../../rules/view.ts'

/** From the middle of a hex to its corner, in the units of the drawing; the north hex of the church lies at 0, 0. */
export const RADIUS = 50
export const WIDE = Math.sqrt(3) * RADIUS

type Laid = Pick<MapView, 'q' | 'r'>

export const baseOf = ({ q, r }: Laid, place: number): Hex => ({ q: q[place], r: r[place] })

/** The hex of a field; a centre has none of its own. */
export const hexOf = (map: Laid, field: number): Hex =>
  tileHex(baseOf(map, tileOf(field)), TILE_SLOTS[Math.min(slotOf(field), CENTRE - 1)])

const grown = ({ x, y }: Point): Point => ({ x: x * RADIUS, y: y * RADIUS })

/** The middle of a hex of the lattice. */
export const hexMiddle = (hex: Hex): Point => grown(hexPoint(hex, 'pointy'))

/** Where the three hexes of a tile meet. */
export function centreAt(base: Hex): Point {
  const { x, y } = hexMiddle(base)
  return { x, y: y + RADIUS }
}

export const middleOf = (map: Laid, field: number): Point =>
  slotOf(field) === CENTRE ? centreAt(baseOf(map, tileOf(field))) : hexMiddle(hexOf(map, field))

export const hexesOfTile = (base: Hex): readonly Hex[] => TILE_SLOTS.map((slot) => tileHex(base, slot))

/** The point where the hexes of a tile meet, as the kit's boards know it. */
export const vertexOfTile = (base: Hex): Vertex => {
  const [north, southWest, southEast] = hexesOfTile(base)
  return [north, southWest, southEast]
}

/** A box in the units of the drawing. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Bare paper around the known land: the next tiles fit on it. */
const MARGIN = 3 * RADIUS
/** And at least so much of it that no window is larger. */
const LEAST = { width: 1240, height: 820 }

/** The sheet: all tiles with paper around them, the same on all sides of what is known. */
export function boxOf(map: Laid): Box {
  const { left, top, width, height } = boundsOf(map, MARGIN)
  const [more, higher] = [Math.max(0, LEAST.width - width), Math.max(0, LEAST.height - height)]
  return {
    left: Math.floor(left - more / 2),
    top: Math.floor(top - higher / 2),
    width: width + more,
    height: height + higher,
  }
}

/** The box around all tiles, with so much paper on every side. */
export function boundsOf(map: Laid, margin: number): Box {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  for (const place of map.q.keys())
    for (const hex of hexesOfTile(baseOf(map, place))) {
      const { x, y } = hexMiddle(hex)
      left = Math.min(left, x - WIDE / 2)
      right = Math.max(right, x + WIDE / 2)
      top = Math.min(top, y - RADIUS)
      bottom = Math.max(bottom, y + RADIUS)
    }
  return {
    left: Math.floor(left - margin),
    top: Math.floor(top - margin),
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
  }
}

export const viewBoxOf = ({ left, top, width, height }: Box): string => `${left} ${top} ${width} ${height}`

/** A point as shares of the sheet. */
export const shareOf = ({ left, top, width, height }: Box, { x, y }: Point): Point => ({
  x: (x - left) / width,
  y: (y - top) / height,
})

/* Rows carry letters, fields are numbered from west to east. The church stands in row M, so that names never change. */
const CHURCH_ROW = 12
const CHURCH_COLUMN = 12

export const rowLetter = (row: number): string => {
  const letter = row + CHURCH_ROW
  return letter >= 0 && letter < 26 ? String.fromCharCode(65 + letter) : String(letter)
}

/** "M12"; a centre is named by the hex above it and a star. */
export function codeOf(map: Laid, field: number): string {
  if (slotOf(field) === CENTRE) {
    const { q, r } = baseOf(map, tileOf(field))
    return `${nameOf(q, r)}*`
  }
  const { q, r } = hexOf(map, field)
  return nameOf(q, r)
}

const nameOf = (q: number, r: number): string => `${rowLetter(r)}${q + Math.floor(r / 2) + CHURCH_COLUMN}`
