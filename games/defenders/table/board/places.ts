import type { Point } from '@vyprava/geometry'
import type { DefendersView } from '../../rules/index.ts'
import type { BoardScene, Ghost } from './scene.ts'
import { type Guest, type Piece, standingOn } from './slots.ts'
import { between, middleOf } from './units.ts'

/** Those who would come to a hex, of some ghosts. */
export const guestsOn = (ghosts: readonly Ghost[], hex: number): Guest[] =>
  ghosts.flatMap((ghost) =>
    (ghost.kind === 'leader' || ghost.kind === 'camp') && ghost.hex === hex
      ? [{ kind: ghost.kind, player: ghost.player }]
      : [],
  )

/** Where a piece on a hex stands, ghosts included; the middle of the hex when it is not there. */
export function placeOf(
  view: DefendersView,
  ghosts: readonly Ghost[],
  hex: number,
  is: (piece: Piece) => boolean,
): Point {
  const { x, y } = middleOf(hex)
  const found = standingOn(view, hex, guestsOn(ghosts, hex)).find(({ piece }) => is(piece))
  return found === undefined ? { x, y } : { x: x + found.x, y: y + found.y }
}

const isOf = (kind: Guest['kind'], player: number) => (piece: Piece) =>
  piece.kind === kind && piece.player === player

/** Where the leader on a hex stands who has to fear something: the one in turn, if there are several. */
export const leaderPlace = (view: DefendersView, ghosts: readonly Ghost[], hex: number): Point => {
  const mine = view.players[view.current]?.leader === hex
  const is = mine ? isOf('leader', view.current) : (piece: Piece) => piece.kind === 'leader'
  return placeOf(view, ghosts, hex, is)
}

/** How many pieces the arc of a lifted way is drawn with, and how high it rises. */
const STEPS = 14
const RISE = 70

/** The points of a way: from where somebody stands over the middles of hexes to where they would stand. */
export function routePoints(
  view: DefendersView,
  ghosts: readonly Ghost[],
  { hexes, player, lifted }: NonNullable<BoardScene['route']>,
): Point[] {
  const first = hexes.at(0)
  const last = hexes.at(-1)
  if (first === undefined || last === undefined) return []
  const moves = guestsOn(ghosts, last).find((guest) => guest.player === player)?.kind ?? 'leader'
  const start = placeOf(view, ghosts, first, isOf(moves, player))
  const end = placeOf(view, ghosts, last, isOf(moves, player))
  if (!lifted) return [start, ...hexes.slice(1, -1).map(middleOf), end]
  const top = { x: (start.x + end.x) / 2 - 8, y: Math.min(start.y, end.y) - RISE }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    return between(between(start, top, share), between(top, end, share), share)
  })
}
