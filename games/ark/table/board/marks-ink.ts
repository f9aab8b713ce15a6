import { at, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/geometry'
import { LETTERS } from '../../compass/index.ts'
import { NONE } from '../../rules/index.ts'
import { pencilClass } from './pencil-ink.ts'
import type { Site } from './scene.ts'
import { outlineAt, RADIUS, sideEnds } from './units.ts'

const HERE: Point = { x: 0, y: 0 }

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

/** A possible place of a part: a broken ring, six pips for visited neighbours, the colour that is still missing. */
export function site({ letter, pips, missing }: Omit<Site, 'hex'>, { x, y }: Point, hot: boolean): string {
  const ring = RADIUS * 0.5
  const dots = pips.map((visited, side) => {
    const [a, b] = sideEnds(side, 1)
    const length = Math.hypot(a.x + b.x, a.y + b.y)
    const away = (RADIUS * 0.7) / length
    return (
      `<circle class="${visited ? 'ak-pip on' : 'ak-pip'}" cx="${tenth((a.x + b.x) * away)}" ` +
      `cy="${tenth((a.y + b.y) * away)}" r="${tenth(RADIUS * 0.075)}"/>`
    )
  })
  const lacks =
    missing === NONE
      ? ''
      : group(
          pencilClass(missing),
          path('ak-need', outlineAt(HERE, RADIUS * 0.27)),
          translate(ring * 0.86, ring * 0.82),
        )
  return group(
    hot ? 'ak-site hot' : 'ak-site',
    `<circle class="ak-site1" r="${tenth(ring)}"/>` +
      `<text style="--size:${tenth(ring * 1.22)}px" y="0.34em">${LETTERS[letter]}</text>` +
      dots.join('') +
      lacks,
    translate(x, y),
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
