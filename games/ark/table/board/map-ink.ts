import { at, path } from '@vyprava/atlas/pen.ts'
import { hash } from '@vyprava/atlas/random.ts'
import { DIRECTIONS, hexKey, type Point } from '@vyprava/geometry'
import { type Chart, COLOURS, NONE, TERRAINS } from '../../rules/index.ts'
import { pencilClass, stroke, zigzag } from './pencil-ink.ts'
import { printImage, SEEDS } from './print-image.ts'
import { printOf } from './print-ink.ts'
import { between, middleOf, outlineAt, RADIUS, sideOf } from './units.ts'

/** What a sheet shows of its hexes. */
type Painted = readonly number[]

const known = new WeakMap<Chart, readonly Point[]>()

/** The middles of all hexes of a map. */
export function middlesOf(chart: Chart): readonly Point[] {
  const before = known.get(chart)
  if (before !== undefined) return before
  const middles = chart.hexes.map((hex) => middleOf(hex))
  known.set(chart, middles)
  return middles
}

/** Which of the drawings of its terrain a hex has. */
export const seedOf = (chart: Chart, hex: number): number => hash(hexKey(chart.hexes[hex])) % SEEDS

/** The outlines of some hexes, as one path. */
export const outlines = (chart: Chart, hexes: Iterable<number>, radius = RADIUS): string => {
  const middles = middlesOf(chart)
  return [...hexes].map((hex) => outlineAt(middles[hex], radius)).join('')
}

/** The paper of all hexes. */
export const ground = (chart: Chart): string => path('ak-ground', outlines(chart, chart.hexes.keys()))

/** Pencil: a wash and a zigzag for each colour, whatever the number of hexes. What was just drawn lies by itself. */
export function pencilled(chart: Chart, painted: Painted, drawn: readonly number[] = []): string {
  const middles = middlesOf(chart)
  const single = drawn.map((hex) =>
    painted[hex] === NONE
      ? ''
      : stroke(painted[hex], middles[hex], RADIUS, String(seedOf(chart, hex)), 1, `data-stroke="${hex}"`),
  )
  const settled = COLOURS.map((_, colour) => {
    const hexes = [...painted.keys()].filter((hex) => painted[hex] === colour && !drawn.includes(hex))
    if (hexes.length === 0) return ''
    const strokes = hexes.map((hex) => zigzag(colour, String(seedOf(chart, hex)), middles[hex]))
    return (
      `<g class="ak-pc ${pencilClass(colour)}">` +
      path('ak-wash', outlines(chart, hexes, RADIUS - 0.6)) +
      path('ak-zig', strokes.join('')) +
      '</g>'
    )
  })
  return settled.join('') + single.join('')
}

/** The lines between hexes. */
export function grid(chart: Chart): string {
  const middles = middlesOf(chart)
  let lines = ''
  for (let hex = 0; hex < chart.size; hex++)
    for (const side of [0, 1, 2])
      if (chart.around[6 * hex + side] >= 0) lines += sideOf(middles[hex], side, RADIUS)
  return path('ak-grid', lines)
}

const ROAD = TERRAINS.indexOf('road')
const CITY = TERRAINS.indexOf('city')

/** Roads are dotted from hex to hex and end at the walls of a city; those on pencil are darker. */
export function roads(chart: Chart, painted: Painted): string {
  const middles = middlesOf(chart)
  const isWay = (hex: number) => chart.terrain[hex] === ROAD || chart.terrain[hex] === CITY
  let bare = ''
  let drawn = ''
  for (let hex = 0; hex < chart.size; hex++) {
    if (!isWay(hex)) continue
    for (const side of [0, 1, 2]) {
      const next = chart.around[6 * hex + side]
      if (next < 0 || !isWay(next)) continue
      const cities = [hex, next].map((end) => chart.terrain[end] === CITY)
      if (cities[0] && cities[1]) continue
      const from = between(middles[hex], middles[next], cities[0] ? 0.36 : 0)
      const to = between(middles[hex], middles[next], cities[1] ? 0.64 : 1)
      const way = `M${at(from.x, from.y)}L${at(to.x, to.y)}`
      if (painted[hex] !== NONE && painted[next] !== NONE) drawn += way
      else bare += way
    }
  }
  return path('ak-road', bare) + path('ak-road ak-road--drawn', drawn)
}

/** The printed pictures, over the pencil. */
export function prints(chart: Chart, painted: Painted, night: boolean): string {
  const middles = middlesOf(chart)
  return chart.hexes
    .map((hex, number) =>
      printImage(
        { kind: printOf(hex), seed: seedOf(chart, number), pencil: painted[number], night },
        middles[number],
      ),
    )
    .join('')
}

/** The rim of the map. */
export function rim(chart: Chart): string {
  const line = edgesWhere(chart, (_, next) => next < 0)
  return path('ak-rim0', line) + path('ak-rim', line)
}

/** The edge of the known: a heavier line around everything that was visited before this turn. */
export function knownEdge(chart: Chart, isKnown: (hex: number) => boolean): string {
  return path(
    'ak-known',
    edgesWhere(chart, (hex, next) => isKnown(hex) && !(next >= 0 && isKnown(next))),
  )
}

/** The sides of hexes that part what lies on them from what lies behind. */
export function edgesWhere(chart: Chart, parts: (hex: number, next: number) => boolean): string {
  const middles = middlesOf(chart)
  let lines = ''
  for (let hex = 0; hex < chart.size; hex++)
    for (const side of DIRECTIONS)
      if (parts(hex, chart.around[6 * hex + side])) lines += sideOf(middles[hex], side, RADIUS)
  return lines
}
