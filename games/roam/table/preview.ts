import type { Seat } from '@vyprava/kernel'
import { GAP_PRICE, type Location, type RoamView, SLOT_OF, SQUARES_OF } from '../rules/index.ts'

/** What a placement would do, before it is done. */
export interface Preview {
  /** Squares that get a marker; with `short` the ones among which the player will choose. */
  readonly squares: readonly number[]
  /** Required squares that hold a marker already. */
  readonly skipped: readonly number[]
  /** Gaps on the map that could be filled afterwards. */
  readonly gaps: readonly number[]
  /** Whether a gap could be paid for afterwards. */
  readonly canPay: boolean
  readonly coins: number
  /** Cards that would be completed, and who would have most markers there. */
  readonly completes: readonly Completion[]
  /** Whether there are fewer markers than free squares. */
  readonly short: boolean
}

export interface Completion {
  readonly slot: number
  readonly leaders: readonly Seat[]
}

const isOnMap = (view: RoamView, square: number): boolean => view.lands[SLOT_OF[square]] !== null

/** The placement of the active player at a location, if nothing is stacked or replaced. */
export function previewOf(view: RoamView, location: Location): Preview {
  const { coins, supply } = view.players[view.active]
  const isFree = (square: number) => view.squares[square].markers.length === 0
  const squares = location.required.filter(isFree)
  const short = squares.length > supply
  const gained = short ? 0 : squares.reduce((sum, square) => sum + view.squares[square].coins, 0)
  const markersLeft = !short && supply > squares.length
  const room = view.advanced ? 2 : 1
  const gaps = location.gaps.filter(
    (square) => isOnMap(view, square) && view.squares[square].markers.length < room,
  )
  return {
    squares,
    skipped: location.required.filter((square) => !isFree(square)),
    gaps: markersLeft ? gaps : [],
    canPay: coins + gained >= GAP_PRICE,
    coins: gained,
    completes: short ? [] : completions(view, squares),
    short,
  }
}

/** The cards whose last free squares are among these. */
export function completions(view: RoamView, squares: readonly number[]): Completion[] {
  const slots = [...new Set(squares.map((square) => SLOT_OF[square]))].sort((a, b) => a - b)
  return slots
    .filter((slot) =>
      SQUARES_OF[slot].every((square) => view.squares[square].markers.length > 0 || squares.includes(square)),
    )
    .map((slot) => ({ slot, leaders: leadersOf(view, slot, squares) }))
}

/** Who has most markers on a slot's card, with the active player's new ones. */
function leadersOf(view: RoamView, slot: number, added: readonly number[]): Seat[] {
  const counts = view.players.map(() => 0)
  for (const square of SQUARES_OF[slot]) {
    for (const owner of view.squares[square].markers) counts[owner] += 1
    if (added.includes(square)) counts[view.active] += 1
  }
  const most = Math.max(...counts)
  return counts.flatMap((count, seat) => (count === most ? [seat] : []))
}
