import { chachaBlock } from './chacha.ts'
import { sha256Hex, sha256Text } from './hash.ts'

/** A generator as data: the seed and how many words were drawn. */
export interface RandomState {
  readonly seed: string
  readonly drawn: number
}

const WORDS = 16
const TWO_32 = 4294967296

/**
 * The only source of chance: ChaCha8 in counter mode, keyed by SHA-256 of the seed.
 * `drawn` counts the words taken so far; (seed, drawn) is the whole state, so any point can be restored.
 */
export class Random {
  readonly seed: string
  #drawn = 0
  #key: Uint32Array | null = null
  #words: Uint32Array | null = null
  #block = -1

  constructor(seed: string, drawn = 0) {
    this.seed = seed
    this.#drawn = drawn
  }

  static from(state: RandomState): Random {
    return new Random(state.seed, state.drawn)
  }

  get drawn(): number {
    return this.#drawn
  }

  /** Goes to another point of the same stream. */
  seek(drawn: number): void {
    this.#drawn = drawn
  }

  toJSON(): RandomState {
    return { seed: this.seed, drawn: this.#drawn }
  }

  /** The next 32 random bits as an integer from 0 to 2^32 - 1. */
  word(): number {
    const block = Math.floor(this.#drawn / WORDS)
    this.#key ??= keyOf(this.seed)
    this.#words ??= new Uint32Array(WORDS)
    if (block !== this.#block) {
      chachaBlock(this.#key, block, this.#words)
      this.#block = block
    }
    const word = this.#words[this.#drawn - block * WORDS]
    this.#drawn++
    return word
  }

  /** An integer from 0 to `below` - 1, every one equally likely (values that would favour some are drawn again). */
  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > TWO_32) {
      throw new RangeError(`Random.int needs a whole number from 1 to 2^32, not ${below}`)
    }
    const limit = TWO_32 - (TWO_32 % below)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % below
  }

  /** A die: 1 to `sides`. */
  die(sides: number): number {
    return this.int(sides) + 1
  }

  /** One of the list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Random.pick needs a list that is not empty')
    return list[this.int(list.length)]
  }

  /** Shuffles in place (Fisher and Yates) and returns the list. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const held = list[i]
      list[i] = list[j]
      list[j] = held
    }
    return list
  }

  /** A stream of its own that this one neither feeds nor follows. */
  derive(label: string): Random {
    return new Random(sha256Hex(`vyprava stream\n${this.seed}\n${label}`))
  }
}

function keyOf(seed: string): Uint32Array {
  const bytes = sha256Text(seed)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true))
}
