/** Lets so many things through in a second on average, and so many at once. */
export class Bucket {
  readonly #perSecond: number
  readonly #most: number
  #left: number
  #filled: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#left = most
    this.#filled = now
  }

  take(now: number): boolean {
    // A clock that is set back takes nothing away.
    const passed = Math.max(0, now - this.#filled)
    this.#left = Math.min(this.#most, this.#left + (passed / 1000) * this.#perSecond)
    this.#filled = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
