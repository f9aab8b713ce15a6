import { networkOf } from '../realtime/doorkeeper.ts'
import type { Database } from '../store/schema.ts'

/** Addresses that operators have shut out, as the database had them when somebody last rang. */
export class Outcasts {
  readonly #db: Database
  #networks: ReadonlyMap<string, string> = new Map()

  constructor(db: Database) {
    this.#db = db
  }

  async read(): Promise<void> {
    const rows = await this.#db.selectFrom('address_bans').select(['network', 'reason']).execute()
    this.#networks = new Map(rows.map(({ network, reason }) => [network, reason]))
  }

  has(address: string): boolean {
    return this.why(address) !== null
  }

  /** Why nobody from there is let in; null when they are. */
  why(address: string): string | null {
    return this.#networks.size === 0 ? null : (this.#networks.get(networkOf(address)) ?? null)
  }
}
