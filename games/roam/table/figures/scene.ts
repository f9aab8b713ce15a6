import { Random, type Seat } from '@vyprava/kernel'
import { createRoam, type Location, NONE, type RoamView } from '../../rules/index.ts'
import { locationIn } from '../aim.ts'
import { SHIPPED } from '../cards.ts'

/** A moment of the game to be drawn. Seats: 0 fox at the south, 1 raven, 2 hare, 3 bear, clockwise. */
interface Scene {
  /** The land on each slot; a slot that the picture does not show needs none. */
  readonly lands: Readonly<Record<number, number>>
  /** Owners of markers from below, by square. */
  readonly markers?: Readonly<Record<number, readonly Seat[]>>
  readonly advanced?: boolean
  /** The character that the fox uses. */
  readonly character?: number
  readonly coins?: number
  /** Where its shape was placed this turn. */
  readonly placed?: { readonly x: number; readonly y: number }
}

const game = createRoam(SHIPPED.pack)

/** A true view of the game, made by its rules: what the board shows of it is right. */
export function sceneOf({
  lands,
  markers = {},
  advanced = false,
  character = NONE,
  coins = 0,
  placed,
}: Scene): RoamView {
  const options = { mode: 'basic', patrol: false, advanced, edges: 'standard', start: 'seat0' } as const
  const state = game.setup({ seats: 4, options }, new Random('figures'))
  state.lands = state.lands.map((_, slot) => lands[slot] ?? NONE)
  state.lower = state.lower.map((_, square) => markers[square]?.[0] ?? NONE)
  state.upper = state.upper.map((_, square) => markers[square]?.[1] ?? NONE)
  state.turn.character = character
  if (placed !== undefined) state.turn = { ...state.turn, ...placed, located: true }
  state.players[0].coins = coins
  return game.view(state, null)
}

/** The fox's shape at an origin; a picture of an impossible placement is a mistake. */
export function placedIn(view: RoamView, x: number, y: number): Location {
  const location = locationIn(SHIPPED, view, x, y)
  if (location === null) throw new Error(`No place for the shape at ${x}, ${y}`)
  return location
}
