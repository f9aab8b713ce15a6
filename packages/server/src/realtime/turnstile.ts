import { setImmediate, setTimeout } from 'node:timers/promises'

/** What takes less leaves no pause, in milliseconds. */
const SHORT = 1

/**
 * Lets dear work through piece by piece, and leaves as much time after each as it took: whoever plays meanwhile waits
 * for one piece at most, and half of the time is always theirs.
 */
export class Turnstile {
  #line: Promise<unknown> = Promise.resolve()

  pass<Result>(work: () => Result): Promise<Result> {
    let took = 0
    const passed = this.#line.then(() => {
      const start = performance.now()
      try {
        return work()
      } finally {
        took = performance.now() - start
      }
    })
    const pause = (): Promise<unknown> =>
      took < SHORT ? setImmediate() : setTimeout(took, null, { ref: false })
    this.#line = passed.then(pause, pause)
    return passed
  }
}
