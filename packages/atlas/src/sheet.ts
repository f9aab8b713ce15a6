import { contourPath, sample } from './contour.ts'
import { remember } from './memo.ts'
import { path } from './pen.ts'
import { noise } from './random.ts'

export type SheetOptions = {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** Size of a hill, in units. */
  readonly scale?: number
  readonly levels?: number
  readonly step?: number
}

/** A sheet of bare contour lines behind a page: two paths, every fourth line heavier. Draw once, never animate. */
export const sheet = remember(
  ({ seed, width, height, scale = 190, levels = 9, step = 16 }: SheetOptions): string => {
    const hills = noise(seed)
    const grid = sample(
      width,
      height,
      step,
      (x, y) => hills(x / scale, y / scale) + 0.25 * hills(x / scale / 2.4 + 40, y / scale / 2.4),
    )
    let thin = ''
    let index = ''
    for (let i = 0; i < levels; i++) {
      const line = contourPath(grid, -0.75 + (1.5 * i) / (levels - 1))
      if (i % 4 === 2) index += line
      else thin += line
    }
    return path('sheet-line', thin) + path('sheet-line sheet-line--index', index)
  },
  8,
)
