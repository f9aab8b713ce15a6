import { formFor, type Location, locationAt, type RoamView } from '../rules/index.ts'
import type { Cards } from './cards.ts'

/** Where the last shape was laid; null before the first. */
export function lastLocation({ printed }: Cards, view: RoamView): Location | null {
  const last = view.lastPlacement
  if (last === null) return null
  const form = formFor(printed, view.players[last.seat].edge, last.character, last.turns)
  return locationAt(form, last.x, last.y)
}

/** The squares of the last placement that still show its markers on top. */
export function lastSquares(cards: Cards, view: RoamView): ReadonlySet<number> {
  const squares = lastLocation(cards, view)?.required ?? []
  return new Set(squares.filter((square) => view.squares[square].markers.at(-1) === view.lastPlacement?.seat))
}
