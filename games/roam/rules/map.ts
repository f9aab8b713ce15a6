import { type Grid, squareAt, squareNeighbourTable } from '@vyprava/geometry'
import type { Seat } from '@vyprava/kernel'
import { NONE, type Roam } from './state.ts'

/** The map: six cards of 2 x 3 squares, three columns by two rows. */
export const MAP: Grid = { width: 6, height: 6 }
export const SQUARES = 36
export const SLOTS = 6

const squares = Array.from({ length: SQUARES }, (_, square) => squareAt(MAP, square))

/** The slot of each square. */
export const SLOT_OF: readonly number[] = squares.map(({ x, y }) => 3 * Math.floor(y / 3) + Math.floor(x / 2))

/** The six squares of each slot, row by row. */
export const SQUARES_OF: readonly (readonly number[])[] = Array.from({ length: SLOTS }, (_, slot) =>
  squares.flatMap((_, square) => (SLOT_OF[square] === slot ? [square] : [])),
)

/**
 * Which of a land's six cells lies on each square, counted from the scroll.
 * Scrolls face the rim: the south row is turned by half a circle (RO-107, RO-418).
 */
export const CELL_OF: readonly number[] = squares.map(({ x, y }) =>
  y < 3 ? 2 * y + (x % 2) : 2 * (5 - y) + (1 - (x % 2)),
)

/** Orthogonal neighbours of each square, ascending. */
export const NEIGHBOURS: readonly (readonly number[])[] = squareNeighbourTable(MAP, 'orthogonal').map(
  (list) => list.toSorted((a, b) => a - b),
)

/** The eight squares around each square, for those that have eight (RO-R60). */
export const RINGS: readonly { readonly centre: number; readonly ring: readonly number[] }[] =
  squareNeighbourTable(MAP, 'surrounding').flatMap((ring, centre) =>
    ring.length === 8 ? [{ centre, ring }] : [],
  )

export const isSlot = (slot: number): boolean => slot >= 0 && slot < SLOTS

export const isSquare = (square: number): boolean => square >= 0 && square < SQUARES

/** Whether a square belongs to the map: squares of an empty slot do not (RO-R28). */
export const isOnMap = (state: Roam, square: number): boolean =>
  isSquare(square) && state.lands[SLOT_OF[square]] !== NONE

export const isFree = (state: Roam, square: number): boolean => state.lower[square] === NONE

/** Whether a square can take one more marker: one in all, two in the advanced variant (RO-310, RO-801). */
export const hasRoom = (state: Roam, square: number): boolean =>
  state.lower[square] === NONE || (state.advanced && state.upper[square] === NONE)

/** Whether a seat has a marker on a square, at either level. */
export const hasMarker = (state: Roam, square: number, seat: Seat): boolean =>
  state.lower[square] === seat || state.upper[square] === seat

/** Puts a marker on top of what lies there. */
export function putMarker(state: Roam, square: number, seat: Seat): void {
  if (state.lower[square] === NONE) state.lower[square] = seat
  else state.upper[square] = seat
}

/** Takes a seat's marker off a square; what lay above it sinks. */
export function takeMarker(state: Roam, square: number, seat: Seat): void {
  if (state.upper[square] === seat) {
    state.upper[square] = NONE
    return
  }
  state.lower[square] = state.upper[square]
  state.upper[square] = NONE
}

/** Whether all six squares of a slot's card hold a marker (RO-402, RO-R70). */
export function isComplete(state: Roam, slot: number): boolean {
  if (state.lands[slot] === NONE) return false
  const list = SQUARES_OF[slot]
  for (let i = 0; i < list.length; i++) if (state.lower[list[i]] === NONE) return false
  return true
}

/** How many markers each seat has on a slot's card, both levels (RO-803). */
export function markersOn(state: Roam, slot: number): number[] {
  const counts = state.players.map(() => 0)
  for (const square of SQUARES_OF[slot]) {
    if (state.lower[square] !== NONE) counts[state.lower[square]] += 1
    if (state.upper[square] !== NONE) counts[state.upper[square]] += 1
  }
  return counts
}
