import type { Box } from './place.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** How an element is cut out of the page, as its style says. */
export interface Cut {
  readonly clipPath: string
  readonly borderRadius: string
}

const AROUND = 32

/** The corners of what is seen of an element: its clip path (hexes), a circle, or its box. */
export function outlineOf(box: Box, { clipPath, borderRadius }: Cut, margin: number): readonly Point[] {
  const { left, top, right, bottom } = box
  const wide = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
  const polygon = polygonOf(clipPath, wide)
  if (polygon !== null) return polygon
  if (borderRadius === '50%') return ellipse(wide)
  return [
    { x: wide.left, y: wide.top },
    { x: wide.right, y: wide.top },
    { x: wide.right, y: wide.bottom },
    { x: wide.left, y: wide.bottom },
  ]
}

/** Only shares of the box are understood: what is measured in pixels would not grow with the margin. */
function polygonOf(clipPath: string, { left, top, right, bottom }: Box): readonly Point[] | null {
  const corners = /^polygon\((.*)\)$/.exec(clipPath)?.[1]?.split(',') ?? []
  const points = corners.map((corner): Point | null => {
    const [x, y] = corner.trim().split(/\s+/).map(share)
    return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)
      ? null
      : { x: left + x * (right - left), y: top + y * (bottom - top) }
  })
  const known = points.filter((point) => point !== null)
  return known.length > 2 && known.length === points.length ? known : null
}

const share = (text: string): number =>
  text === '0' || text === '0px' ? 0 : /^-?[\d.]+%$/.test(text) ? Number.parseFloat(text) / 100 : Number.NaN

function ellipse({ left, top, right, bottom }: Box): readonly Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return Array.from({ length: AROUND }, (_, index) => {
    const angle = (2 * Math.PI * index) / AROUND
    return { x: x + ((right - left) / 2) * Math.cos(angle), y: y + ((bottom - top) / 2) * Math.sin(angle) }
  })
}

/** A closed path of SVG. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
