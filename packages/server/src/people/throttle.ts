/** So many times in so many seconds. */
export interface Rate {
  readonly window: number
  readonly max: number
}

const MOST_KEPT = 20_000

/** Counts what is tried, by whatever it is counted by; each server its own, and no more than fits. */
export class Throttle {
  readonly #now: () => number
  readonly #tried = new Map<string, { count: number; until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** One more try: whether it is let through, or how many seconds to wait. */
  readonly consume = async (
    key: string,
    { window, max }: Rate,
  ): Promise<{ allowed: boolean; retryAfter: number | null }> => {
    const now = this.#now()
    const known = this.#tried.get(key)
    const tried = known !== undefined && known.until > now ? known : { count: 0, until: now + window * 1000 }
    // The latest last: the oldest is forgotten first.
    this.#tried.delete(key)
    this.#tried.set(key, tried)
    if (this.#tried.size > MOST_KEPT) this.#forgetOldest()
    tried.count += 1
    if (tried.count <= max) return { allowed: true, retryAfter: null }
    return { allowed: false, retryAfter: Math.ceil((tried.until - now) / 1000) }
  }

  /** It was right: what was tried before counts for nothing. */
  clear(key: string): void {
    this.#tried.delete(key)
  }

  #forgetOldest(): void {
    const [oldest] = this.#tried.keys()
    this.#tried.delete(oldest)
  }
}
