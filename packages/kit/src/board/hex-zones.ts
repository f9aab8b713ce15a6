import {
  type Edge,
  edgePoint,
  endsOfEdge,
  type Hex,
  hexPoint,
  type Orientation,
  type Point,
  type Vertex,
  vertexPoint,
} from '@vyprava/geometry'

/** A board of hexes in the units of its drawing, with the hex 0,0 at the point 0,0. */
export interface HexSheet {
  readonly radius: number
  readonly orientation: Orientation
  /** The view box of the drawing. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Something of a hex board that can be touched; its number is the game's. */
export interface HexPlace {
  readonly kind: 'hex' | 'edge' | 'vertex'
  readonly id: number
}

export const placeName = ({ kind, id }: HexPlace): string => `${kind}:${id}`

export function placeNamed(name: string): HexPlace | null {
  const [, kind, id] = /^(hex|edge|vertex):(\d+)$/.exec(name) ?? []
  return kind === 'hex' || kind === 'edge' || kind === 'vertex' ? { kind, id: Number(id) } : null
}

export const shares = (sheet: HexSheet, { x, y }: Point): { left: string; top: string } => ({
  left: percent((x - sheet.left) / sheet.width),
  top: percent((y - sheet.top) / sheet.height),
})

const percent = (share: number): string => `${(100 * share).toFixed(3)}%`

const grown = ({ x, y }: Point, radius: number): Point => ({ x: x * radius, y: y * radius })

/** Where the button of a hex lies: the box around it. */
export function hexZone(sheet: HexSheet, hex: Hex) {
  const middle = grown(hexPoint(hex, sheet.orientation), sheet.radius)
  const long = 2 * sheet.radius
  const short = Math.sqrt(3) * sheet.radius
  const [width, height] = sheet.orientation === 'pointy' ? [short, long] : [long, short]
  return {
    ...shares(sheet, middle),
    width: percent(width / sheet.width),
    height: percent(height / sheet.height),
  }
}

/** Where an edge can be touched: a strip along it, as wide as the style says. */
export function edgeZone(sheet: HexSheet, edge: Edge) {
  const { radius, orientation } = sheet
  const [a, b] = endsOfEdge(edge).map((end) => vertexPoint(end, orientation))
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return {
    ...shares(sheet, grown(edgePoint(edge, orientation), radius)),
    width: percent(radius / sheet.width),
    rotate: `${Math.round(angle)}deg`,
  }
}

export const vertexZone = (sheet: HexSheet, vertex: Vertex) =>
  shares(sheet, grown(vertexPoint(vertex, sheet.orientation), sheet.radius))

/** The nearest of some hexes to a point of the drawing, if it is no further than that. */
export function nearestHex(
  sheet: HexSheet,
  hexes: Iterable<readonly [id: number, hex: Hex]>,
  at: Point,
  within: number,
): number | null {
  let best: number | null = null
  let least = within
  for (const [id, hex] of hexes) {
    const { x, y } = grown(hexPoint(hex, sheet.orientation), sheet.radius)
    const far = Math.hypot(x - at.x, y - at.y)
    if (far > least) continue
    best = id
    least = far
  }
  return best
}
