import { type RoamEvent, type RoamView, SQUARES_OF } from '../../rules/index.ts'
import { designOf } from '../seats.ts'
import type { MapFlights } from './flights.ts'

/** Between two markers of one shape. */
const BEAT = 45

/**
 * Shows what was told by the last action, on a table that already shows how it ended; with a negative delay as if it
 * had begun a while ago.
 */
export function playEvents(
  flights: MapFlights,
  view: RoamView,
  events: readonly RoamEvent[],
  delay: number,
): void {
  let after = delay
  for (const event of events) after = playEvent(flights, view, event, after)
}

/** One event; when the next may begin. */
function playEvent(flights: MapFlights, view: RoamView, event: RoamEvent, at: number): number {
  switch (event.type) {
    case 'placed':
      event.squares.forEach((square, i) => {
        flights.bringMarker(square, topOf(view, square), flights.seat(event.seat), at + i * BEAT)
      })
      for (const { square, owner } of event.replaced) {
        flights.sendAway(designOf(view, owner), flights.square(square), flights.seat(owner), at)
      }
      return takeCoins(flights, view, event.seat, event.squares, at + 220)
    case 'gapFilled':
      flights.bringMarker(event.square, topOf(view, event.square), flights.seat(event.seat), at)
      if (event.paid > 0) flights.sendAway('coin', flights.seat(event.seat), flights.square(event.square), at)
      return takeCoins(flights, view, event.seat, [event.square], at + 220)
    case 'shifted':
      flights.bringMarker(event.to, topOf(view, event.to), flights.square(event.from), at)
      return at + BEAT
    case 'used':
    case 'flipped':
      flights.turn(`[data-character="${event.character}"]`, at)
      return at
    case 'rested':
      view.players[event.seat].party.forEach(({ character }, i) => {
        flights.turn(`[data-character="${character}"]`, at + i * BEAT)
      })
      return at
    case 'rotated':
      flights.turn('.roam-card.sel button', at)
      return at
    case 'cardGained':
      flights.turn(`[data-slot="${event.slot}"]`, at + 160)
      flights.appear(`[data-character="${event.character}"]`, at + 160)
      return at + 160
    case 'completed':
      return sendHome(flights, view, event.slot, event.markers, at)
    case 'consolation':
    case 'coinTaken':
      flights.sendAway('coin', { x: 300, y: 300 }, flights.seat(event.seat), at)
      return at + BEAT
    case 'artifactBought':
      if (event.next !== null) flights.appear(`[data-artifact="${event.next}"]`, at)
      flights.appear(`[data-own="${event.artifact}"]`, at)
      return at
    default:
      return at
  }
}

const topOf = (view: RoamView, square: number): number => Math.max(0, view.squares[square].markers.length - 1)

function takeCoins(
  flights: MapFlights,
  view: RoamView,
  seat: number,
  squares: readonly number[],
  at: number,
): number {
  let when = at
  for (const square of squares) {
    for (let i = 0; i < view.squares[square].coins; i++) {
      flights.sendAway('coin', flights.square(square), flights.seat(seat), when)
      when += BEAT
    }
  }
  return when
}

/** Markers of a completed card go back to their owners. */
function sendHome(
  flights: MapFlights,
  view: RoamView,
  slot: number,
  markers: readonly number[],
  at: number,
): number {
  const owners = markers.flatMap((count, seat) => Array.from({ length: count }, () => seat))
  SQUARES_OF[slot].forEach((square, i) => {
    const owner = owners[i]
    if (owner === undefined || view.squares[square].markers.length > 0) return
    flights.sendAway(designOf(view, owner), flights.square(square), flights.seat(owner), at + i * BEAT)
  })
  return at + BEAT
}
