/**
 * Work that may be done for somebody, in milliseconds of the server's time: so much in a second on average, and so much
 * at once. What something costs is known after it is done, so a budget goes into debt, and rests until that is paid.
 */
export class Budget {
  readonly #perSecond: number
  readonly #most: number
  #left: number
  #filled: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#left = most
    this.#filled = now
  }

  /** How long nothing more is done, in milliseconds. */
  rest(now: number): number {
    this.#fill(now)
    return this.#left > 0 ? 0 : 1 + (-this.#left / this.#perSecond) * 1000
  }

  spend(cost: number, now: number): void {
    this.#fill(now)
    this.#left -= cost
  }

  /** Whether nothing is owed any more: then it can be forgotten. */
  full(now: number): boolean {
    this.#fill(now)
    return this.#left === this.#most
  }

  /** A clock that is set back takes nothing away. */
  #fill(now: number): void {
    const passed = Math.max(0, now - this.#filled)
    this.#left = Math.min(this.#most, this.#left + (passed / 1000) * this.#perSecond)
    this.#filled = now
  }
}

/** What is anybody's own, and what all have in common for those who need more. */
interface Extra {
  readonly own: Budget
  readonly common: Budget
}

/**
 * What somebody's work is paid from: all of these budgets, and besides either one's own share or, when that is used up,
 * what all have in common. So many who ask for much at the same time share it, and whoever asks for little never waits.
 */
export class Purse {
  readonly #budgets: readonly Budget[]
  readonly #now: () => number
  readonly #extra: Extra | null

  constructor(budgets: readonly Budget[], now: () => number, extra: Extra | null = null) {
    this.#budgets = budgets
    this.#now = now
    this.#extra = extra
  }

  /** How long nothing more is done, in milliseconds. */
  rest(): number {
    const now = this.#now()
    let all = 0
    for (const budget of this.#budgets) all = Math.max(all, budget.rest(now))
    if (this.#extra === null) return all
    const own = this.#extra.own.rest(now)
    return own === 0 ? all : Math.max(all, Math.min(own, this.#extra.common.rest(now)))
  }

  /** Whether what comes next is paid from one's own share: whoever lives on that asks for little. */
  get own(): boolean {
    return this.#extra !== null && this.#extra.own.rest(this.#now()) === 0
  }

  spend(cost: number): void {
    const now = this.#now()
    for (const budget of this.#budgets) budget.spend(cost, now)
    if (this.#extra === null) return
    const { own, common } = this.#extra
    const payer = own.rest(now) === 0 ? own : common
    payer.spend(cost, now)
  }
}
