import { Flights, type Point } from '@vyprava/kit'
import { middleOf } from '../board/units.ts'

/** How high something is lifted that is carried over the board. */
const LIFT = 34
const CARRY = 'cubic-bezier(0.45, 0.05, 0.2, 1)'

const HEX_SIZED = { left: -376, top: -294, width: 752 }

/** The drawing as it is now: the plate grows where its letters have a floor. */
function skyOf(root: HTMLElement) {
  const sheet = root.querySelector('.df-sheet')
  const box = sheet instanceof SVGSVGElement ? sheet.viewBox.baseVal : null
  const { left, top, width } = box === null ? HEX_SIZED : { left: box.x, top: box.y, width: box.width }
  return { drawing: '.df-sheet', layer: '.df-flights', left, top, width }
}

const shift = (from: Point, to: Point): string => `translate(${from.x - to.x}px, ${from.y - to.y}px)`

/** A turn around a point of the drawing. */
export const turned = (degrees: number, { x, y }: Point, scale = 1): string =>
  `translate(${x}px, ${y}px) rotate(${degrees}deg) scale(${scale}) translate(${-x}px, ${-y}px)`

/** Flights of leaders, camps, machines and poison over the board. */
export class DefendersFlights extends Flights {
  readonly #table: HTMLElement
  readonly #watchers = new Set<MutationObserver>()

  constructor(root: HTMLElement) {
    super(root, skyOf(root))
    this.#table = root
  }

  override land(): void {
    for (const watcher of this.#watchers) watcher.disconnect()
    this.#watchers.clear()
    super.land()
  }

  /** Where a player's things are: the own circle, else the plate of the seat; else below the board. */
  circle(player: number): Point {
    return (
      this.spotOf(`[data-circle="${player}"]`, `[data-df-seat="${player}"]`, `[data-seat="${player}"]`) ?? {
        x: 0,
        y: 320,
      }
    )
  }

  /** The plate of a player's seat, if it can be seen. */
  plate(player: number): Point | null {
    return this.spotOf(`[data-seat="${player}"]`)
  }

  /** Begins when a thing is there: the land follows the pieces by a frame. Nobody sees it before it moves. */
  whenThere(selector: string, begin: () => void): void {
    const sheet = this.#table.querySelector('.df-sheet')
    if (sheet === null || this.#table.querySelector(selector) !== null) {
      begin()
      return
    }
    const watcher = new MutationObserver(() => {
      if (this.#table.querySelector(selector) === null) return
      watcher.disconnect()
      this.#watchers.delete(watcher)
      begin()
    })
    this.#watchers.add(watcher)
    watcher.observe(sheet, { childList: true, subtree: true })
  }

  /** Something that stands at the end of a way by now goes along it. */
  along(selector: string, points: readonly Point[], duration: number, delay: number): void {
    const end = points.at(-1)
    if (end === undefined || points.length < 2) return
    this.move(
      selector,
      points.map((point) => ({ transform: shift(point, end) })),
      { duration, delay, easing: 'ease-in-out' },
    )
  }

  /** Something that lies there by now is carried there over the board. */
  carry(selector: string, from: Point, to: Point, duration: number, delay: number): void {
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - LIFT }
    this.move(
      selector,
      [
        { transform: shift(from, to), opacity: 0.9 },
        { transform: `${shift(top, to)} scale(1.06)`, opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay, easing: CARRY },
    )
  }

  /** Something that is only seen on its way. */
  pass(ink: string, points: readonly Point[], duration: number, delay: number): void {
    const [start] = points
    const frames = points.map((point, place) => ({
      transform: shift(point, start),
      opacity: place === points.length - 1 ? 0.5 : 1,
    }))
    this.show(ink, frames, { duration, delay, easing: CARRY })
  }

  /** Something rises and fades. */
  vanish(ink: string, at: Point, duration: number, delay: number): void {
    this.show(
      ink,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(0, ${-LIFT}px) ${turned(0, at, 0.5)}`, opacity: 0 },
      ],
      { duration, delay, easing: 'ease-out' },
    )
  }

  /** Something shrinks away around a point. */
  shrink(ink: string, at: Point, duration: number, delay: number): void {
    this.show(
      ink,
      [
        { transform: 'none', opacity: 1 },
        { transform: turned(0, at, 0.2), opacity: 0 },
      ],
      { duration, delay, easing: 'ease-in' },
    )
  }

  /** Something that is there by now grows out of a point. */
  grow(selector: string, at: Point, duration: number, delay: number, from = 0.3): void {
    this.move(
      selector,
      [
        { transform: turned(0, at, from), opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, delay },
    )
  }

  hex(hex: number): Point {
    return middleOf(hex)
  }
}
