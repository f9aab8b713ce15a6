import { type Asked, type BotQuestion, HANGS, hosted } from '@vyprava/bots'
import { type GameAction, Random, type Seat } from '@vyprava/kernel'
import { Piscina } from 'piscina'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { playing } from '../pace/absence.ts'
import { botWish } from '../store/journal.ts'
import type { StoredTable } from '../store/tables.ts'
import { ThinkingQueue } from './queue.ts'

/** A question to a bot of a seat, as plain data. */
export interface SeatQuestion extends BotQuestion {
  readonly game: string
  /** Chance of its own, not the match's: it tells nothing of cards to come. */
  readonly seed: string
}

export interface BotNeeds {
  readonly threads: number
  failed(error: unknown): void
  /** A bot of a game has waited and thought for so long. */
  thought?(game: string, seconds: number): void
  /** A bot found no move that could be played, and the game's harmless stand-in played for it. */
  replaced?(game: string): void
  /** Where they think; worker threads, unless somebody tries something out. */
  readonly think?: (question: SeatQuestion, given: AbortSignal) => Promise<number>
  /** How long one thinks before it is replaced, in milliseconds. */
  readonly patience?: number
}

const later = (call: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(call, milliseconds)
  return () => clearTimeout(timer)
}

/** Lets bots think in worker threads and play what they found. */
export class BotSeats {
  readonly #pool: Piscina<SeatQuestion, number>
  readonly #asked = new Set<string>()
  readonly #needs: BotNeeds
  readonly #queue: ThinkingQueue
  #hall: Hall | null = null
  #closed = false

  constructor(needs: BotNeeds) {
    this.#needs = needs
    this.#queue = new ThinkingQueue(needs.threads, () => performance.now())
    this.#pool = new Piscina<SeatQuestion, number>({
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
    return { count: this.#queue.length, longest: this.#queue.longest }
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
      const { patience: limit = HANGS } = this.#needs
      const { game: rules } = live.match
      const random = new Random(key)
      const { action, failure } = await this.#queue.take(row.host, playing(row).length > 0, () =>
        hosted({ rules: { game: rules }, think: this.#think, limit, later, random }, question),
      )
      if (this.#closed) return
      this.#needs.thought?.(row.game, (performance.now() - start) / 1000)
      const play = async (found: GameAction): Promise<boolean> => {
        // Two processes may have asked the same: the id of the wish lets only one of the answers in. The person may
        // have come back while the bot thought, or the match went on.
        const answer = await this.#hall?.grant(
          { type: 'act', table, id: wish, version, action: { ...found } },
          ({ seats }, now) => {
            const { bot: own, standIn } = seats[seat]
            return (own ?? standIn) !== null && now?.length === length ? seat : null
          },
        )
        return answer?.type !== 'refused' && answer?.type !== 'error'
      }
      if (failure !== null) this.#replaced(question, failure)
      if (await play(action)) return
      this.#replaced(question, 'its move was refused')
      await play(rules.standIn(view, seat, decision, random))
    } finally {
      this.#asked.delete(key)
    }
  }

  #replaced({ game, bot }: SeatQuestion, why: string): void {
    this.#needs.failed(new Error(`The bot "${bot}" of "${game}" does not move: ${why}`))
    this.#needs.replaced?.(game)
  }

  readonly #think = (question: SeatQuestion): Asked => {
    const { think = this.#inThread } = this.#needs
    const over = new AbortController()
    return { place: think(question, over.signal), giveUp: () => over.abort() }
  }

  readonly #inThread = (question: SeatQuestion, signal: AbortSignal): Promise<number> =>
    this.#pool.run(question, { signal })

  /** What they think of is given up: it is asked again when the table is looked at. */
  close(): Promise<void> {
    this.#closed = true
    return this.#pool.destroy()
  }
}
