import {
  firTree,
  type Glyph,
  hill,
  joinGlyphs,
  LANDMARKS,
  leafTree,
  mountain,
  tuft,
  wave,
} from '@vyprava/atlas'
import { at, group, path, translate } from '@vyprava/atlas/pen.ts'
import { type DrawingRandom, random } from '@vyprava/atlas/random.ts'
import type { MapHex } from '../../maps/index.ts'
import type { Terrain } from '../../rules/index.ts'
import { outlineAt } from './units.ts'

/** What is printed on a hex: a wreck has a picture of its own. */
export type PrintKind = Terrain | 'wreck'
export const printOf = ({ terrain, wreck }: MapHex): PrintKind => (wreck ? 'wreck' : terrain)

const glyph = ({ fill, shade, ink, hatch }: Glyph): string =>
  path('ak-f', fill) + path('ak-s', shade) + path('ak-i', ink) + path('ak-h', hatch)

/** Scattered spots, from the north: what stands in front covers what stands behind. */
function spots(r: DrawingRandom, count: number, gap: number, reach = 19): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let tries = 0; tries < 400 && found.length < count; tries++) {
    const x = r.in(-reach, reach)
    const y = r.in(-reach, reach)
    if (Math.hypot(x, y * 1.1) >= reach) continue
    if (!found.some(([a, b]) => Math.hypot(a - x, (b - y) * 1.2) < gap)) found.push([x, y])
  }
  return found.sort((a, b) => a[1] - b[1])
}

/** A landmark keeps the thickness of its lines at every size. */
function mark(name: keyof typeof LANDMARKS, x: number, y: number, size: number): string {
  const { fill, ink, hatch, light } = LANDMARKS[name]
  const line = (cls: string, width: number, d: string) =>
    d && `<path class="${cls}" style="stroke-width:${(width / size).toFixed(2)}" d="${d}"/>`
  return group(
    'ak-mark',
    path('ak-f', fill) + line('ak-i', 0.95, ink) + line('ak-h', 0.6, hatch) + path('ak-w', light),
    translate(x, y, size),
  )
}

const waves = (places: readonly (readonly [number, number])[]): string =>
  path('ak-i ak-wv', places.map(([x, y]) => wave(x, y, 4.4)).join(''))

const INKS: Readonly<Record<PrintKind, (r: DrawingRandom) => string>> = {
  forest: (r) =>
    glyph(
      joinGlyphs(
        spots(r, 8, 9.4).map(([x, y]) =>
          r() < 0.55 ? firTree(x, y + 6, 8.6, r) : leafTree(x, y + 6, 9.6, r),
        ),
      ),
    ),
  mountain: (r) =>
    glyph(mountain(-9, 5, 24, 20, r)) +
    glyph(mountain(9, 10, 27, 26, r)) +
    glyph(mountain(-7, 18, 20, 13, r)),
  meadow: (r) => {
    const grass = spots(r, 7, 9.5).map(([x, y]) => tuft(x, y, 4.6))
    return path('ak-i', hill(2, -3, 28, 8, r).ink) + path('ak-i', grass.join(''))
  },
  ocean: (r) => waves(spots(r, 8, 10)),
  wreck: (r) =>
    waves(spots(r, 5, 10).filter(([x, y]) => Math.hypot(x, y) > 11)) +
    group('ak-mark', mark('boat', 0, 6, 1), 'transform="rotate(-17)"'),
  road: (r) => {
    const grass = spots(r, 4, 14, 20).filter(([x]) => Math.abs(x) > 6)
    return path('ak-i ak-thin', grass.map(([x, y]) => tuft(x, y, 3.8)).join(''))
  },
  city: () => mark('village', -5, 4, 0.86) + mark('chapel', 7, 14, 0.8),
  danger: () => {
    const lines = Array.from({ length: 13 }, (_, line) => {
      const x = (line - 6) * 6
      return `M${at(x - 12, 21)}L${at(x + 12, -21)}`
    })
    return (
      `<clipPath id="hex"><path d="${outlineAt({ x: 0, y: 0 }, 27)}"/></clipPath>` +
      group('ak-hatched', path('ak-bad', lines.join('')), 'clip-path="url(#hex)"') +
      mark('stones', 0, 9, 1.05)
    )
  },
}

/** The printed picture of a hex of radius 28 around 0, 0. */
export const printInk = (kind: PrintKind, seed: number): string => INKS[kind](random(`ark${seed}${kind}`))
