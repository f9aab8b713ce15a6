import { firTree, type Glyph, hill, leafTree, mountain } from '../glyphs.ts'
import { type Landmark, landmark } from '../landmarks.ts'
import type { Point } from '../pen.ts'
import { group, path } from '../pen.ts'
import type { DrawingRandom, Noise } from '../random.ts'
import { type LandKind, TERRAINS } from './kinds.ts'
import type { Relief } from './relief.ts'

/** Everything that the later steps must not run into. */
export type Sites = {
  readonly river: readonly Point[]
  readonly road: readonly Point[]
  readonly built: Point[]
  readonly peaks: Point[]
  readonly trees: Point[]
}

type Standing = { readonly y: number; readonly glyph: Glyph; readonly cls: 'mt' | 'hl' | 'fr' | 'lf' }

export const near = (places: readonly Point[], x: number, y: number, distance: number): boolean =>
  places.some(([a, b]) => (a - x) ** 2 + (b - y) ** 2 < distance * distance)

/** Landmarks stand in the lower half of a square: a marker hides them, never cuts them. */
export function landmarks(kind: LandKind, land: Relief, sites: Sites, r: DrawingRandom): string {
  const { width, height, wet } = land
  const { landmarks: choice, landmarkCount } = TERRAINS[kind]
  const wanted = r.int(0, 1) + landmarkCount[0]
  const used: Landmark[] = []
  let out = ''
  for (let tries = 0; used.length < wanted && tries < 60; tries++) {
    const x = ((r.int(0, 1) + r.in(0.28, 0.72)) * width) / 2
    const y = ((r.int(0, 2) + r.in(0.5, 0.86)) * height) / 3
    const onCard = x > 14 && x < width - 14 && y > 26 && y < height - 10
    if (!onCard || wet(x, y, 0.06) || near(sites.built, x, y, 52) || near(sites.river, x, y, 12)) continue
    const fresh = choice.filter((name) => !used.includes(name))
    const name = r.pick(fresh.length ? fresh : choice)
    out += landmark(name, x, y, r.in(1.05, 1.25))
    used.push(name)
    sites.built.push([x, y])
  }
  return out
}

/** Mountains or hills on high ground. */
export function peaks(kind: LandKind, land: Relief, sites: Sites, r: DrawingRandom): Standing[] {
  const { peak, peaks: wanted } = TERRAINS[kind]
  const high = peak === 'mt'
  const standing: Standing[] = []
  for (let tries = 0; standing.length < wanted && tries < 160; tries++) {
    const x = r.in(-4, land.width + 4)
    const y = r.in(20, land.height + 6)
    if (
      land.heightAt(x, y - 6) < land.level(high ? 0.42 : 0.5) ||
      near(sites.peaks, x, y, high ? 25 : 30) ||
      near(sites.built, x, y, 30) ||
      near(sites.road, x, y, 16)
    )
      continue
    sites.peaks.push([x, y])
    const big = r.in(0.85, 1.2) * (high ? 1.12 : 1)
    const glyph = high ? mountain(x, y, 40 * big, 34 * big, r) : hill(x, y, 36 * big, 15 * big, r)
    standing.push({ y, glyph, cls: peak })
  }
  return standing
}

/** Trees where the wood noise is high, never on roads, rivers and peaks. */
export function trees(kind: LandKind, land: Relief, sites: Sites, wood: Noise, r: DrawingRandom): Standing[] {
  const { treeLine, treeGap } = TERRAINS[kind]
  for (let tries = 0; tries < 900; tries++) {
    const x = r.in(2, land.width - 2)
    const y = r.in(10, land.height + 4)
    if (
      wood(x / 46, y / 46) < treeLine ||
      land.wet(x, y, 0.05) ||
      near(sites.trees, x, y, treeGap) ||
      near(sites.built, x, y - 4, 20) ||
      near(sites.peaks, x, y - 5, 15) ||
      near(sites.river, x, y - 3, 7) ||
      near(sites.road, x, y - 4, 7)
    )
      continue
    sites.trees.push([x, y])
  }
  const isFir = (x: number, y: number) =>
    kind === 'highland' ||
    (kind === 'woods' && wood(x / 80 + 9, y / 80) > 0.05) ||
    (kind === 'heath' && r() < 0.3)
  return sites.trees.map(([x, y]): Standing => {
    const growth = 2.4 * wood(x / 30, y / 30)
    return isFir(x, y)
      ? { y, glyph: firTree(x, y, 11.5 + growth, r), cls: 'fr' }
      : { y, glyph: leafTree(x, y, 12 + growth, r), cls: 'lf' }
  })
}

/** Depth of a band, in units of the card. */
const BAND = 11

/** Nearer covers farther with few nodes: trees share four paths per band, a peak closes the band before it. */
export function inBands(standing: readonly Standing[]): string {
  let out = ''
  let band: { y: number; lf: string; fr: string; shade: string; ink: string } | null = null
  const close = () => {
    if (band) out += path('lf', band.lf) + path('fr', band.fr) + path('sh', band.shade) + path('ti', band.ink)
    band = null
  }
  for (const { y, glyph, cls } of standing.toSorted((a, b) => a.y - b.y)) {
    if (cls === 'mt' || cls === 'hl') {
      close()
      out += drawGlyph(cls, glyph)
      continue
    }
    if (band && y - band.y > BAND) close()
    band ??= { y, lf: '', fr: '', shade: '', ink: '' }
    band[cls] += glyph.fill
    band.shade += glyph.shade
    band.ink += glyph.ink + glyph.hatch
  }
  close()
  return out
}

export const drawGlyph = (cls: string, { fill, shade, ink, hatch }: Glyph): string =>
  group(cls, path('f', fill) + path('s', shade) + path('i', ink) + path('h', hatch))
