import css from '@vyprava/atlas/land.css?inline'
import type { LandKind } from '../../content/index.ts'
import { landPicture } from './ink.ts'

export interface LandImage {
  readonly seed: string
  readonly kind: LandKind
  /** Seen from the side: 300 units wide and 200 high, else the other way round. */
  readonly lying: boolean
  readonly night: boolean
}

/** Every land of a pack from two sides in two lights, with room to spare. */
const KEPT = 160

const known = new Map<string, string>()

const keyOf = ({ seed, kind, lying, night }: LandImage): string => JSON.stringify([seed, kind, lying, night])

/**
 * The address of a land's picture. A land has a hundred paths; inside the page the browser would style, lay out and
 * walk them with every change of the table. As an image they are one thing, and still drawn sharp at any size.
 */
export function landImage(land: LandImage): string {
  const key = keyOf(land)
  const before = known.get(key)
  if (before !== undefined) return before
  const address = URL.createObjectURL(new Blob([sheetOf(land)], { type: 'image/svg+xml' }))
  known.set(key, address)
  forgetOldest()
  return address
}

function forgetOldest(): void {
  const [oldest] = known
  if (known.size <= KEPT || oldest === undefined) return
  known.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}

/** The picture with its own style: an image knows nothing of the page around it. */
function sheetOf({ seed, kind, lying, night }: LandImage): string {
  const [width, height] = lying ? [300, 200] : [200, 300]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="none" data-theme="${night ? 'night' : 'day'}"><style>${css}</style>` +
    `<g class="land land--${kind}">${landPicture(seed, kind, lying)}</g></svg>`
  )
}
