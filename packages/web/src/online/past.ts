import { applyPatch } from '@vyprava/kernel'
import { MOST_LOOKED, type ServerMessage } from '@vyprava/protocol'

type Past = Extract<ServerMessage, { type: 'past' }>

/**
 * What one pair of eyes saw at earlier moments: kept as it came, asked for in stretches when it is wanted, the latest
 * first and one question at a time, so that a long game does not come all at once.
 */
export class PastViews {
  readonly #views = new Map<number, object>()
  readonly #wanted = new Set<number>()
  readonly #ask: (number: number, count: number) => void
  /** The last moment of the stretch that is under way. */
  #asked: number | null = null

  constructor(ask: (number: number, count: number) => void) {
    this.#ask = ask
  }

  /** The view of a moment, or null while it is on its way. */
  at(number: number): object | null {
    const view = this.#views.get(number)
    if (view !== undefined) return view
    this.#wanted.add(number)
    this.#next()
    return null
  }

  put(number: number, view: object): void {
    this.#views.set(number, view)
    this.#wanted.delete(number)
  }

  /** What follows a moment was taken back. */
  forgetAfter(number: number): void {
    for (const known of this.#views.keys()) if (known > number) this.#views.delete(known)
    for (const wanted of this.#wanted) if (wanted > number) this.#wanted.delete(wanted)
  }

  hear({ number, view, steps }: Past): void {
    let last = view
    // What does not exist is not asked for again.
    for (const wanted of this.#wanted)
      if (wanted >= number && wanted <= (this.#asked ?? number)) this.#wanted.delete(wanted)
    this.#asked = null
    if (last !== null) this.put(number, last)
    for (const [place, patch] of steps.entries()) {
      const next = last === null ? null : applyPatch(last, patch)
      if (next === null || !next.ok) break
      last = next.value
      this.put(number + place + 1, last)
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
