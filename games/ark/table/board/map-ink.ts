import { at, path } from '@vyprava/atlas/pen.ts'
import { hash } from '@vyprava/atlas/random.ts'
import { DIRECTIONS, hexKey, type Point } from '@vyprava/geometry'
import { type Chart, COLOURS, NONE, TERRAINS } from '../../rules/index.ts'
import { pencilClass, stroke, zigzag } from './pencil-ink.ts'
import { printImage, SEEDS } from './print-image.ts'
import { printOf } from './print-ink.ts'
import { between, HALF, middleOf, outlineAt, RADIUS, sideOf } from './units.ts'

/** What a sheet shows of its hexes. */
type Painted = readonly number[]

/** What is worked out once for a map. */
function perChart<T>(work: (chart: Chart) => T): (chart: Chart) => T {
  const known = new WeakMap<Chart, { readonly of: T }>()
  return (chart) => {
    const before = known.get(chart) ?? { of: work(chart) }
    known.set(chart, before)
    return before.of
  }
}

/** The middles of all hexes of a map. */
export const middlesOf = perChart(({ hexes }): readonly Point[] => hexes.map((hex) => middleOf(hex)))

const seedsOf = perChart(({ hexes }) => hexes.map((hex) => hash(hexKey(hex)) % SEEDS))

/** Which of the drawings of its terrain a hex has. */
export const seedOf = (chart: Chart, hex: number): number => seedsOf(chart)[hex]

/** The hexes of a column that lie below each other are one outline: shorter by half, and without seams. */
const SOUTH = 1
const NORTH = 4
const half = (HALF * RADIUS).toFixed(2)
const EAST = `${RADIUS / 2} ${half} ${-RADIUS / 2} ${half} `
const WEST = `${-RADIUS / 2}-${half} ${RADIUS / 2}-${half} `

function columnsOf(chart: Chart, hexes: Iterable<number>): string {
  const middles = middlesOf(chart)
  const all = new Set(hexes)
  let lines = ''
  for (const first of all) {
    if (all.has(chart.around[6 * first + NORTH])) continue
    let length = 1
    for (let hex = chart.around[6 * first + SOUTH]; all.has(hex); hex = chart.around[6 * hex + SOUTH])
      length++
    const { x, y } = middles[first]
    lines += `M${at(x + RADIUS / 2, y - HALF * RADIUS)}l${EAST.repeat(length)}h${-RADIUS}l${WEST.repeat(length)}z`
  }
  return lines
}

/** The outlines of some hexes, as one path. */
export function outlines(chart: Chart, hexes: Iterable<number>, radius = RADIUS): string {
  if (radius === RADIUS) return columnsOf(chart, hexes)
  const middles = middlesOf(chart)
  return [...hexes].map((hex) => outlineAt(middles[hex], radius)).join('')
}

/** The paper of all hexes. */
export const ground = (chart: Chart): string => path('ak-ground', outlines(chart, chart.hexes.keys()))

interface Settled {
  readonly wash: string
  readonly zigzag: string
}

const settledOf = perChart(() => new Map<number, Settled>())

/** The pencil of a hex: it looks the same whenever it is drawn, and on every sheet. */
function settledAt(chart: Chart, hex: number, colour: number): Settled {
  const known = settledOf(chart)
  const key = COLOURS.length * hex + colour
  const before = known.get(key)
  if (before !== undefined) return before
  const middle = middlesOf(chart)[hex]
  const one = {
    wash: outlineAt(middle, RADIUS - 0.6),
    zigzag: zigzag(colour, String(seedOf(chart, hex)), middle),
  }
  known.set(key, one)
  return one
}

/** Pencil: a wash and a zigzag for each colour, whatever the number of hexes. */
export const pencilled = (chart: Chart, painted: Painted): string =>
  COLOURS.map((_, colour) => pencilOf(chart, painted, colour)).join('')

/** What was painted with one pencil, but for some hexes. */
export function pencilOf(
  chart: Chart,
  painted: Painted,
  colour: number,
  but: readonly number[] = [],
): string {
  const hexes = [...painted.keys()].filter((hex) => painted[hex] === colour && !but.includes(hex))
  if (hexes.length === 0) return ''
  const strokes = hexes.map((hex) => settledAt(chart, hex, colour))
  return (
    `<g class="ak-pc ${pencilClass(colour)}">` +
    path('ak-wash', strokes.map(({ wash }) => wash).join('')) +
    path('ak-zig', strokes.map((one) => one.zigzag).join('')) +
    '</g>'
  )
}

/** Strokes that were just drawn: each can draw itself. */
export function freshPencil(chart: Chart, painted: Painted, drawn: readonly number[]): string {
  const middles = middlesOf(chart)
  return drawn
    .map((hex) =>
      painted[hex] === NONE
        ? ''
        : stroke(painted[hex], middles[hex], RADIUS, String(seedOf(chart, hex)), 1, `data-stroke="${hex}"`),
    )
    .join('')
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
