import { at, type Point, polyline, tenth } from './pen.ts'
import type { DrawingRandom } from './random.ts'

/** Path data of one pen drawing, in the order in which it is laid down. The foot stands at (x, y). */
export type Glyph = { fill: string; shade: string; ink: string; hatch: string }

export const emptyGlyph = (): Glyph => ({ fill: '', shade: '', ink: '', hatch: '' })

/** Joins many glyphs into four paths: few nodes, one look. */
export function joinGlyphs(glyphs: readonly Glyph[]): Glyph {
  const all = emptyGlyph()
  for (const glyph of glyphs) {
    all.fill += glyph.fill
    all.shade += glyph.shade
    all.ink += glyph.ink
    all.hatch += glyph.hatch
  }
  return all
}

export function mountain(x: number, y: number, w: number, h: number, r: DrawingRandom): Glyph {
  const px = x + r.in(-0.06, 0.06) * w
  const py = y - h
  const left: Point[] = [
    [x - w / 2, y],
    [x - w * 0.36, y - h * r.in(0.24, 0.32)],
    [x - w * 0.2, y - h * r.in(0.5, 0.6)],
    [x - w * 0.1, y - h * r.in(0.78, 0.86)],
    [px, py],
  ]
  const right: Point[] = [
    [px, py],
    [x + w * 0.13, y - h * r.in(0.68, 0.78)],
    [x + w * 0.2, y - h * r.in(0.5, 0.58)],
    [x + w * 0.36, y - h * r.in(0.2, 0.28)],
    [x + w / 2, y],
  ]
  const ridge: Point[] = [
    [px, py],
    [px + w * 0.03, y - h * 0.74],
    [px - w * 0.05, y - h * 0.52],
    [px + w * 0.04, y - h * 0.28],
    [px - w * 0.03, y - h * 0.06],
  ]
  const foot: Point[] = [
    [x + w * 0.3, y + h * 0.05],
    [x + w * 0.12, y - h * 0.03],
    [x - w * 0.06, y + h * 0.06],
    [x - w * 0.26, y - h * 0.02],
  ]
  let hatch = ''
  const steps = Math.max(5, Math.round(h / 3.4))
  for (let i = 1; i < steps; i++) {
    // from the ridge, down along the right flank
    const t = i / steps
    const k = Math.min(3, Math.floor(t * 4))
    const f = t * 4 - k
    const sx = ridge[k][0] + (ridge[k + 1][0] - ridge[k][0]) * f
    const sy = ridge[k][1] + (ridge[k + 1][1] - ridge[k][1]) * f
    const length = (y - sy) * r.in(0.45, 0.8)
    hatch += `M${at(sx + 1, sy)}l${at(length * 0.5, length)}`
  }
  for (const [qx, qy] of left.slice(1, 3)) hatch += `M${at(qx + 1.5, qy + 1)}l${at(1.6, h * 0.16)}`
  return {
    fill: `${polyline([...left, ...right.slice(1), ...foot])}Z`,
    shade: `${polyline([...ridge, foot[1], foot[0], ...right.toReversed()])}Z`,
    ink: polyline(left) + polyline(right) + polyline(ridge.slice(0, 4)),
    hatch,
  }
}

export function hill(x: number, y: number, w: number, h: number, r: DrawingRandom): Glyph {
  const a = x - w / 2
  const b = x + w / 2
  const top = y - h
  const skew = r.in(-0.1, 0.06) * w
  const fall = `C${at(x + w * 0.22 + skew, top)} ${at(b - w * 0.16, y - h * 0.5)} ${at(b, y)}`
  const rise = `C${at(a + w * 0.16, y - h * 0.5)} ${at(x - w * 0.22 + skew, top)} ${at(x + skew, top)}`
  const dome = `M${at(a, y)}${rise}${fall}`
  let hatch = ''
  for (let i = 0; i < 6; i++) {
    const t = 0.1 + i * 0.14
    const hx = x + skew + (b - x - skew) * t
    const hy = y - h * Math.sqrt(Math.max(0, 1 - t * t)) * 0.94
    hatch += `M${at(hx, hy)}q${at(2.2, h * 0.14)} ${at(2.6, (y - hy) * r.in(0.5, 0.85))}`
  }
  return {
    fill: `${dome}Z`,
    shade: `M${at(x + skew, top)}${fall}L${at(x + w * 0.2, y)}Q${at(x + w * 0.16, y - h * 0.6)} ${at(x + skew, top)}Z`,
    ink: dome,
    hatch,
  }
}

export function leafTree(x: number, y: number, size: number, r: DrawingRandom): Glyph {
  const w = size * r.in(0.9, 1.1)
  const h = size * r.in(0.95, 1.15)
  const crown =
    `M${at(x - w * 0.34, y - h * 0.28)}` +
    `c${at(-w * 0.3, -h * 0.05)} ${at(-w * 0.22, -h * 0.42)} ${at(w * 0.02, -h * 0.42)}` +
    `c${at(w * 0.02, -h * 0.36)} ${at(w * 0.5, -h * 0.36)} ${at(w * 0.56, -h * 0.02)}` +
    `c${at(w * 0.28, 0)} ${at(w * 0.3, h * 0.4)} ${at(w * 0.04, h * 0.44)}Z`
  const shade =
    `M${at(x + w * 0.06, y - h * 0.96)}` +
    `c${at(w * 0.2, h * 0.02)} ${at(w * 0.26, h * 0.14)} ${at(w * 0.2, h * 0.24)}` +
    `c${at(w * 0.28, 0)} ${at(w * 0.28, h * 0.42)} ${at(w * 0.02, h * 0.44)}h${tenth(-w * 0.3)}` +
    `c${at(w * 0.26, -h * 0.1)} ${at(w * 0.2, -h * 0.4)} ${at(w * 0.08, -h * 0.68)}Z`
  return {
    fill: crown,
    shade,
    ink: `${crown}M${at(x, y - h * 0.28)}V${tenth(y)}`,
    hatch: `M${at(x + w * 0.02, y - h * 0.5)}q${at(w * 0.12, h * 0.06)} ${at(w * 0.22, -h * 0.02)}`,
  }
}

export function firTree(x: number, y: number, size: number, r: DrawingRandom): Glyph {
  const h = size * r.in(1.2, 1.5)
  const w = size * 0.66
  const side: Point[] = [
    [0.3, 0.62],
    [0.17, 0.62],
    [0.46, 0.34],
    [0.26, 0.34],
    [0.58, 0.1],
  ]
  const top: Point = [x, y - h]
  const right: Point[] = side.map(([dx, dy]) => [x + w * dx, y - h * dy])
  const left: Point[] = side.toReversed().map(([dx, dy]) => [x - w * dx, y - h * dy])
  const tree = `${polyline([top, ...right, ...left])}Z`
  return {
    fill: tree,
    shade: `${polyline([top, ...right, [x + w * 0.04, y - h * 0.1]])}Z`,
    ink: `${tree}M${at(x, y - h * 0.1)}V${tenth(y)}`,
    hatch: '',
  }
}

export const tuft = (x: number, y: number, s: number): string =>
  `M${at(x - s * 0.5, y - s * 0.55)}L${at(x - s * 0.12, y)}M${at(x, y - s * 0.8)}V${tenth(y)}` +
  `M${at(x + s * 0.5, y - s * 0.55)}L${at(x + s * 0.12, y)}`

export const reed = (x: number, y: number, s: number): string =>
  `${tuft(x, y, s)}M${at(x - s * 0.9, y + s * 0.2)}h${tenth(s * 1.8)}M${at(x - s * 0.5, y + s * 0.5)}h${tenth(s)}`

export const wave = (x: number, y: number, s: number): string =>
  `M${at(x - s, y)}q${at(s * 0.25, -s * 0.4)} ${at(s * 0.5, 0)}${`t${at(s * 0.5, 0)}`.repeat(3)}`
