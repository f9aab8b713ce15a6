import css from '@vyprava/atlas/land.css?inline'
import { keptImages } from '@vyprava/kit'
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

/** The address of a land's picture. */
export const landImage = keptImages(KEPT, sheetOf)

/** The picture with its own style: an image knows nothing of the page around it. */
function sheetOf({ seed, kind, lying, night }: LandImage): string {
  const [width, height] = lying ? [300, 200] : [200, 300]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="none" data-theme="${night ? 'night' : 'day'}"><style>${css}</style>` +
    `<g class="land land--${kind}">${landPicture(seed, kind, lying)}</g></svg>`
  )
}
