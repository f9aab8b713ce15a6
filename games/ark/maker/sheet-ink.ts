import { icon } from '@vyprava/atlas'
import { walkingBoot } from '@vyprava/atlas/icons/gear.ts'
import { path, tenth } from '@vyprava/atlas/pen.ts'
import { hash } from '@vyprava/atlas/random.ts'
import { hexKey } from '@vyprava/geometry'
import { hexesOf, SHEET } from '../maps/drawn.ts'
import type { MapSolution } from '../maps/index.ts'
import { hexOfSign } from '../maps/text.ts'
import { type Chart, COLOUR_OF_TERRAIN, chartFrom, NONE, TERRAINS } from '../rules/index.ts'
import { edgesWhere, grid, rim, roads } from '../table/board/map-ink.ts'
import { seal } from '../table/board/marks-ink.ts'
import { pencilClass, stroke } from '../table/board/pencil-ink.ts'
import { printImage, SEEDS } from '../table/board/print-image.ts'
import { printOf } from '../table/board/print-ink.ts'
import { HALF, middleOf, outlineAt, RADIUS } from '../table/board/units.ts'
import { COLUMNS } from './brush.ts'

/** The middles of the places of a sheet. */
export const MIDDLES = SHEET.map((hex) => middleOf(hex))

const chartOf = (letters: string): Chart => chartFrom(hexesOf({ letters: letters.replaceAll(' ', 'L') }))
const whole = chartOf('L'.repeat(SHEET.length))
const NOTHING_PAINTED = SHEET.map(() => NONE)

/** The lines of every sheet. */
export const GRID = grid(whole)
export const RIM = rim(whole)

export const NUMERALS = COLUMNS.map(({ numeral, top }) => {
  const { x, y } = MIDDLES[top]
  return `<text class="ak-rom" x="${tenth(x)}" y="${tenth(y - HALF * RADIUS - 7)}">${numeral}</text>`
}).join('')

/** The dotted roads of a drawing. */
export const roadsOf = (letters: string): string =>
  /[RC]/.test(letters) ? roads(chartOf(letters), NOTHING_PAINTED) : ''

/** One place: its paper, the tint of its colour, what is printed on it. */
export function placeInk(place: number, letter: string, night: boolean): string {
  const paper = path('ak-ground', outlineAt(MIDDLES[place], RADIUS))
  const sign = hexOfSign(letter)
  if (sign === null) return paper
  const seed = hash(hexKey(SHEET[place])) % SEEDS
  return (
    paper +
    tint(letter, place) +
    printImage({ kind: printOf({ ...SHEET[place], ...sign }), seed, pencil: NONE, night }, MIDDLES[place])
  )
}

function tint(letter: string, place: number): string {
  const colour = colourOf(letter)
  return colour === NONE ? '' : path(`mm-tint ${pencilClass(colour)}`, outlineAt(MIDDLES[place], RADIUS))
}

/** The colour of a letter, NONE for danger and blanks. */
export function colourOf(letter: string): number {
  const terrain = hexOfSign(letter)?.terrain
  return terrain === undefined ? NONE : COLOUR_OF_TERRAIN[TERRAINS.indexOf(terrain)]
}

/** A hex of the palette, around 0, 0. */
export function sampleInk(letter: string, night: boolean): string {
  const sign = hexOfSign(letter)
  if (sign === null) return ''
  const middle = { x: 0, y: 0 }
  const edge = outlineAt(middle, RADIUS)
  const colour = colourOf(letter)
  return (
    path('ak-ground', edge) +
    (colour === NONE ? '' : path(`mm-tint ${pencilClass(colour)}`, edge)) +
    printImage({ kind: printOf({ q: 0, r: 0, ...sign }), seed: 1, pencil: NONE, night }, middle) +
    path('mm-edge', edge)
  )
}

/** Rings around places. */
export const rings = (cls: string, places: readonly number[], inset = 2.6): string =>
  path(cls, places.map((place) => outlineAt(MIDDLES[place], RADIUS - inset)).join(''))

/** A dot on each of some places. */
export const dots = (cls: string, places: readonly number[]): string =>
  places
    .map(
      (place) =>
        `<circle class="${cls}" cx="${tenth(MIDDLES[place].x)}" cy="${tenth(MIDDLES[place].y)}" r="4.4"/>`,
    )
    .join('')

/** A line of play after so many turns: the place of the ark, its seven parts, the start and what is painted. */
export function lineInk(line: MapSolution, turns: number, colours: readonly number[]): string {
  const painted = [line.start, ...line.turns.slice(0, turns).flatMap(({ hexes }) => hexes)]
  const around = new Set(line.letters.flatMap((hex) => [hex, ...whole.around.subarray(6 * hex, 6 * hex + 6)]))
  const edge = edgesWhere(whole, (hex, next) => around.has(hex) && !around.has(next))
  const { x, y } = MIDDLES[line.start]
  const size = RADIUS * 0.68
  return (
    (turns === 0
      ? ''
      : painted.map((hex) => stroke(colours[hex], MIDDLES[hex], RADIUS, `m${hex}`)).join('')) +
    path('mm-flow0', edge) +
    path('mm-flow1', edge) +
    line.letters.map((hex, letter) => seal(letter, MIDDLES[hex], RADIUS * 0.5)).join('') +
    `<circle class="mm-start" cx="${tenth(x)}" cy="${tenth(y)}" r="${RADIUS * 0.5}"/>` +
    icon(walkingBoot, x - size / 2, y - size / 2, size, 'class="mm-boot"')
  )
}
