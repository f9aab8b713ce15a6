import { formFor, locationAt, type RoamView } from '../rules/index.ts'
import type { Cards } from './cards.ts'

/** The squares of the last placement that still show its markers on top. */
export function lastSquares({ printed }: Cards, view: RoamView): ReadonlySet<number> {
  const last = view.lastPlacement
  if (last === null) return new Set()
  const form = formFor(printed, view.players[last.seat].edge, last.character, last.turns)
  const squares = locationAt(form, last.x, last.y)?.required ?? []
  return new Set(squares.filter((square) => view.squares[square].markers.at(-1) === last.seat))
}
