import type { Point } from '@vyprava/geometry'
import type { DefendersView } from '../../rules/index.ts'
import type { BoardScene, Ghost } from './scene.ts'
import { type Guest, type Piece, type Standing, standingOn } from './slots.ts'
import { between, middleOf } from './units.ts'

type Route = NonNullable<BoardScene['route']>

/** Those who would come to a hex, of some ghosts. */
export const guestsOn = (ghosts: readonly Ghost[], hex: number): Guest[] =>
  ghosts.flatMap((ghost) =>
    (ghost.kind === 'leader' || ghost.kind === 'camp') && ghost.hex === hex
      ? [{ kind: ghost.kind, player: ghost.player }]
      : [],
  )

/** A piece on a hex, ghosts included, and how it stands there. */
const find = (
  view: DefendersView,
  ghosts: readonly Ghost[],
  hex: number,
  is: (piece: Piece) => boolean,
): Standing | undefined => standingOn(view, hex, guestsOn(ghosts, hex)).find(({ piece }) => is(piece))

/** Where a piece on a hex stands; the middle of the hex when it is not there. */
export function placeOf(
  view: DefendersView,
  ghosts: readonly Ghost[],
  hex: number,
  is: (piece: Piece) => boolean,
): Point {
  const { x, y } = middleOf(hex)
  const found = find(view, ghosts, hex, is)
  return found === undefined ? { x, y } : { x: x + found.x, y: y + found.y }
}

const isOf = (kind: Guest['kind'], player: number) => (piece: Piece) =>
  piece.kind === kind && piece.player === player

/** Whether the way is that of a camp or of the leader. */
const moverOf = (ghosts: readonly Ghost[], { hexes, player }: Route): Guest['kind'] =>
  guestsOn(ghosts, hexes.at(-1) ?? -1).find((guest) => guest.player === player)?.kind ?? 'leader'

/** Whoever goes a way, where they stand: they lie over it. */
export function moverOn(view: DefendersView, ghosts: readonly Ghost[], route: Route): Standing | undefined {
  return find(view, ghosts, route.hexes[0], isOf(moverOf(ghosts, route), route.player))
}

/** Where the leader on a hex stands who has to fear something: the one in turn, if there are several. */
export const leaderPlace = (view: DefendersView, ghosts: readonly Ghost[], hex: number): Point => {
  const mine = view.players[view.current]?.leader === hex
  const is = mine ? isOf('leader', view.current) : (piece: Piece) => piece.kind === 'leader'
  return placeOf(view, ghosts, hex, is)
}

/** A way ends so far from the middle of whoever would come: their face stays free. */
const SHORT = 19
/** How many pieces the arc of a lifted way is drawn with, and how high it rises. */
const STEPS = 14
const RISE = 70

/** The points of a way: from where somebody stands over the middles of hexes to where they would stand. */
export function routePoints(view: DefendersView, ghosts: readonly Ghost[], route: Route): Point[] {
  const { hexes, player, lifted } = route
  const first = hexes.at(0)
  const last = hexes.at(-1)
  if (first === undefined || last === undefined) return []
  const is = isOf(moverOf(ghosts, route), player)
  const start = placeOf(view, ghosts, first, is)
  const end = placeOf(view, ghosts, last, is)
  if (!lifted) return shortened([start, ...hexes.slice(1, -1).map(middleOf), end])
  const top = { x: (start.x + end.x) / 2 - 8, y: Math.min(start.y, end.y) - RISE }
  const arc = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    return between(between(start, top, share), between(top, end, share), share)
  })
  return shortened(arc)
}

/** The last stretch, without what would lie on the face of whoever comes. */
function shortened(points: readonly Point[]): Point[] {
  const [from, to] = points.slice(-2)
  if (from === undefined || to === undefined) return [...points]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return [...points.slice(0, -1), between(to, from, Math.min(1, SHORT / length))]
}
