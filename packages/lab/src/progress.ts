import type { Outlet } from './command.ts'

const EVERY_MS = 150

/** Shows how far long work has come, on one line of a terminal; silent when nobody watches. */
export class Progress {
  readonly #label: string
  readonly #outlet: Outlet
  #next = 0

  constructor(label: string, outlet: Outlet) {
    this.#label = label
    this.#outlet = outlet
  }

  /** `done` of `total`, at most a few times per second. */
  at(done: number, total: number): void {
    if (this.#outlet.isTTY) this.say(`${done} of ${total} (${Math.floor((100 * done) / total)} %)`)
  }

  say(text: string): void {
    if (!this.#outlet.isTTY) return
    const now = performance.now()
    if (now < this.#next) return
    this.#next = now + EVERY_MS
    this.#outlet.write(`\r\u001b[2K${this.#label}: ${text}`)
  }

  /** Wipes the line. */
  end(): void {
    if (this.#outlet.isTTY && this.#next > 0) this.#outlet.write('\r\u001b[2K')
  }
}
