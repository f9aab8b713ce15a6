import type { Seat } from '@vyprava/kernel'
import { countReady, isReady } from './artifacts.ts'
import { hasMarker, hasRoom, isFree, isOnMap } from './map.ts'
import type { Printed } from './printed.ts'
import { type Form, hasPlace, type Location, locationAt } from './shapes.ts'
import { EDGES, type Edge, type FillItem, GAP_PRICE, NONE, type Roam } from './state.ts'

/** The form of a character's shape as seen from an edge, turned further by rotate artifacts (RO-302, RO-665). */
export const formFor = (printed: Printed, edge: Edge, character: number, turns: number): Form =>
  printed.forms[character][(EDGES.indexOf(edge) + turns) & 3]

/** The form of the character used this turn. */
export const formUsed = (printed: Printed, state: Roam): Form =>
  formFor(printed, state.players[state.active].edge, state.turn.character, state.turn.turns)

/** Where the shape lies this turn, or null before it was placed. */
export const locationUsed = (printed: Printed, state: Roam): Location | null =>
  state.turn.located ? locationAt(formUsed(printed, state), state.turn.x, state.turn.y) : null

/** Whether one more quarter turn is possible and of use: at most three, and to a form that can be placed. */
export function canRotate(printed: Printed, state: Roam, seat: Seat): boolean {
  const player = state.players[seat]
  if (player.artifacts.length === 0) return false
  const ready = countReady(printed, player, 'rotate')
  if (ready === 0 || formUsed(printed, state).turnsIntoItself) return false
  const { character, turns } = state.turn
  const most = Math.min(3, turns + ready)
  for (let further = turns + 1; further <= most; further++) {
    if (hasPlace(state, formFor(printed, player.edge, character, further))) return true
  }
  return false
}

/** How many of the required squares are free. */
export function freeSquares(state: Roam, location: Location): number {
  let free = 0
  for (let i = 0; i < location.required.length; i++) if (isFree(state, location.required[i])) free++
  return free
}

/** Markers left over for replacing and stacking once the free squares have theirs (RO-R16). */
export const spareMarkers = (state: Roam, location: Location, item: FillItem | null): number =>
  state.players[state.active].supply -
  freeSquares(state, location) -
  (item === null ? 0 : item.stacks.length + item.replaced.length)

/** Whether an occupied required square is still undecided: one cell places one marker (RO-R73). */
const isOpen = (item: FillItem | null, square: number): boolean =>
  item === null || !(item.stacks.includes(square) || item.replaced.includes(square))

/** Whether a marker may be stacked on a required square (RO-R71). */
export const canStackOn = (state: Roam, square: number, item: FillItem | null): boolean =>
  state.advanced && state.lower[square] !== NONE && state.upper[square] === NONE && isOpen(item, square)

/** Whether a rival's marker on a required square may be replaced (RO-655, RO-659). */
export const canReplaceOn = (state: Roam, square: number, owner: Seat, item: FillItem | null): boolean =>
  owner !== state.active && hasMarker(state, square, owner) && isOpen(item, square)

/** Whether another seat than the active one has a marker on a square. */
export const hasRival = (state: Roam, square: number): boolean =>
  (state.lower[square] !== NONE && state.lower[square] !== state.active) ||
  (state.upper[square] !== NONE && state.upper[square] !== state.active)

/** Whether anything is left to choose in a placement. */
export function hasFillChoice(
  printed: Printed,
  state: Roam,
  location: Location,
  item: FillItem | null,
): boolean {
  const spare = spareMarkers(state, location, item)
  if (spare < 0) return item === null || item.fills.length < state.players[state.active].supply
  if (spare === 0) return false
  const replaces = isReady(printed, state.players[state.active], 'replace')
  if (!state.advanced && !replaces) return false
  for (const square of location.required) {
    if (canStackOn(state, square, item)) return true
    if (replaces && isOpen(item, square) && hasRival(state, square)) return true
  }
  return false
}

/** Whether a gap square of this turn's location could still take a marker, of itself or by `replace`. */
export const isGapOpen = (state: Roam, square: number, replaces: boolean): boolean =>
  isOnMap(state, square) &&
  !state.turn.filled.includes(square) &&
  (hasRoom(state, square) || (replaces && hasRival(state, square)))

/** Whether the active player can fill some gap now, for coins or by an artifact (RO-340, RO-650). */
export function canFillGap(printed: Printed, state: Roam): boolean {
  const player = state.players[state.active]
  const location = locationUsed(printed, state)
  if (location === null || location.gaps.length === 0 || player.supply === 0) return false
  if (player.coins < GAP_PRICE && !isReady(printed, player, 'freeGap')) return false
  const replaces = isReady(printed, player, 'replace')
  return location.gaps.some((square) => isGapOpen(state, square, replaces))
}
