import type { Places } from '@vyprava/kit'
import { type Chart, NONE } from '../../rules/index.ts'
import type { SheetLayout } from './layout.ts'
import { middleOf } from './units.ts'

type Near = NonNullable<Places['near']>
type Laid = Pick<SheetLayout, 'form' | 'height' | 'map' | 'scale' | 'width'>

/** Hexes with a smaller radius cannot be hit, in pixels: a map of a pack may be very long. */
const SMALL = 9
/** How large they come near: as on a phone with a map of the house. */
const LARGE = 18
/** The window of the kit brings nothing nearer than this. */
const MOST = 4

const radiusIn = ({ map, scale }: Laid): number => map.radius * scale

/** Whether the hexes of a map are too small in a layout. */
export const isSmall = (layout: Laid): boolean => layout.form !== 'compass' && radiusIn(layout) < SMALL

/**
 * The part of a long map that comes near, around a hex; null where the hexes of the whole map are large enough, and
 * while the compass is turned up.
 */
export function nearFor(chart: Chart, layout: Laid, hex: number): Near | null {
  const { map, width, height } = layout
  if (!isSmall(layout)) return null
  const middle = middleOf(chart.hexes[hex], map.radius)
  return {
    at: { x: (map.x + middle.x) / width, y: (map.y + middle.y) / height },
    scale: Math.min(MOST, Math.round((10 * LARGE) / radiusIn(layout)) / 10),
  }
}

/** Of the lit hexes the one closest to the middle of what was visited, or just the first; null where none is lit. */
export function amidst(chart: Chart, painted: readonly number[], lit: ReadonlySet<number>): number | null {
  const visited = chart.hexes.flatMap((hex, number) => (painted[number] === NONE ? [] : [middleOf(hex, 1)]))
  const share = 1 / Math.max(1, visited.length)
  const x = visited.reduce((sum, point) => sum + point.x * share, 0)
  const y = visited.reduce((sum, point) => sum + point.y * share, 0)
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const hex of lit) {
    const middle = middleOf(chart.hexes[hex], 1)
    const far = visited.length === 0 ? 0 : Math.hypot(middle.x - x, middle.y - y)
    if (far < least) [best, least] = [hex, far]
  }
  return best
}
