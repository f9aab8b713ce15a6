import { coins as coinInk, type Seat as Design, marker } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { Edge } from '../../rules/index.ts'
import { corner } from '../board/ink.ts'
import { MARKER, RIM, SHEET } from '../board/units.ts'

/** Wood that is picked up, carried and put down. */
const CARRY = 'cubic-bezier(0.45, 0.05, 0.2, 1)'
const OUT = 'cubic-bezier(0.2, 0.8, 0.25, 1)'
const MOVE = 260
const TURN = 340

/** Where something is, in units of the map. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A stage for flights over one table; a new flight never waits for an old one. */
export class Flights {
  readonly #root: HTMLElement
  readonly #edge: Edge
  readonly #running = new Set<Animation>()

  constructor(root: HTMLElement, edge: Edge) {
    this.#root = root
    this.#edge = edge
  }

  /** Ends what is still in the air: the table is already as it will be. */
  land(): void {
    for (const animation of this.#running) animation.finish()
    this.#running.clear()
  }

  /** The middle of a square. */
  square(square: number): Spot {
    const { x, y } = corner(this.#edge, square)
    return { x: x + 50, y: y + 50 }
  }

  /** Where a seat's things are: its line in the rail if it can be seen, else its diamond on the frame. */
  seat(seat: Seat): Spot {
    const line = document.querySelector(`[data-roam-seat="${seat}"]`)
    const rail = line === null ? null : this.#spotOf(line)
    return rail ?? this.#pin(seat)
  }

  #pin(seat: Seat): Spot {
    const pin = this.#root.querySelector(`[data-pin="${seat}"]`)
    return (pin === null ? null : this.#spotOf(pin)) ?? { x: SHEET / 2, y: SHEET }
  }

  #spotOf(element: Element): Spot | null {
    const sheet = this.#root.querySelector('.roam-sheet')?.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    if (sheet === undefined || sheet.width === 0 || box.width === 0) return null
    const unit = (SHEET + 2 * RIM) / sheet.width
    return {
      x: (box.left + box.width / 2 - sheet.left) * unit - RIM,
      y: (box.top + box.height / 2 - sheet.top) * unit - RIM,
    }
  }

  /** A marker that lies on a square by now comes from somewhere. */
  bring(square: number, level: number, from: Spot, delay: number): void {
    const element = this.#root.querySelector(`[data-marker="${square}/${level}"]`)
    if (element === null) return
    const to = this.square(square)
    this.#run(
      element,
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)`, opacity: 0.9 },
        { transform: 'translate(0, -10px)', opacity: 1, offset: 0.86 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: MOVE, delay, easing: CARRY, fill: 'backwards' },
    )
  }

  /** Coins and markers that leave the map. */
  send(thing: 'coin' | Design, from: Spot, to: Spot, delay: number): void {
    const layer = this.#root.querySelector('.roam-flights')
    if (layer === null) return
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    ghost.innerHTML =
      thing === 'coin' ? coinInk(1, from.x, from.y, 38) : marker(thing, from.x, from.y, MARKER)
    layer.append(ghost)
    const flight = this.#run(
      ghost,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)`, opacity: 0.4 },
      ],
      { duration: MOVE + 120, delay, easing: CARRY, fill: 'both' },
    )
    flight.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    )
  }

  /** A card that turns over. */
  turn(selector: string, delay: number): void {
    const element = this.#root.querySelector(selector)
    if (element === null) return
    this.#run(
      element,
      [
        { transform: 'perspective(700px) rotateY(90deg)', opacity: 0.7 },
        { transform: 'perspective(700px) rotateY(0deg)', opacity: 1 },
      ],
      { duration: TURN, delay, easing: OUT, fill: 'backwards' },
    )
  }

  /** Something that was not there before. */
  appear(selector: string, delay: number): void {
    const element = this.#root.querySelector(selector)
    if (element === null) return
    this.#run(
      element,
      [
        { transform: 'translateY(-14px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: TURN, delay, easing: OUT, fill: 'backwards' },
    )
  }

  #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options)
    this.#running.add(animation)
    const done = () => this.#running.delete(animation)
    animation.finished.then(done, done)
    return animation
  }
}
