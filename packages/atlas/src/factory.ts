import { HEX_RADIUS, hexPath } from './hex.ts'
import { at, group, type Point, path, translate } from './pen.ts'

const polar = (degrees: number, radius: number): Point => {
  const a = (Math.PI / 180) * degrees
  return [radius * Math.cos(a), radius * Math.sin(a)]
}

export type FactoryOptions = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly number: number
  /** Corner to which the brass arrow points. */
  readonly arrow: number
  /** Sides with vents. */
  readonly vents: readonly number[]
}

/** An iron hex with six seams, vents at its sides and a gear with its number. */
export function factory({ x, y, radius, number, arrow, vents }: FactoryOptions): string {
  const seams = [0, 1, 2, 3, 4, 5].map((corner) => `M0 0L${at(...polar(60 * corner + 30, 43))}`).join('')
  const pointing = 60 * arrow + 30
  return group(
    'factory',
    path('fa-0', hexPath(50, false)) +
      path('fa-1', hexPath(43, false)) +
      path('fa-l', seams) +
      vents.map(vent).join('') +
      `<g transform="translate(${at(...polar(pointing, 34))}) rotate(${pointing})"><path class="fa-arrow" d="M-5-6L7 0-5 6-2 0Z"/></g>` +
      `${path('fa-gear', gear())}<circle class="fa-hub" r="14"/><text class="fa-n" y="7.5">${number}</text>`,
    translate(x, y, radius / HEX_RADIUS),
  )
}

const vent = (side: number): string =>
  `<g transform="translate(${at(...polar(60 * side, 37))}) rotate(${60 * side})">` +
  '<path class="fa-vent" d="M-7-9H2L6-6V6L2 9H-7Z"/><path class="fa-slit" d="M-4-5V5M-1-5V5M2-5V5"/></g>'

function gear(): string {
  const half = 0.13
  const rim = (radius: number, a: number) => at(radius * Math.cos(a), radius * Math.sin(a))
  let d = ''
  for (let tooth = 0; tooth < 12; tooth++) {
    const a = (tooth * Math.PI) / 6
    d += `${tooth ? 'L' : 'M'}${rim(20, a - half)}L${rim(24, a - half * 0.7)}L${rim(24, a + half * 0.7)}L${rim(20, a + half)}`
  }
  return `${d}Z`
}
