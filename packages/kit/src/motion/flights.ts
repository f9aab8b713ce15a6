import type { Point } from '../gestures/gesture.ts'

/** Wood that is picked up, carried and put down. */
const CARRY = 'cubic-bezier(0.45, 0.05, 0.2, 1)'
const OUT = 'cubic-bezier(0.2, 0.8, 0.25, 1)'
const MOVE = 260
const TURN = 340

/** The drawing over which things fly: where to find it, its view box, and the layer for what leaves the board. */
export interface Sky {
  readonly drawing: string
  readonly layer: string
  readonly left: number
  readonly top: number
  readonly width: number
}

/** How long a flight takes and when it begins, in milliseconds. */
export interface Pace {
  readonly duration: number
  readonly delay: number
  readonly easing?: string
}

/** A stage for flights over one table; a new flight never waits for an old one. Only transform and opacity move. */
export class Flights {
  readonly #root: HTMLElement
  readonly #sky: Sky
  readonly #running = new Set<Animation>()

  constructor(root: HTMLElement, sky: Sky) {
    this.#root = root
    this.#sky = sky
  }

  /** Ends what is still in the air: the table is already as it will be. */
  land(): void {
    for (const animation of this.#running) animation.finish()
    this.#running.clear()
  }

  /** The middle of the first of these things that can be seen, in units of the drawing. */
  spotOf(...selectors: readonly string[]): Point | null {
    const { drawing, left, top, width } = this.#sky
    const sheet = this.#root.querySelector(drawing)?.getBoundingClientRect()
    if (sheet === undefined || sheet.width === 0) return null
    for (const selector of selectors) {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      if (box === undefined || box.width === 0) continue
      const unit = width / sheet.width
      return {
        x: (box.left + box.width / 2 - sheet.left) * unit + left,
        y: (box.top + box.height / 2 - sheet.top) * unit + top,
      }
    }
    return null
  }

  /** Something on the table goes through some states and ends as it lies there. */
  move(selector: string, frames: Keyframe[], { duration, delay, easing = OUT }: Pace): void {
    this.#run(selector, frames, { duration, delay, easing, fill: 'backwards' })
  }

  /** Something that is seen only meanwhile: its ink over the board, in units of the drawing. */
  show(ink: string, frames: Keyframe[], { duration, delay, easing = OUT }: Pace): void {
    const layer = this.#root.querySelector(this.#sky.layer)
    if (layer === null) return
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    ghost.innerHTML = ink
    layer.append(ghost)
    const gone = () => ghost.remove()
    this.#animate(ghost, frames, { duration, delay, easing, fill: 'both' }).finished.then(gone, gone)
  }

  /** Something that lies on the board by now comes from somewhere. */
  bring(selector: string, from: Point, to: Point, delay: number): void {
    this.#run(
      selector,
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)`, opacity: 0.9 },
        { transform: 'translate(0, -10px)', opacity: 1, offset: 0.86 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: MOVE, delay, easing: CARRY, fill: 'backwards' },
    )
  }

  /** Something that leaves the board: its ink, drawn where it lay. */
  send(ink: string, from: Point, to: Point, delay: number): void {
    const away = `translate(${to.x - from.x}px, ${to.y - from.y}px)`
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: away, opacity: 0.4 },
    ]
    this.show(ink, frames, { duration: MOVE + 120, delay, easing: CARRY })
  }

  /** A card that turns over. */
  turn(selector: string, delay: number): void {
    this.#run(
      selector,
      [
        { transform: 'perspective(700px) rotateY(90deg)', opacity: 0.7 },
        { transform: 'perspective(700px) rotateY(0deg)', opacity: 1 },
      ],
      { duration: TURN, delay, easing: OUT, fill: 'backwards' },
    )
  }

  /** Something that was not there before. */
  appear(selector: string, delay: number): void {
    this.#run(
      selector,
      [
        { transform: 'translateY(-14px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: TURN, delay, easing: OUT, fill: 'backwards' },
    )
  }

  #run(selector: string, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const element = this.#root.querySelector(selector)
    if (element !== null) this.#animate(element, frames, options)
  }

  #animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options)
    this.#running.add(animation)
    const done = () => this.#running.delete(animation)
    animation.finished.then(done, done)
    return animation
  }
}
