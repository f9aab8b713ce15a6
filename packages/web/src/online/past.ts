import { applyPatch } from '@vyprava/kernel'
import { MOST_LOOKED, type PastShown } from '@vyprava/protocol'

/** What was seen at a moment, and who was to move. */
export interface Moment {
  readonly view: object
  readonly deciders: readonly number[]
}

/**
 * What one pair of eyes saw at earlier moments: kept as it came, asked for in stretches when it is wanted, the latest
 * first and one question at a time, so that a long game does not come all at once.
 */
export class PastViews {
  readonly #moments = new Map<number, Moment>()
  readonly #wanted = new Set<number>()
  readonly #ask: (number: number, count: number) => void
  /** The last moment of the stretch that is under way. */
  #asked: number | null = null

  constructor(ask: (number: number, count: number) => void) {
    this.#ask = ask
  }

  /** A moment, or null while it is on its way. */
  at(number: number): Moment | null {
    const moment = this.#moments.get(number)
    if (moment !== undefined) return moment
    this.#wanted.add(number)
    this.#next()
    return null
  }

  /** A moment that is here already; nothing is asked for. */
  known(number: number): Moment | null {
    return this.#moments.get(number) ?? null
  }

  put(number: number, moment: Moment): void {
    this.#moments.set(number, moment)
    this.#wanted.delete(number)
  }

  /** What follows a moment was taken back. */
  forgetAfter(number: number): void {
    for (const known of this.#moments.keys()) if (known > number) this.#moments.delete(known)
    for (const wanted of this.#wanted) if (wanted > number) this.#wanted.delete(wanted)
  }

  hear({ number, view, steps, deciders }: PastShown): void {
    let last = view
    // What does not exist is not asked for again.
    for (const wanted of this.#wanted)
      if (wanted >= number && wanted <= (this.#asked ?? number)) this.#wanted.delete(wanted)
    this.#asked = null
    if (last !== null) this.put(number, { view: last, deciders: deciders[0] ?? [] })
    for (const [place, patch] of steps.entries()) {
      const next = last === null ? null : applyPatch(last, patch)
      if (next === null || !next.ok) break
      last = next.value
      this.put(number + place + 1, { view: last, deciders: deciders[place + 1] ?? [] })
    }
    this.#next()
  }

  /** A new connection: what was under way is lost. */
  again(): void {
    this.#asked = null
    this.#next()
  }

  #next(): void {
    if (this.#asked !== null || this.#wanted.size === 0) return
    this.#asked = -1
    // All that is wanted in one go is asked for together.
    setTimeout(() => {
      this.#asked = null
      if (this.#wanted.size === 0) return
      const last = Math.max(...this.#wanted)
      const among = [...this.#wanted].filter((number) => number > last - MOST_LOOKED)
      const first = Math.min(...among)
      this.#asked = last
      this.#ask(first, last - first + 1)
    })
  }
}
