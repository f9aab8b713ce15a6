const EVERY_MS = 150

/** Shows how far long work has come, on one line of a terminal; silent when nobody watches. */
export class Progress {
  readonly #label: string
  readonly #watched = process.stderr.isTTY === true
  #next = 0

  constructor(label: string) {
    this.#label = label
  }

  /** `done` of `total`, at most a few times per second. */
  at(done: number, total: number): void {
    if (this.#watched) this.say(`${done} of ${total} (${Math.floor((100 * done) / total)} %)`)
  }

  say(text: string): void {
    if (!this.#watched) return
    const now = performance.now()
    if (now < this.#next) return
    this.#next = now + EVERY_MS
    process.stderr.write(`\r\u001b[2K${this.#label}: ${text}`)
  }

  /** Wipes the line. */
  end(): void {
    if (this.#watched && this.#next > 0) process.stderr.write('\r\u001b[2K')
  }
}
