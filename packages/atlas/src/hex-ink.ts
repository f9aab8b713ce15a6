import { contourPath, sample } from './contour.ts'
import { firTree, type Glyph, hill, joinGlyphs, leafTree, mountain, reed, tuft, wave } from './glyphs.ts'
import type { HexKind } from './hex.ts'
import { drawGlyph } from './land/standing.ts'
import { landmark } from './landmarks.ts'
import { remember } from './memo.ts'
import { at, type Point, path } from './pen.ts'
import { type DrawingRandom, noise, random } from './random.ts'

/** The drawing of a hex alone, radius 50, unclipped. Keep ten seeds per terrain and `<use>` them on big maps. */
export const hexInk = remember((kind: HexKind, seed: string): string => {
  const r = random(seed + kind)
  const ground = noise(seed)
  const grid = sample(108, 108, 9, (x, y) => ground(x / 42, y / 42))
  const iso = (cls: string, level: number) => {
    const d = contourPath(grid, level)
    return d && `<path class="${cls}" transform="translate(-54 -54)" d="${d}"/>`
  }
  const washes = kind === 'ocean' || kind === 'wreck' ? '' : iso('t1', 0.05) + iso('t2', 0.35)
  return washes + iso('iso', -0.2) + iso('iso', 0.2) + iso('iso', 0.5) + INKS[kind](r)
})

type Ink = (r: DrawingRandom) => string

/** Scattered spots within a radius, none nearer to another than the gap. */
function spots(r: DrawingRandom, count: number, gap: number, radius: number): Point[] {
  const found: Point[] = []
  for (let tries = 0; tries < 500 && found.length < count; tries++) {
    const x = r.in(-radius, radius)
    const y = r.in(-radius, radius)
    if (Math.hypot(x, y * 1.05) < radius && !found.some(([a, b]) => Math.hypot(a - x, b - y) < gap))
      found.push([x, y])
  }
  return found
}

const each = (points: readonly Point[], draw: (x: number, y: number) => string): string =>
  points.map(([x, y]) => draw(x, y)).join('')

const draws = (cls: string, glyphs: readonly Glyph[]): string =>
  glyphs.map((glyph) => drawGlyph(cls, glyph)).join('')

const forest: Ink = (r) => {
  const trees = spots(r, 19, 12, 39)
    .map(([x, y]) => ({ y, tree: r() < 0.5 ? firTree(x, y + 8, 14, r) : leafTree(x, y + 8, 15, r) }))
    .sort((a, b) => a.y - b.y)
    .map(({ tree }) => tree)
  let out = ''
  for (let i = 0; i < trees.length; i += 3) out += drawGlyph('fr', joinGlyphs(trees.slice(i, i + 3)))
  return out
}

const plain: Ink = (r) => {
  let grass = each(spots(r, 11, 14, 38), (x, y) => tuft(x, y, 6))
  for (let k = 0; k < 6; k++) grass += `M${at(-24 + k * 6, 8)}l6 18`
  const rise = draws('hl', [hill(10, -8, 40, 15, r)])
  return path('gr', grass) + rise + draws('lf', [leafTree(-22, -8, 15, r), leafTree(26, 22, 15, r)])
}

const marsh: Ink = (r) => {
  const pools = each(spots(r, 6, 25, 34), (x, y) => `M${at(x - 14, y)}q14-8 28 0q-14 8-28 0Z`)
  const reeds = each(spots(r, 14, 13, 40), (x, y) => reed(x, y, 6))
  return path('pool', pools) + path('gr gr2', reeds)
}

const mountains: Ink = (r) =>
  draws('mt', [mountain(-17, 8, 42, 38, r), mountain(18, 14, 44, 44, r), mountain(-6, 33, 36, 27, r)])

const ocean: Ink = (r) =>
  path(
    'wv',
    each(spots(r, 13, 17, 40), (x, y) => wave(x, y, 6.5)),
  )

const lake: Ink = (r) =>
  path('pool', 'M-30 4q4-22 30-20q30 2 28 20q-6 20-32 18q-26-2-26-18Z') +
  path('wv', wave(-8, 2, 7) + wave(10, 10, 7)) +
  draws('fr', [firTree(-30, -14, 13, r), firTree(34, -12, 13, r)])

const INKS: Readonly<Record<HexKind, Ink>> = {
  forest,
  rewilded: forest,
  plain,
  meadow: plain,
  marsh,
  mountain: mountains,
  cave: (r) => mountains(r) + path('cavemouth', 'M8 34q0-16 10-16t10 16Z'),
  ocean,
  wreck: (r) => ocean(r) + landmark('boat', 0, 12, 1.7),
  lake,
  city: () => landmark('village', -10, 6, 1.5) + landmark('chapel', 14, 24, 1.35),
  danger: () => landmark('stones', 0, 16, 1.9),
  road: (r) =>
    path(
      'gr',
      each(spots(r, 8, 18, 38), (x, y) => tuft(x, y, 5.4)),
    ),
}
