import { distance, type Hex } from '@vyprava/geometry'
import { SHEET } from '../maps/drawn.ts'
import { hexNames } from '../texts/names.ts'

export const BRUSHES = [1, 3, 7] as const
export type Brush = (typeof BRUSHES)[number]

/** Besides the hex itself: its neighbours in the south-east and the south, or all of them. */
const AROUND: Readonly<Record<Brush, readonly Hex[]>> = {
  1: [],
  3: [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ],
  7: [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
}

const placeOf = (q: number, r: number): number => SHEET.findIndex((hex) => hex.q === q && hex.r === r)

/** The places that a brush paints. */
export function placesUnder(place: number, brush: Brush): readonly number[] {
  const { q, r } = SHEET[place]
  const others = AROUND[brush].map((away) => placeOf(q + away.q, r + away.r))
  return [place, ...others.filter((other) => other >= 0)]
}

/** The places from one to another, so that a quick hand leaves no gaps. */
export function placesBetween(from: number, to: number): readonly number[] {
  const [a, b] = [SHEET[from], SHEET[to]]
  const steps = distance(a, b)
  const way: number[] = []
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    const place = nearest(a.q + (b.q - a.q) * share, a.r + (b.r - a.r) * share)
    if (place >= 0) way.push(place)
  }
  return way
}

/** The place under a point of the plane of hexes; -1 off the sheet. */
export function nearest(q: number, r: number): number {
  const s = -q - r
  let [rq, rr] = [Math.round(q), Math.round(r)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(Math.round(s) - s)]
  if (dq > dr && dq > ds) rq = -rr - Math.round(s)
  else if (dr > ds) rr = -rq - Math.round(s)
  return placeOf(rq, rr)
}

const ARROWS: Readonly<Record<string, (column: number) => Hex>> = {
  ArrowUp: () => ({ q: 0, r: -1 }),
  ArrowDown: () => ({ q: 0, r: 1 }),
  // Sideways the way goes to and fro, so that the cursor stays in its row.
  ArrowRight: (column) => ({ q: 1, r: column % 2 === 0 ? 0 : -1 }),
  ArrowLeft: (column) => ({ q: -1, r: column % 2 === 0 ? 1 : 0 }),
}

/** Where an arrow leads from a place; the same place at the rim, null for another key. */
export function stepped(place: number, key: string): number | null {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  if (arrow === undefined) return null
  const { q, r } = SHEET[place]
  const by = arrow(Math.abs(q))
  const next = placeOf(q + by.q, r + by.r)
  // At the slanted rim the row ends half a hex higher or lower.
  const other = next < 0 && by.q !== 0 ? placeOf(q + by.q, by.r === 0 ? r - by.q : r) : next
  return other < 0 ? place : other
}

const NAMES = hexNames(SHEET.map(({ q, r }) => ({ q, r, terrain: 'meadow', wreck: false })))

/** The columns from the west, as they are written above the map, each with its northernmost place. */
export const COLUMNS = [...SHEET.keys()]
  .filter((place) => NAMES[place].endsWith('·1'))
  .map((top) => ({ numeral: NAMES[top].split('·')[0], top }))

/** "VIII·10": the column and the place in it, counted from the north. */
export const placeName = (place: number): string => NAMES[place]
