import { type HallTable, newHallTable } from './hall-table.ts'

/** The tables that lie in memory. At each of them one thing happens after the other. */
export class HallTables {
  readonly #all = new Map<string, HallTable>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#all.size
  }

  get(id: string): HallTable | null {
    return this.#all.get(id) ?? null
  }

  all(): [string, HallTable][] {
    return [...this.#all]
  }

  /** Does something at a table when everything before it is done. */
  at<Result>(id: string, work: (place: HallTable) => Promise<Result>): Promise<Result> {
    const found = this.#all.get(id)
    const place = found ?? newHallTable()
    if (found === undefined) this.#all.set(id, place)
    place.used = this.#now()
    const { line, waiting } = place
    const over = Promise.withResolvers<void>()
    // Known before the work begins, for it may itself bring something else to this table.
    place.line = over.promise
    place.waiting += 1
    const next = waiting === 0 ? work(place) : line.then(() => work(place))
    const done = (): void => {
      place.waiting -= 1
      over.resolve()
    }
    next.then(done, done)
    return next
  }

  /** Lets a table go at which nobody looks. */
  leave(id: string): void {
    if (this.#all.get(id)?.watchers.size === 0) this.#all.delete(id)
  }

  /** Lets all go at which nobody looks and that were not used since. */
  evict(before: number): void {
    for (const [id, { used }] of this.#all) if (used < before) this.leave(id)
  }

  /** Waits until everything that was begun is done. */
  async rest(): Promise<void> {
    await Promise.allSettled([...this.#all.values()].map(({ line }) => line))
  }
}
