import { type Decision, type GameAction, Random, type Seat } from '@vyprava/kernel'
import { Piscina } from 'piscina'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { playing } from '../pace/absence.ts'
import { botWish } from '../store/journal.ts'
import type { StoredTable } from '../store/tables.ts'
import { Line } from './line.ts'

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
  /** A bot found no move that could be played, and a harmless one was played for it. */
  replaced?(game: string): void
  /** Where they think; worker threads, unless somebody tries something out. */
  readonly think?: (question: BotQuestion, signal: AbortSignal) => Promise<GameAction>
  /** How long one thinks before it is replaced, in milliseconds. */
  readonly patience?: number
}

/** Far longer than the strongest needs, on a busy machine too. */
const PATIENCE = 30_000

/** Lets bots think in worker threads and play what they found. */
export class BotSeats {
  readonly #pool: Piscina<BotQuestion, GameAction>
  readonly #asked = new Set<string>()
  readonly #needs: BotNeeds
  readonly #line: Line
  #hall: Hall | null = null
  #closed = false

  constructor(needs: BotNeeds) {
    this.#needs = needs
    this.#line = new Line(needs.threads, () => performance.now())
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
        this.#ask(id, row, bot, seat, live).catch((error: unknown) => {
          if (!this.#closed) this.#needs.failed(error)
        })
    }
  }

  /** How many wait for a place to think, and how long the one who plays with people has waited longest. */
  get waiting(): { readonly count: number; readonly longest: number } {
    return { count: this.#line.length, longest: this.#line.longest }
  }

  async #ask(table: string, row: StoredTable, bot: string, seat: Seat, live: Live): Promise<void> {
    const { length } = live
    const wish = botWish(length, seat)
    const key = `${table} ${wish}`
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const { view, decision, asides } = live.match.sight(seat)
      if (decision === null) return
      const version = live.version(seat)
      const question = { game: row.game, bot, seat, view, decision, asides, seed: key }
      const start = performance.now()
      const action = await this.#line.take(row.host, playing(row).length > 0, () => this.#think(question))
      if (this.#closed) return
      this.#needs.thought?.(row.game, (performance.now() - start) / 1000)
      const play = async (found: GameAction): Promise<boolean> => {
        // The person may have come back while the bot thought, or the match went on.
        const seen = await this.#hall?.see(table)
        const sitter = seen?.row.seats[seat]
        if (sitter === undefined || (sitter.bot ?? sitter.standIn) === null) return true
        if (seen?.live?.length !== length) return true
        // Two processes may have asked the same: the id of the wish lets only one of the answers in.
        const answer = await this.#hall?.fulfil(seat, {
          ...{ type: 'act', table, id: wish, version, action: { ...found } },
        })
        return answer?.type !== 'refused' && answer?.type !== 'error'
      }
      if (action !== null && (await play(action))) return
      this.#needs.replaced?.(row.game)
      await play(new Random(key).pick(decision.actions))
    } finally {
      this.#asked.delete(key)
    }
  }

  /** What a bot would play; null when it fails or does not come to an end. */
  async #think(question: BotQuestion): Promise<GameAction | null> {
    const { failed, patience = PATIENCE, think = this.#inThread } = this.#needs
    const signal = AbortSignal.timeout(patience)
    try {
      return await think(question, signal)
    } catch (error) {
      const { game, bot } = question
      if (!this.#closed) failed(new Error(`The bot "${bot}" of "${game}" does not move`, { cause: error }))
      return null
    }
  }

  readonly #inThread = (question: BotQuestion, signal: AbortSignal): Promise<GameAction> =>
    this.#pool.run(question, { signal })

  /** What they think of is given up: it is asked again when the table is looked at. */
  close(): Promise<void> {
    this.#closed = true
    return this.#pool.destroy()
  }
}
