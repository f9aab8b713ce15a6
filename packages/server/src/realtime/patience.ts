/** Nothing is heard for so long of somebody who is too fast, at first and at most, in milliseconds. */
const FIRST = 1_000
const LONGEST = 8_000
/** Whoever was not too fast for so long begins anew. */
const CALM = 10_000

/** How long one client is not heard: each time in a row twice as long, because reading a flood is work that nobody pays. */
export class Patience {
  #next = FIRST
  #until = Number.NEGATIVE_INFINITY

  /** Somebody is too fast now. */
  lose(now: number): number {
    if (now - this.#until > CALM) this.#next = FIRST
    const rest = this.#next
    this.#until = now + rest
    this.#next = Math.min(2 * rest, LONGEST)
    return rest
  }
}
