import { icon } from '@vyprava/atlas'
import { walkingBoot } from '@vyprava/atlas/icons/gear.ts'
import { cutDiamond } from '@vyprava/atlas/icons/goods.ts'
import { highGrass, mountains, pineTree, sailboat } from '@vyprava/atlas/icons/places.ts'
import { at, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import { DIRECTIONS, type Hex, hexKey, neighbour, type Point, scale } from '@vyprava/geometry'
import { DIAMOND_SIDE, FIELD_CELLS, LETTER_CELLS, LETTER_FIELDS, LETTERS } from '../../compass/index.ts'
import { allowance, NONE, type SheetView } from '../../rules/index.ts'
import { RING } from './layout.ts'
import { pencilClass, stroke } from './pencil-ink.ts'
import type { LetterState } from './scene.ts'
import { middleOf, outlineAt, sideOf } from './units.ts'

/** The icons of the sides, which are those of the colours; the last one is the diamond's. */
export const SIDE_ICONS: readonly string[] = [
  pineTree,
  mountains,
  highGrass,
  sailboat,
  walkingBoot,
  cutDiamond,
]

/** From the middle of a cell to its corner, in the units of the compass; its middle lies at 0, 0. */
export const CELL = 21.6

export const fieldMiddle = (field: number, radius = CELL): Point => middleOf(FIELD_CELLS[field], radius)
export const letterMiddle = (letter: number, radius = CELL): Point => middleOf(LETTER_CELLS[letter], radius)

/** The first field of a side, and where its badge lies: on the corner that the rules' 31 cells leave free. */
const firstOf = (side: number): number => 4 * side
const badgeCell = (side: number): Hex => scale(FIELD_CELLS[firstOf(side)], 3)

const SIDES = [0, 1, 2, 3, 4, 5] as const

/** The ring with its scale, and the lines that hold the four fields of a side together. */
export function dial(): string {
  const ring = CELL * RING
  let ticks = ''
  for (let tick = 0; tick < 72; tick++) {
    const angle = (tick * Math.PI) / 36
    const inner = ring - (tick % 6 ? 3 : 6)
    ticks +=
      `M${at(ring * Math.cos(angle), ring * Math.sin(angle))}` +
      `L${at(inner * Math.cos(angle), inner * Math.sin(angle))}`
  }
  const ways = SIDES.map((side) => {
    const [inner, middle, left, right] = [0, 1, 2, 3].map((field) => fieldMiddle(firstOf(side) + field))
    const badge = middleOf(badgeCell(side), CELL)
    const line = (points: readonly Point[]) =>
      points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${at(x, y)}`).join('')
    return line([inner, badge]) + line([left, middle, right])
  })
  return (
    `<circle r="${tenth(ring + 3)}" class="ac-rim1"/><circle r="${tenth(ring)}" class="ac-rim"/>` +
    path('ac-rim', ticks) +
    path('ac-y', ways.join(''))
  )
}

/** The 24 fields with their pencil. */
export const fields = (compass: readonly number[]): string =>
  EMPTY_FIELDS + compass.map((colour, field) => filled(field, colour)).join('')

/** The fields without their pencil. */
export const EMPTY_FIELDS = path(
  'ac-cell',
  FIELD_CELLS.map((_, field) => outlineAt(fieldMiddle(field), CELL - 0.7)).join(''),
)

/** The pencil of a field. */
export const filled = (field: number, colour: number): string =>
  colour === NONE
    ? ''
    : stroke(colour, fieldMiddle(field), CELL - 1.6, `c${field}`, 1, `data-filled="${field}"`)

/** The badges of the sides: how many hexes a move of that colour may paint. */
export function badges(sheet: Pick<SheetView, 'identity' | 'sides'>, side: number): string {
  return SIDES.map((each) => {
    const { x, y } = middleOf(badgeCell(each), CELL)
    const coloured = each !== DIAMOND_SIDE
    const classes = ['ac-badge', ...(each === side ? ['on'] : []), ...(coloured ? [pencilClass(each)] : [])]
    return group(
      classes.join(' '),
      `<circle r="${tenth(CELL * 0.86)}" class="ac-b1"/>` +
        icon(
          SIDE_ICONS[each],
          -CELL * 0.46,
          coloured ? -CELL * 0.76 : -CELL * 0.46,
          CELL * 0.92,
          'class="ac-bi"',
        ) +
        (coloured ? `<text y="${tenth(CELL * 0.7)}">${allowance(sheet, each)}×</text>` : ''),
      `${translate(x, y)} data-badge="${each}"`,
    )
  }).join('')
}

/** The seven letters. */
export const letters = (states: readonly LetterState[], looked: number | null): string =>
  LETTERS.map((letter, number) => {
    const { x, y } = letterMiddle(number)
    return group(
      `ac-l ${states[number]}${looked === number ? ' looked' : ''}`,
      path('ac-l1', outlineAt({ x: 0, y: 0 }, CELL - 0.7)) +
        path('ac-l2', outlineAt({ x: 0, y: 0 }, CELL - 3.6)) +
        `<text y="${tenth(CELL * 0.34)}">${letter}</text>`,
      translate(x, y),
    )
  }).join('')

/** One outline around some cells of the compass, and what lies among them. */
export function cellsOutline(cells: readonly Hex[], within: readonly Hex[] = []): string {
  const own = new Set([...cells, ...within].map(hexKey))
  let line = ''
  for (const cell of cells)
    for (const side of DIRECTIONS)
      if (!own.has(hexKey(neighbour(cell, side)))) line += sideOf(middleOf(cell, CELL), side, CELL - 0.2)
  return line
}

/** The four fields of a side. */
export const sideOutline = (side: number): string =>
  cellsOutline(FIELD_CELLS.slice(firstOf(side), firstOf(side) + 4))

/** The six fields of a letter. */
export const letterOutline = (letter: number): string =>
  cellsOutline(
    LETTER_FIELDS[letter].map((field) => FIELD_CELLS[field]),
    [LETTER_CELLS[letter]],
  )

/** Short lines from a letter to its fields, or from a hex to its neighbours. */
export const ties = (middle: Point, ends: readonly Point[]): string =>
  path(
    'ak-tie',
    ends
      .map(({ x, y }) => {
        const dx = x - middle.x
        const dy = y - middle.y
        return (
          `M${at(middle.x + dx * 0.46, middle.y + dy * 0.46)}` +
          `L${at(middle.x + dx * 0.66, middle.y + dy * 0.66)}`
        )
      })
      .join(''),
  )
