/** Somebody who waits for a place to think. */
interface Waiting {
  readonly owner: string
  readonly since: number
  readonly go: () => void
}

/**
 * Who thinks next. Bots that play with people go before those that play for nobody, and among them each host's in turn:
 * whoever has many bots makes nobody else wait for all of them.
 */
export class ThinkingQueue {
  readonly #places: number
  readonly #now: () => number
  /** With people, for nobody; in each the hosts in the order of their turns. */
  readonly #waiting = [new Map<string, Waiting[]>(), new Map<string, Waiting[]>()] as const
  #busy = 0

  constructor(places: number, now: () => number) {
    this.#places = places
    this.#now = now
  }

  /** How many wait. */
  get length(): number {
    return this.#waiting.flatMap((hosts) => [...hosts.values()]).reduce((sum, { length }) => sum + length, 0)
  }

  /** How long the one has waited who plays with people and waits longest, in milliseconds. */
  get longest(): number {
    const since = [...this.#waiting[0].values()].map(([first]) => first.since)
    return since.length === 0 ? 0 : Math.max(0, this.#now() - Math.min(...since))
  }

  /** Thinks when it is their turn. */
  async take<Result>(owner: string, withPeople: boolean, think: () => Promise<Result>): Promise<Result> {
    if (this.#busy >= this.#places) await this.#wait(owner, withPeople)
    else this.#busy += 1
    try {
      return await think()
    } finally {
      this.#next()
    }
  }

  #wait(owner: string, withPeople: boolean): Promise<void> {
    const hosts = this.#waiting[withPeople ? 0 : 1]
    return new Promise((go) => {
      const own = hosts.get(owner) ?? []
      own.push({ owner, since: this.#now(), go })
      hosts.set(owner, own)
    })
  }

  /** The place of whoever is done goes to the next one, or is free. */
  #next(): void {
    for (const hosts of this.#waiting)
      for (const [owner, own] of hosts) {
        const [first, ...others] = own
        hosts.delete(owner)
        if (others.length > 0) hosts.set(owner, others)
        first.go()
        return
      }
    this.#busy -= 1
  }
}
