import { at, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/geometry'
import { LETTERS } from '../../compass/index.ts'
import { COLOURS, NONE } from '../../rules/index.ts'
import { pencilClass } from './pencil-ink.ts'
import type { Site } from './scene.ts'
import { outlineAt, RADIUS, sideEnds } from './units.ts'

/** The brass seal of a found part. */
export const seal = (letter: number, { x, y }: Point, radius: number, fresh = false): string =>
  group(
    fresh ? 'ak-seal ak-fresh' : 'ak-seal',
    `<circle class="ak-seal0" cx="1" cy="1.8" r="${tenth(radius)}"/>` +
      `<circle class="ak-seal1" r="${tenth(radius)}"/>` +
      `<circle class="ak-seal2" r="${tenth(radius * 0.8)}"/>` +
      `<text style="--size:${tenth(radius * 1.28)}px" y="0.34em">${LETTERS[letter]}</text>`,
    translate(x, y),
  )

/** A part where it lies. */
export const foundPart = (letter: number, middle: Point, fresh: boolean): string =>
  group(
    'ak-part',
    path('ak-ringed', outlineAt(middle, RADIUS - 3.4)) + seal(letter, middle, RADIUS * 0.52, fresh),
    `data-part="${letter}"`,
  )

/** A hex where parts may lie: one of them, or several. */
export interface Marked extends Pick<Site, 'pips' | 'missing'> {
  readonly letters: readonly number[]
  readonly middle: Point
}

/** The places of parts by their hexes, so that letters never lie over each other. What they lack is told where all agree. */
export function markedHexes(sites: readonly Site[], middles: readonly Point[]): readonly Marked[] {
  const byHex = Map.groupBy(sites, ({ hex }) => hex)
  return [...byHex].map(([hex, all]) => {
    const [{ pips, missing }] = all
    return {
      letters: all.map(({ letter }) => letter),
      middle: middles[hex],
      pips,
      missing: all.every((other) => other.missing === missing) ? missing : NONE,
    }
  })
}

/** A ring has room for so many letters; of more it says the first two. */
const MOST_LETTERS = 3
const lettersIn = ({ letters }: Marked): string => {
  const names = letters.map((letter) => LETTERS[letter])
  return names.length > MOST_LETTERS ? `${names.slice(0, MOST_LETTERS - 1).join('')}…` : names.join('')
}

/** Rings for one, two and three letters, and how large these are; in parts of a hex. */
const RINGS = [0.5, 0.56, 0.62].map((size) => RADIUS * size)
const SIZES = [0.61, 0.54, 0.46]

/** A circle of some size, as a path around a point. */
function circle(radius: number): (x: number, y: number) => string {
  const r = tenth(radius)
  const round = `a${r} ${r} 0 1 1 ${tenth(2 * radius)} 0a${r} ${r} 0 1 1 ${tenth(-2 * radius)} 0Z`
  return (x, y) => `M${at(x - radius, y)}${round}`
}

const ringsAt = RINGS.map(circle)

/** Where the six pips of a hex lie, seen from its middle. */
const PIPS: readonly Point[] = Array.from({ length: 6 }, (_, side) => {
  const [a, b] = sideEnds(side, 1)
  const away = (RADIUS * 0.7) / Math.hypot(a.x + b.x, a.y + b.y)
  return { x: (a.x + b.x) * away, y: (a.y + b.y) * away }
})

/** A dot as wide as its line. */
const dotAt = (x: number, y: number): string => `M${at(x, y)}h0`

/**
 * Possible places of parts: a broken ring, six pips for visited neighbours, the colour that is still missing. Few
 * shapes for all of them together, for there may be a hundred.
 */
export function sites(marked: readonly Marked[], hot: boolean): string {
  if (marked.length === 0) return ''
  const ringOf = (one: Marked): number => Math.min(one.letters.length, MOST_LETTERS) - 1
  const rings = marked.map((one) => ringsAt[ringOf(one)](one.middle.x, one.middle.y))
  const words = SIZES.map((size, ring) => {
    const spans = marked
      .filter((one) => ringOf(one) === ring)
      .map((one) => {
        const { x, y } = one.middle
        return `<tspan x="${tenth(x)}" y="${tenth(y)}" dy="0.34em">${lettersIn(one)}</tspan>`
      })
    return spans.length === 0 ? '' : `<text style="--size:${tenth(RADIUS * size)}px">${spans.join('')}</text>`
  })
  const pips = (some: readonly boolean[]): string =>
    marked
      .flatMap(({ pips: all, middle }) =>
        PIPS.filter((_, side) => some.includes(all[side])).map((pip) =>
          dotAt(middle.x + pip.x, middle.y + pip.y),
        ),
      )
      .join('')
  const lacks = COLOURS.map((_, colour) => {
    const hexes = marked
      .filter(({ missing }) => missing === colour)
      .map(({ middle: { x, y } }) => outlineAt({ x: x + RADIUS * 0.43, y: y + RADIUS * 0.41 }, RADIUS * 0.27))
    return hexes.length === 0 ? '' : group(pencilClass(colour), path('ak-need', hexes.join('')))
  })
  return group(
    hot ? 'ak-site hot' : 'ak-site',
    path('ak-site1', rings.join('')) +
      words.join('') +
      path('ak-pip', pips([true, false])) +
      path('ak-pip bare', pips([false])) +
      lacks.join(''),
  )
}

/** A thick edge with a tooth: a lit hex leans on what lies behind it. Drawn inside the edge of the light. */
export function support(middle: Point, direction: number): { readonly edge: string; readonly tooth: string } {
  const [a, b] = sideEnds(direction, RADIUS)
  const cut = 0.14
  const from = { x: a.x + (b.x - a.x) * cut, y: a.y + (b.y - a.y) * cut }
  const to = { x: b.x + (a.x - b.x) * cut, y: b.y + (a.y - b.y) * cut }
  const foot = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const long = Math.hypot(foot.x, foot.y)
  const out = { x: foot.x / long, y: foot.y / long }
  const wide = RADIUS * 0.21
  const { x, y } = middle
  return {
    edge: `M${at(x + from.x, y + from.y)}L${at(x + to.x, y + to.y)}`,
    tooth:
      `M${at(x + foot.x - out.y * wide, y + foot.y + out.x * wide)}` +
      `L${at(x + foot.x - out.x * wide * 1.15, y + foot.y - out.y * wide * 1.15)}` +
      `L${at(x + foot.x + out.y * wide, y + foot.y - out.x * wide)}Z`,
  }
}

/** Wedges of light, as around the sun of a plate: two lengths in turn. */
export function beams({ x, y }: Point, from: number, to: number, count = 48): string {
  let d = ''
  for (let beam = 0; beam < count; beam++) {
    const angle = (beam / count) * Math.PI * 2
    const half = (Math.PI / count) * 0.5
    const end = beam % 2 ? from + (to - from) * 0.5 : to
    const on = (radius: number, turn: number) => at(x + radius * Math.cos(turn), y + radius * Math.sin(turn))
    d += `M${on(from, angle - half)}L${on(end, angle)}L${on(from, angle + half)}Z`
  }
  return d
}
