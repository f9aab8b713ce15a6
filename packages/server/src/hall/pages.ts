import type { Observer } from '@vyprava/kernel'

const MOST_PAGES = 32
const MOST_BYTES = 256 * 1024

/**
 * Earlier moments of one match, as they went out: whoever asks again gets the same text. What was seen stays seen, so
 * only a step back throws them away.
 */
export class Pages {
  readonly #kept = new Map<string, string>()
  #bytes = 0

  read(observer: Observer, number: number, count: number, write: () => string): string {
    const key = `${observer} ${number} ${count}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const text = write()
    this.#keep(key, text)
    return text
  }

  clear(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  #keep(key: string, text: string): void {
    if (text.length > MOST_BYTES) return
    this.#kept.set(key, text)
    this.#bytes += text.length
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= MOST_PAGES && this.#bytes <= MOST_BYTES) return
      this.#kept.delete(oldest)
      this.#bytes -= old.length
    }
  }
}
