/**
 * Lets one after the other use something. Whoever goes first goes before all who wait already: moves of those who play,
 * so that they wait for one other at most.
 */
export class Lock {
  #taken = false
  readonly #first: (() => void)[] = []
  readonly #others: (() => void)[] = []

  /** Waits for one's turn. */
  take(): Promise<void> {
    return this.#wait(this.#others)
  }

  release(): void {
    if (!this.#taken) throw new Error('Nobody has it')
    const next = this.#first.shift() ?? this.#others.shift()
    if (next === undefined) this.#taken = false
    else next()
  }

  /** Does something, before all others who wait. */
  async first<Result>(work: () => Result): Promise<Result> {
    await this.#wait(this.#first)
    try {
      return work()
    } finally {
      this.release()
    }
  }

  #wait(line: (() => void)[]): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    const turn = Promise.withResolvers<void>()
    line.push(turn.resolve)
    return turn.promise
  }
}
