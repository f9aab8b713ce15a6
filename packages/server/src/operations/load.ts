export interface LoadNeeds {
  /** Which part of the last second the process was at work, 0 to 1. */
  utilization(): number
  /** How long a bot that plays with people has waited for a place to think, in milliseconds. */
  botsWait(): number
}

/** So much work in each of so many seconds in a row is too much; and it is over when there is clearly less. */
const TOO_MUCH = 0.9
const ENOUGH = 0.75
const IN_A_ROW = 4
const BOTS_WAIT = 20_000

/**
 * Knows when this process has more to do than it can. Then new tables and spectators are turned away, before those who
 * play notice anything. Operators may drain it too: matches go on, and nothing new begins.
 */
export class Load {
  readonly #needs: LoadNeeds
  #above = 0
  #below = 0
  #full = false
  draining = false

  constructor(needs: LoadNeeds) {
    this.#needs = needs
  }

  /** Once a second. */
  look(): void {
    const used = this.#needs.utilization()
    this.#above = used > TOO_MUCH ? this.#above + 1 : 0
    this.#below = used < ENOUGH ? this.#below + 1 : 0
    if (this.#above >= IN_A_ROW) this.#full = true
    if (this.#below >= IN_A_ROW) this.#full = false
  }

  /** Nobody else is let in to watch. */
  get full(): boolean {
    return this.#full
  }

  /** No new tables are opened. */
  get busy(): boolean {
    return this.#full || this.draining || this.#needs.botsWait() > BOTS_WAIT
  }
}
