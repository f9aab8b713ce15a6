import {
  type Edge,
  formFor,
  type Location,
  locationAt,
  type RoamAction,
  type RoamView,
} from '../rules/index.ts'
import type { Cards } from './cards.ts'
import { middleOf, type Point, squareAt, stepToMap } from './turn.ts'

/** The location of the shape in use at an origin, or null when a required cell would stick out. */
export function locationIn({ printed }: Cards, view: RoamView, x: number, y: number): Location | null {
  const { character, turns } = view.turn
  const form = formFor(printed, view.players[view.active].edge, character, turns)
  return locationAt(form, x, y)
}

/** Where the shape in use may be placed, by the legal actions alone. */
export function placesIn(cards: Cards, view: RoamView, actions: readonly RoamAction[]): Location[] {
  const found: Location[] = []
  for (const action of actions) {
    const location = action.type === 'place' ? locationIn(cards, view, action.x, action.y) : null
    if (location !== null) found.push(location)
  }
  return found
}

/** Where the shape lies this turn, or null before it was placed. */
export const locationOf = (cards: Cards, view: RoamView): Location | null =>
  view.turn.located ? locationIn(cards, view, view.turn.x, view.turn.y) : null

/** The middle of the squares that get markers: the shape hangs from it under the pointer. */
export function middleOfShape({ required }: Location): Point {
  let x = 0
  let y = 0
  for (const square of required) {
    const middle = middleOf(square)
    x += middle.x
    y += middle.y
  }
  return { x: x / required.length, y: y / required.length }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function nearest(places: readonly Location[], to: Point): Location | null {
  let best: Location | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const far = distance(middleOfShape(place), to)
    if (far < least - 1e-9) {
      best = place
      least = far
    }
  }
  return best
}

/** The place that covers the square under the pointer and hangs best from it; null when none covers it. */
export function aimAt(places: readonly Location[], pointer: Point): Location | null {
  const square = squareAt(pointer)
  if (square === null) return null
  return nearest(
    places.filter(({ required }) => required.includes(square)),
    pointer,
  )
}

/** Where the keyboard begins: nearest to the middle of the map. */
export const firstAim = (places: readonly Location[]): Location | null => nearest(places, { x: 3, y: 3 })

/**
 * The next place in a direction of the screen: in the same line if there is one, else the one that strays least.
 * At the end of the map the shape stays where it is.
 */
export function stepAim(places: readonly Location[], current: Location, edge: Edge, step: Point): Location {
  const by = stepToMap(edge, step)
  let best = current
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const x = place.x - current.x
    const y = place.y - current.y
    const ahead = x * by.x + y * by.y
    if (ahead <= 0) continue
    const stray = Math.abs(x * by.y) + Math.abs(y * by.x)
    const cost = ahead + 8 * stray
    if (cost < least) {
      best = place
      least = cost
    }
  }
  return best
}

/** The origin at which the shape would hang from a square, legal or not: what a refusal is asked for. */
export function originAt({ printed }: Cards, view: RoamView, square: number): Point {
  const { character, turns } = view.turn
  const { locations } = formFor(printed, view.players[view.active].edge, character, turns)
  const anywhere = locations[0]
  if (anywhere === undefined) return { x: 0, y: 0 }
  const hang = nearestTo(anywhere.required, middleOfShape(anywhere))
  const from = middleOf(hang)
  const to = middleOf(square)
  return { x: anywhere.x + to.x - from.x, y: anywhere.y + to.y - from.y }
}

/** The square among some that is nearest to a point. */
export function nearestTo(squares: readonly number[], point: Point): number {
  let best = squares[0]
  for (const square of squares) {
    if (distance(middleOf(square), point) < distance(middleOf(best), point) - 1e-9) best = square
  }
  return best
}
