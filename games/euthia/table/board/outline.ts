import { at } from '@vyprava/atlas/pen.ts'
import { DIRECTIONS, type Hex, hexKey, neighbour } from '@vyprava/geometry'
import { litHexes } from '@vyprava/kit'
import { hexesOfTile, hexMiddle, RADIUS } from './units.ts'

/** The outer edges of a tile: three hexes as one. */
export function tileEdge(base: Hex): string {
  const hexes = hexesOfTile(base)
  const own = new Set(hexes.map(hexKey))
  let d = ''
  for (const hex of hexes) {
    const { x, y } = hexMiddle(hex)
    for (const side of DIRECTIONS) {
      if (own.has(hexKey(neighbour(hex, side)))) continue
      const corner = (turn: number): string => {
        const angle = (Math.PI / 180) * (60 * side + turn)
        return at(x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle))
      }
      d += `M${corner(-30)}L${corner(30)}`
    }
  }
  return d
}

const CORNERS = [30, 90, 150, 210, 270, 330].map((turn) => {
  const angle = (Math.PI / 180) * turn
  return { x: Math.cos(angle), y: Math.sin(angle) }
})

/** The outline of a hex, so far inside its edge. */
export function ringOf(hex: Hex, inset: number): string {
  const { x, y } = hexMiddle(hex)
  const away = RADIUS - inset
  return `M${CORNERS.map((corner) => at(x + away * corner.x, y + away * corner.y)).join('L')}Z`
}

/** The ground of hexes as one path. */
export const groundPath = (hexes: Iterable<Hex>): string => [...hexes].map((hex) => ringOf(hex, 0)).join('')

/** A line around some hexes, inside of them. */
export const outlineOf = (hexes: Iterable<Hex>, inset: number): string =>
  litHexes(hexes, { radius: RADIUS, inset }).edge
