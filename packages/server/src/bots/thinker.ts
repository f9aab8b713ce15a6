import type { Decision, GameAction, Seat } from '@vyprava/kernel'
import { Piscina } from 'piscina'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { botWish } from '../store/journal.ts'
import type { StoredTable } from '../store/tables.ts'

/** A question to a bot, as plain data: a view and a list, never a state. */
export interface BotQuestion {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: object
  readonly decision: Decision<GameAction>
  readonly asides: readonly GameAction[]
  /** Chance of its own, not the match's: it tells nothing of cards to come. */
  readonly seed: string
}

export interface BotNeeds {
  readonly threads: number
  failed(error: unknown): void
  /** A bot of a game has waited and thought for so long. */
  thought?(game: string, seconds: number): void
}

/** Lets bots think in worker threads and play what they found. */
export class BotSeats {
  readonly #pool: Piscina<BotQuestion, GameAction>
  readonly #asked = new Set<string>()
  readonly #needs: BotNeeds
  #hall: Hall | null = null
  #closed = false

  constructor(needs: BotNeeds) {
    this.#needs = needs
    this.#pool = new Piscina<BotQuestion, GameAction>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: needs.threads,
      idleTimeout: 30_000,
    })
  }

  /** Bots play in this hall. */
  serve(hall: Hall): void {
    this.#hall = hall
  }

  /** After a change at a table: whatever bots owe is asked of them, once. */
  look(id: string, row: StoredTable, live: Live | null): void {
    if (live === null || row.state !== 'playing') return
    for (const seat of live.match.deciders) {
      const bot = row.seats[seat].bot ?? row.seats[seat].standIn
      if (bot !== null)
        this.#ask(id, row.game, bot, seat, live).catch((error: unknown) => {
          if (!this.#closed) this.#needs.failed(error)
        })
    }
  }

  async #ask(table: string, game: string, bot: string, seat: Seat, live: Live): Promise<void> {
    const wish = botWish(live.length, seat)
    const key = `${table} ${wish}`
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const { view, decision, asides } = live.match.sight(seat)
      if (decision === null) return
      const version = live.version(seat)
      const start = performance.now()
      const action = await this.#pool.run({ game, bot, seat, view, decision, asides, seed: key })
      this.#needs.thought?.(game, (performance.now() - start) / 1000)
      // The person may have come back while the bot thought.
      const sitter = (await this.#hall?.see(table))?.row.seats[seat]
      if (sitter === undefined || (sitter.bot ?? sitter.standIn) === null) return
      // Two processes may have asked the same: the id of the wish lets only one of the answers in.
      await this.#hall?.fulfil(seat, { type: 'act', table, id: wish, version, action: { ...action } })
    } finally {
      this.#asked.delete(key)
    }
  }

  /** What they think of is given up: it is asked again when the table is looked at. */
  close(): Promise<void> {
    this.#closed = true
    return this.#pool.destroy()
  }
}
