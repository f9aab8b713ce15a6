import { at, escapeText, group, type Point, path, tenth } from './pen.ts'

/** Letters of the four winds in the reader's language: north, east, south, west. */
export type Winds = readonly [north: string, east: string, south: string, west: string]

const bearing = (angle: number, radius: number): Point => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
]

/** A compass rose around (0, 0); letters stand a little outside the radius. */
export function rose(radius: number, winds?: Winds): string {
  const ring = (share: number, width: number) =>
    `<circle r="${tenth(radius * share)}" fill="none" stroke="currentColor" stroke-width="${width}"/>`
  let ticks = ''
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36
    ticks += `M${at(...bearing(a, radius * 0.66))}L${at(...bearing(a, radius * (i % 6 ? 0.63 : 0.59)))}`
  }
  const letters = (winds ?? []).map((wind, quarter) => {
    const [x, y] = bearing((quarter * Math.PI) / 2, radius * 1.06)
    return `<text x="${tenth(x)}" y="${tenth(y + radius * 0.055)}" text-anchor="middle" class="rose-t" style="font-size:${tenth(radius * 0.17)}px">${escapeText(wind)}</text>`
  })
  return group(
    'rose',
    ring(0.7, 1.2) +
      ring(0.66, 0.6) +
      ring(0.44, 0.6) +
      `<path d="${ticks}" stroke="currentColor" stroke-width=".7"/>` +
      star(8, Math.PI / 8, radius * 0.5, 0.34) +
      star(4, Math.PI / 4, radius * 0.66, 0.26) +
      star(4, 0, radius * 0.92, 0.2) +
      `<circle r="${tenth(radius * 0.06)}" class="rose-l"/>` +
      letters.join(''),
  )
}

/** Every point of a star has a lit and a dark half. */
function star(points: number, offset: number, radius: number, waist: number): string {
  let dark = ''
  let light = ''
  for (let i = 0; i < points; i++) {
    const angle = offset + (i * 2 * Math.PI) / points
    const half = Math.PI / points
    const tip = at(...bearing(angle, radius))
    light += `M0 0L${tip}L${at(...bearing(angle - half, radius * waist))}Z`
    dark += `M0 0L${tip}L${at(...bearing(angle + half, radius * waist))}Z`
  }
  return path('rose-l', light) + path('rose-d', dark)
}
