/** What is looked at now and then. */
export interface Sample {
  /** Which part of one core the process uses, 0 to 1 and above with threads. */
  readonly processor: number
  /** In bytes. */
  readonly memory: number
  readonly sockets: number
  /** Bots that think or wait for a place to. */
  readonly bots: number
}

export interface HistoryNeeds {
  look(): Sample
  now(): number
}

/** One stretch of the last day: the highest of each; how long 99 of 100 answers took, in milliseconds, if there were any. */
export interface Stretch extends Sample {
  readonly answers: number | null
}

const STRETCH = 15 * 60_000
const KEPT = 96
/** Of one stretch so many answers are remembered, the latest. */
const MOST_ANSWERS = 1_000

/** What this process had to do in the last day, for the operators' page. It begins anew with the process. */
export class History {
  readonly #needs: HistoryNeeds
  readonly #stretches: Stretch[] = []
  #answers: number[] = []
  #written = 0
  #begun: number
  #highest: Sample | null = null
  #last: Sample | null = null

  constructor(needs: HistoryNeeds) {
    this.#needs = needs
    this.#begun = needs.now()
  }

  /** An answer took so many seconds. */
  answered(seconds: number): void {
    this.#answers[this.#written % MOST_ANSWERS] = seconds * 1000
    this.#written += 1
  }

  /** Now and then. */
  look(): void {
    const seen = this.#needs.look()
    this.#last = seen
    const before = this.#highest ?? seen
    this.#highest = {
      processor: Math.max(before.processor, seen.processor),
      memory: Math.max(before.memory, seen.memory),
      sockets: Math.max(before.sockets, seen.sockets),
      bots: Math.max(before.bots, seen.bots),
    }
    if (this.#needs.now() - this.#begun < STRETCH) return
    this.#stretches.push({ ...this.#highest, answers: this.#slow() })
    if (this.#stretches.length > KEPT) this.#stretches.shift()
    this.#begun = this.#needs.now()
    this.#highest = null
    this.#answers = []
    this.#written = 0
  }

  /** The last day, the oldest stretch first and the present one last; and how it is now. */
  shown(): { readonly stretches: readonly Stretch[]; readonly now: Stretch } {
    const now = { ...(this.#last ?? this.#needs.look()), answers: this.#slow() }
    return { stretches: [...this.#stretches, { ...now, ...this.#highest }], now }
  }

  #slow(): number | null {
    const sorted = this.#answers.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * 0.99)] ?? null
  }
}
