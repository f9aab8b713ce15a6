import { parseShape, placeShape, rotateShape, type Shape } from '@vyprava/geometry'
import type { RoamAction } from './actions.ts'
import { MAP, SLOT_OF } from './map.ts'
import { EDGES, NONE, type Roam } from './state.ts'

/** A turned shape at a place: the squares of its required cells, and of the gaps that lie on the map. */
export interface Location {
  readonly x: number
  readonly y: number
  readonly required: readonly number[]
  readonly gaps: readonly number[]
  /** One bit for each slot under a required cell. */
  readonly slots: number
  readonly action: RoamAction
}

/** A shape in one of its four directions, with every location on a full map, by x and then y. */
export interface Form {
  readonly locations: readonly Location[]
  readonly actions: readonly RoamAction[]
  /** By `originIndex`; null where a required cell would stick out. */
  readonly at: readonly (Location | null)[]
  /** Whether one more quarter turn gives the same form, so that turning it has no effect. */
  readonly turnsIntoItself: boolean
}

/** Origins run from -5 to 5 in both directions: gaps may stick out of the map. */
const SPAN = 11
const isOrigin = (x: number, y: number): boolean => x > -6 && x < 6 && y > -6 && y < 6
const originIndex = (x: number, y: number): number => (x + 5) * SPAN + (y + 5)

/** The four forms of a shape, by clockwise quarter turns; never mirrored (RO-302). */
export function formsOf(rows: readonly string[]): Form[] {
  const parsed = parseShape(rows)
  if (!parsed.ok) throw new Error(`A bad shape in the pack: ${parsed.error.message}`)
  return EDGES.map((_, turns) => formOf(rotateShape(parsed.shape, turns)))
}

function formOf(shape: Shape): Form {
  const at = Array.from({ length: SPAN * SPAN }, (): Location | null => null)
  const locations: Location[] = []
  for (let x = 1 - shape.width; x < MAP.width; x++) {
    for (let y = 1 - shape.height; y < MAP.height; y++) {
      const location = locate(shape, x, y)
      if (location === null) continue
      at[originIndex(x, y)] = location
      locations.push(location)
    }
  }
  return {
    locations,
    actions: locations.map(({ action }) => action),
    at,
    turnsIntoItself: JSON.stringify(rotateShape(shape, 1)) === JSON.stringify(shape),
  }
}

/** Gaps may stick out of the map, required cells may not (RO-304, RO-305). */
function locate(shape: Shape, x: number, y: number): Location | null {
  const placed = placeShape(shape, MAP, { x, y })
  if (placed === null) return null
  let slots = 0
  for (const square of placed.required) slots |= 1 << SLOT_OF[square]
  return { x, y, required: placed.required, gaps: placed.gaps, slots, action: { type: 'place', x, y } }
}

/** The location at an origin, or null when it is off the map. */
export const locationAt = (form: Form, x: number, y: number): Location | null =>
  isOrigin(x, y) ? form.at[originIndex(x, y)] : null

/** One bit for each empty slot. */
export function emptySlots(state: Roam): number {
  let slots = 0
  for (let slot = 0; slot < state.lands.length; slot++) if (state.lands[slot] === NONE) slots |= 1 << slot
  return slots
}

/** Every legal `place` of a form; squares of empty slots are off the map (RO-R28). */
export function placesOf(state: Roam, form: Form): readonly RoamAction[] {
  const empty = emptySlots(state)
  if (empty === 0) return form.actions
  return form.locations.filter(({ slots }) => (slots & empty) === 0).map(({ action }) => action)
}

export function hasPlace(state: Roam, form: Form): boolean {
  const empty = emptySlots(state)
  return empty === 0 ? form.locations.length > 0 : form.locations.some(({ slots }) => (slots & empty) === 0)
}
