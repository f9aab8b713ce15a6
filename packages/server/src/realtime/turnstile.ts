/** Pauses are made up of what was owed until it is so much, in milliseconds: no clock is finer than that. */
const SHORT = 1

/**
 * Lets dear work through piece by piece: one in a turn of the loop, and after it as much time is left as that turn took.
 * So whoever plays waits for one piece at a time, however many want something and whatever they may spend, and half of
 * the time is always theirs. Those who wait take turns by where they come from: who asks for much waits for themselves.
 */
export class Turnstile {
  /** Who waits, by where they come from; the first of the first goes next. */
  readonly #lines = new Map<string, (() => void)[]>()
  #busy = false
  #owed = 0
  #began = 0
  #open = false

  /** Resolves when it is one's turn; what is done then at once is one piece. */
  pass(from: string): Promise<void> {
    if (this.#open) return Promise.resolve()
    if (!this.#busy) {
      this.#begin()
      return Promise.resolve()
    }
    const turn = Promise.withResolvers<void>()
    const line = this.#lines.get(from)
    if (line === undefined) this.#lines.set(from, [turn.resolve])
    else line.push(turn.resolve)
    return turn.promise
  }

  /** How many from there wait. */
  waiting(from: string): number {
    return this.#lines.get(from)?.length ?? 0
  }

  /** Lets everybody through from now on: a server that stops answers what it has heard. */
  open(): void {
    this.#open = true
    for (const line of this.#lines.values()) for (const turn of line) turn()
    this.#lines.clear()
  }

  #begin(): void {
    this.#busy = true
    this.#began = performance.now()
    setImmediate(() => this.#end())
  }

  #end(): void {
    const owed = this.#owed + performance.now() - this.#began
    this.#owed = owed < SHORT ? owed : 0
    if (owed < SHORT) this.#next()
    else setTimeout(() => this.#next(), owed)
  }

  #next(): void {
    for (const [from, line] of this.#lines) {
      const turn = line.shift()
      this.#lines.delete(from)
      if (line.length > 0) this.#lines.set(from, line)
      if (turn === undefined) continue
      this.#begin()
      turn()
      return
    }
    this.#busy = false
  }
}
