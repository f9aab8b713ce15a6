import { coins as coinInk, type Design, marker } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import { Flights, type Point } from '@vyprava/kit'
import type { Edge } from '../../rules/index.ts'
import { corner } from '../board/ink.ts'
import { MAP_WIDTH, MARKER, RIM, SHEET } from '../board/units.ts'

const SKY = { drawing: '.roam-sheet', layer: '.roam-flights', left: -RIM, top: -RIM, width: MAP_WIDTH }

/** Flights of markers and coins over the map. */
export class MapFlights extends Flights {
  readonly #edge: Edge

  constructor(root: HTMLElement, edge: Edge) {
    super(root, SKY)
    this.#edge = edge
  }

  /** The middle of a square. */
  square(square: number): Point {
    const { x, y } = corner(this.#edge, square)
    return { x: x + 50, y: y + 50 }
  }

  /** Where a seat's things are: its line in the rail if it can be seen, else its diamond on the frame. */
  seat(seat: Seat): Point {
    const spot = this.spotOf(`[data-roam-seat="${seat}"]`, `[data-pin="${seat}"]`)
    return spot ?? { x: SHEET / 2, y: SHEET }
  }

  /** A marker that lies on a square by now comes from somewhere. */
  bringMarker(square: number, level: number, from: Point, delay: number): void {
    this.bring(`[data-marker="${square}/${level}"]`, from, this.square(square), delay)
  }

  /** Coins and markers that leave the map. */
  sendAway(thing: 'coin' | Design, from: Point, to: Point, delay: number): void {
    const { x, y } = from
    this.send(thing === 'coin' ? coinInk(1, x, y, 38) : marker(thing, x, y, MARKER), from, to, delay)
  }
}
