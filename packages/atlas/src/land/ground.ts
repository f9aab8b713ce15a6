import { reed, tuft, wave } from '../glyphs.ts'
import { landmark } from '../landmarks.ts'
import { at, path } from '../pen.ts'
import type { DrawingRandom } from '../random.ts'
import { type LandKind, TERRAINS } from './kinds.ts'
import type { Relief } from './relief.ts'
import { near, type Sites } from './standing.ts'

/** Grass, reeds by the water, ploughed strips, waves: what lies below standing things. */
export function groundTexture(kind: LandKind, land: Relief, sites: Sites, r: DrawingRandom): string {
  const grass = tufts(kind, land, sites, r)
  const ploughed = kind === 'meadow' ? fields(land, sites, r) : ''
  return waves(land, r) + path('gr', grass + ploughed)
}

function tufts(kind: LandKind, land: Relief, sites: Sites, r: DrawingRandom): string {
  let out = ''
  const { tufts: count, tuftSize } = TERRAINS[kind]
  for (let i = 0; i < count; i++) {
    const x = r.in(6, land.width - 6)
    const y = r.in(10, land.height - 6)
    if (
      land.wet(x, y, 0.04) ||
      near(sites.trees, x, y, 10) ||
      near(sites.peaks, x, y - 5, 20) ||
      near(sites.built, x, y, 16) ||
      near(sites.road, x, y, 7) ||
      near(sites.river, x, y, 8)
    )
      continue
    out += land.wet(x, y, 0.12) ? reed(x, y, 4.4) : tuft(x, y, tuftSize)
  }
  return out
}

function fields(land: Relief, sites: Sites, r: DrawingRandom): string {
  let out = ''
  for (let ploughed = 0, tries = 0; ploughed < 2 && tries < 30; tries++) {
    const x = r.in(24, land.width - 40)
    const y = r.in(30, land.height - 30)
    const angle = r.in(-0.5, 0.5)
    const furrows = r.int(5, 7)
    if (
      land.wet(x, y, 0.1) ||
      near(sites.trees, x + 12, y, 20) ||
      near(sites.built, x + 12, y, 24) ||
      near(sites.peaks, x + 12, y, 26) ||
      near(sites.road, x + 12, y + 8, 18)
    )
      continue
    for (let k = 0; k < furrows; k++)
      out +=
        `M${at(x + k * 4 * Math.cos(angle), y + k * 4 * Math.sin(angle))}` +
        `l${at(-18 * Math.sin(angle) + 5, 18 * Math.cos(angle))}`
    ploughed++
    sites.built.push([x + 10, y + 8])
  }
  return out
}

function waves(land: Relief, r: DrawingRandom): string {
  if (land.sea === null) return ''
  let out = ''
  for (let i = 0; i < 40; i++) {
    const x = r.in(10, land.width - 10)
    const y = r.in(10, land.height - 6)
    if (land.wet(x, y, -0.1)) out += wave(x, y, 4.2)
  }
  return path('wv', out)
}

/** Most shores have a boat on open water. */
export function boat(land: Relief, r: DrawingRandom): string {
  if (r() >= 0.8) return ''
  for (let tries = 0; tries < 40; tries++) {
    const x = r.in(24, land.width - 24)
    const y = r.in(30, land.height - 20)
    if (land.wet(x, y, -0.16)) return landmark('boat', x, y, 0.9)
  }
  return ''
}
