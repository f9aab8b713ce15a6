import type { Observer, Seat } from './contract.ts'
import type { LineStep } from './journal.ts'
import { same } from './json.ts'
import { heardBy } from './told.ts'

/** What is asked of the line: who decides after its last step, and what somebody saw at points in their order. */
export interface Looked {
  readonly deciders: readonly Seat[]
  walk(observer: Observer): (point: number) => object
}

/** Which points each observer is known to have noticed, and how many steps were looked at for that. */
export type KeptMoments = readonly {
  readonly observer: Observer
  readonly points: readonly number[]
  readonly looked: number
}[]

/**
 * The points of a line that an observer can tell apart: the beginning, and those after an action of its own, one of
 * which it heard or saw something, or one that changed who is asked. Steps that it does not notice, such as those of
 * a secret answer in several parts, are not counted: their number would tell how long the answer is.
 */
export class Moments<Action, Event> {
  readonly #steps: readonly LineStep<Action, Event>[]
  readonly #known = new Map<Observer, { points: number[]; looked: number }>()

  constructor(steps: readonly LineStep<Action, Event>[]) {
    this.#steps = steps
  }

  of(observer: Observer, line: Looked): readonly number[] {
    const known = this.#known.get(observer) ?? { points: [0], looked: 0 }
    this.#known.set(observer, known)
    const seen = seenIn(line.walk(observer))
    for (; known.looked < this.#steps.length; known.looked++) {
      if (this.#noticed(known.looked, observer, line.deciders, seen)) known.points.push(known.looked + 1)
    }
    return known.points
  }

  #noticed(
    index: number,
    observer: Observer,
    deciders: readonly Seat[],
    seen: (point: number) => object,
  ): boolean {
    const { seat, told, asked } = this.#steps[index]
    if (seat === observer || heardBy(told, observer).length > 0) return true
    const after = index + 1 < this.#steps.length ? this.#steps[index + 1].asked : deciders
    return !same(asked, after) || !same(seen(index), seen(index + 1))
  }

  /** What was found out so far, as plain data. */
  keep(): KeptMoments {
    return [...this.#known].map(([observer, { points, looked }]) => ({
      observer,
      points: points.slice(),
      looked,
    }))
  }

  resume(kept: KeptMoments): void {
    this.#known.clear()
    for (const { observer, points, looked } of kept)
      this.#known.set(observer, { points: points.slice(), looked })
  }

  /** Everything after a point was taken back. */
  forgetFrom(number: number): void {
    for (const known of this.#known.values()) {
      known.looked = Math.min(known.looked, number)
      while (known.points[known.points.length - 1] > number) known.points.pop()
    }
  }
}

/** The last view is kept: after one step is before the next. */
function seenIn(walk: (point: number) => object): (point: number) => object {
  let last: { readonly point: number; readonly view: object } | null = null
  return (point) => {
    if (last?.point !== point) last = { point, view: walk(point) }
    return last.view
  }
}
