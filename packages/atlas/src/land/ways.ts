import { openCurve } from '../contour.ts'
import type { Point } from '../pen.ts'
import { path } from '../pen.ts'
import type { DrawingRandom, Noise } from '../random.ts'
import type { Relief } from './relief.ts'

/** A river or a road: its drawing, and its points, which stay free of trees. Empty when the land has none. */
export type Way = { readonly points: readonly Point[]; readonly drawing: string }

const NO_WAY: Way = { points: [], drawing: '' }

/** Walks downhill with inertia; kept only if it comes home to water or to the rim. */
export function river(land: Relief, chance: number, r: DrawingRandom): Way {
  if (chance === 0 || r() >= chance) return NO_WAY
  const { heightAt, width, height } = land
  let spring = land.bumps[0]
  for (const b of land.bumps) if (heightAt(b.x, b.y) > heightAt(spring.x, spring.y)) spring = b
  let x = spring.x + r.in(-12, 12)
  let y = spring.y + r.in(4, 16)
  let dx = 0
  let dy = 0
  let home = false
  const points: Point[] = [[x, y]]
  for (let i = 0; i < 70 && !home; i++) {
    const reach = 3
    const gx = heightAt(x + reach, y) - heightAt(x - reach, y)
    const gy = heightAt(x, y + reach) - heightAt(x, y - reach)
    const slope = Math.hypot(gx, gy) || 1
    dx = dx * 0.72 - (gx / slope) * 0.28 + r.in(-0.12, 0.12)
    dy = dy * 0.72 - (gy / slope) * 0.28 + r.in(-0.12, 0.12)
    const stride = Math.hypot(dx, dy) || 1
    x += (dx / stride) * 6
    y += (dy / stride) * 6
    points.push([x, y])
    home = x < -6 || y < -6 || x > width + 6 || y > height + 6 || land.wet(x, y, -0.03)
  }
  if (!home || points.length <= 12) return NO_WAY
  const line = openCurve(points)
  return { points, drawing: path('rv0', line) + path('rv1', line) }
}

/** A footpath across the whole card, never through water. */
export function road(land: Relief, ground: Noise, r: DrawingRandom): Way {
  if (r() >= 0.8) return NO_WAY
  const sideways = r() < 0.5
  const bend = r.in(-0.3, 0.3)
  const from = r.in(0.2, 0.8)
  const to = r.in(0.2, 0.8)
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12
    const s = from + (to - from) * t + bend * Math.sin(t * Math.PI) + 0.06 * ground(t * 4, 3)
    return sideways
      ? [t * (land.width + 16) - 8, s * land.height]
      : [s * land.width, t * (land.height + 16) - 8]
  })
  if (points.some(([x, y]) => land.wet(x, y, 0.02))) return NO_WAY
  const line = openCurve(points)
  return { points, drawing: path('pt0', line) + path('pt1', line) }
}
