import { TILE_SLOTS, tileBase, tileSlot } from '@vyprava/geometry'
import { lineOf, type Point, stepHex } from '@vyprava/kit'
import { CENTRE, centreOf, fieldAt, placeAt, slotOf, tileOf } from '../rules/map.ts'
import { NONE } from '../rules/state.ts'
import type { MapView } from '../rules/view.ts'
import { hexOf } from './board/units.ts'

/** Where the keyboard is on the land, and the column that it keeps to. */
export interface Cursor {
  readonly field: number
  readonly line: number
}

export const cursorAt = (map: MapView, field: number): Cursor => ({
  field,
  line: lineOf(hexOf(map, field), 'pointy'),
})

const fieldOn = (map: MapView, q: number, r: number): number => {
  const base = tileBase({ q, r })
  const place = placeAt({ ...map, stack: [] }, base.q, base.r)
  return place === NONE ? NONE : fieldAt(place, TILE_SLOTS.indexOf(tileSlot({ q, r })))
}

/** One field further in a direction of the screen; from the north hex of a special tile down into its middle. */
export function stepCursor(
  map: MapView,
  { field, line }: Cursor,
  step: Point,
  hasCentre: (place: number) => boolean,
): Cursor {
  const place = tileOf(field)
  if (slotOf(field) === CENTRE) return { field: fieldAt(place, step.y < 0 ? 0 : step.x < 0 ? 1 : 2), line }
  if (slotOf(field) === 0 && step.y > 0 && hasCentre(place)) return { field: centreOf(place), line }
  const next = stepHex(
    { hex: hexOf(map, field), line },
    step,
    'pointy',
    ({ q, r }) => fieldOn(map, q, r) !== NONE,
  )
  return { field: fieldOn(map, next.hex.q, next.hex.r), line: next.line }
}
