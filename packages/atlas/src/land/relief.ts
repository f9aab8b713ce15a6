import { contour, contourPath, type Grid, sample } from '../contour.ts'
import { at, path } from '../pen.ts'
import type { DrawingRandom, Noise } from '../random.ts'
import { type LandKind, TERRAINS } from './kinds.ts'

type Bump = { readonly x: number; readonly y: number; readonly spread: number; readonly rise: number }

/** One height field per picture: tints, lines, shores, rivers and trees are all read from it, so all agree. */
export type Relief = {
  readonly width: number
  readonly height: number
  readonly bumps: readonly Bump[]
  readonly heightAt: (x: number, y: number) => number
  readonly grid: Grid
  /** Level of the water; `null` when the land is dry. */
  readonly sea: number | null
  /** A share of the climb from the water (or the lowest ground) to the highest. */
  readonly level: (share: number) => number
  readonly wet: (x: number, y: number, margin?: number) => boolean
}

export function relief(
  kind: LandKind,
  width: number,
  height: number,
  r: DrawingRandom,
  ground: Noise,
): Relief {
  const terrain = TERRAINS[kind]
  const bumps = Array.from(
    { length: terrain.bumps },
    (): Bump => ({
      x: r.in(0.12, 0.88) * width,
      y: r.in(0.12, 0.9) * height,
      spread: r.in(38, 72),
      rise: r.in(0.45, 0.95) * terrain.steep,
    }),
  )
  const angle = r.in(0, Math.PI * 2)
  const heightAt = (x: number, y: number) => {
    let z =
      0.34 * ground(x / 62, y / 62) +
      terrain.tilt * ((x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle) * 1.3)
    for (const b of bumps)
      z += b.rise * 0.62 * Math.exp(-((x - b.x) ** 2 + (y - b.y) ** 2) / (2 * b.spread * b.spread))
    return z
  }
  const grid = sample(width, height, 9, heightAt)
  const heights: number[] = []
  for (let y = 4; y < height; y += 12) for (let x = 4; x < width; x += 12) heights.push(heightAt(x, y))
  heights.sort((a, b) => a - b)
  const quantile = (share: number) => heights[Math.floor(share * (heights.length - 1))]
  const sea = seaLevel(kind, r, quantile)
  const low = Math.max(sea ?? Number.NEGATIVE_INFINITY, quantile(0.02))
  const high = quantile(0.995)
  return {
    width,
    height,
    bumps,
    heightAt,
    grid,
    sea,
    level: (share) => low + (high - low) * share,
    wet: (x, y, margin = 0) => sea !== null && heightAt(x, y) < sea + margin,
  }
}

function seaLevel(kind: LandKind, r: DrawingRandom, quantile: (share: number) => number): number | null {
  if (kind === 'shore') return quantile(r.in(0.34, 0.44))
  if (kind === 'highland') return null
  return r() < 0.42 ? quantile(r.in(0.05, 0.11)) : null
}

/** Water with its engraved rings, three washes, contour lines. */
export function washes({ width, height, grid, sea, level }: Relief): string {
  const box = (cls: string) => `<rect class="${cls}" width="${width}" height="${height}"/>`
  const lines = (levels: readonly number[]) => levels.map((l) => contourPath(grid, l)).join('')
  let out = box(sea === null ? 't0' : 'wa')
  if (sea !== null) {
    const span = level(1) - level(0)
    out += path('wl', lines([sea - span * 0.055, sea - span * 0.12]))
    out += path('wl wl2', lines([sea - span * 0.2, sea - span * 0.3]))
    out += path('t0 shore', contourPath(grid, sea))
  }
  out += path('t1 index', contourPath(grid, level(0.3))) // a wash and its index line are one path
  out += path('t2', contourPath(grid, level(0.5)))
  out += path('t3 index', contourPath(grid, level(0.7)))
  return out + path('iso', lines([0.2, 0.4, 0.6, 0.8, 0.92].map(level)))
}

/** Short strokes downhill, only where the slope faces south-east: the light comes from the north-west. */
export function hachures({ width, height, grid, heightAt, level }: Relief, r: DrawingRandom): string {
  let strokes = ''
  const stroke = (x: number, y: number) => {
    if (x < 0 || y < 0 || x > width || y > height) return
    const gx = heightAt(x - 2, y) - heightAt(x + 2, y)
    const gy = heightAt(x, y - 2) - heightAt(x, y + 2)
    const slope = Math.hypot(gx, gy)
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: the printed seeds were chosen with this value
    const face = (gx + gy) / (slope * 1.414 || 1)
    if (face <= 0.25) return
    const length = ((2.2 + Math.min(5, slope * 60)) * (0.45 + 0.55 * face) * r.in(0.8, 1.15)) / slope
    strokes += `M${at(x, y)}l${at(gx * length, gy * length)}`
  }
  for (const share of [0.34, 0.52, 0.7, 0.86])
    for (const loop of contour(grid, level(share))) {
      let walked = 0
      for (let i = 1; i < loop.length; i++) {
        const [ax, ay] = loop[i - 1]
        const [bx, by] = loop[i]
        const length = Math.hypot(bx - ax, by - ay)
        for (; walked < length; walked += 3.1)
          stroke(ax + ((bx - ax) * walked) / length, ay + ((by - ay) * walked) / length)
        walked -= length
      }
    }
  return path('hx', strokes)
}
