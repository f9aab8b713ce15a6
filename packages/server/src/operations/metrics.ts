import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted besides: looked up when somebody asks. */
export interface Gauges {
  tables(): number
  sockets(): number
  /** Bots that wait for a place to think. */
  bots(): number
  /** How long the one that plays with people has waited longest, in seconds. */
  botsWait(): number
  /** Whether new tables and spectators are turned away, and whether the process is drained. */
  busy(): boolean
  draining(): boolean
}

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30]

/** The numbers of one process, for Prometheus. No person or table is named in them. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #wishes: Histogram
  readonly #requests: Histogram
  readonly #thinking: Histogram
  readonly #jobs: Counter
  readonly #failures: Counter
  readonly #replaced: Counter
  readonly #refused: Counter
  readonly #questions: Histogram

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#wishes = new Histogram({
      name: 'vyprava_wish_seconds',
      help: 'From hearing what a player wants to the answer',
      labelNames: ['wish', 'answer'],
      buckets: FAST,
      registers,
    })
    this.#requests = new Histogram({
      name: 'vyprava_request_seconds',
      help: 'Requests over HTTP',
      labelNames: ['method', 'route', 'status'],
      buckets: FAST,
      registers,
    })
    this.#thinking = new Histogram({
      name: 'vyprava_bot_seconds',
      help: 'How long bots waited and thought',
      labelNames: ['game'],
      buckets: SLOW,
      registers,
    })
    this.#jobs = new Counter({
      name: 'vyprava_jobs_total',
      help: 'Deadlines and reminders that came due',
      labelNames: ['kind', 'outcome'],
      registers,
    })
    this.#replaced = new Counter({
      name: 'vyprava_bots_replaced_total',
      help: 'Moves that were played for bots which found none; each is in the log',
      labelNames: ['game'],
      registers,
    })
    this.#refused = new Counter({
      name: 'vyprava_turned_away_total',
      help: 'Wishes that were turned away: too many of one person or address, or the server was too busy',
      labelNames: ['why'],
      registers,
    })
    this.#questions = new Histogram({
      name: 'vyprava_database_seconds',
      help: 'Questions to the database',
      labelNames: ['outcome'],
      buckets: FAST,
      registers,
    })
    this.#failures = new Counter({
      name: 'vyprava_failures_total',
      help: 'Errors of the server itself; each is in the log',
      registers,
    })
  }

  /** Adds what is looked up. */
  watch(gauges: Gauges): void {
    const gauge = (name: string, help: string, count: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(count())
        },
      })
    gauge('vyprava_tables_in_memory', 'Tables that this process holds in memory', () => gauges.tables())
    gauge('vyprava_bots_waiting', 'Bots that wait for a place to think', () => gauges.bots())
    gauge('vyprava_bots_wait_seconds', 'The longest that a bot which plays with people waits now', () =>
      gauges.botsWait(),
    )
    gauge('vyprava_busy', '1 while new tables and spectators are turned away', () => Number(gauges.busy()))
    gauge('vyprava_draining', '1 while the process is drained', () => Number(gauges.draining()))
    gauge('vyprava_sockets', 'Open connections of players and spectators', () => gauges.sockets())
  }

  wish(wish: string, answer: string, seconds: number): void {
    this.#wishes.observe({ wish, answer }, seconds)
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds)
  }

  thought(game: string, seconds: number): void {
    this.#thinking.observe({ game }, seconds)
  }

  job(kind: string, outcome: 'done' | 'failed'): void {
    this.#jobs.inc({ kind, outcome })
  }

  replaced(game: string): void {
    this.#replaced.inc({ game })
  }

  turnedAway(why: 'busy' | 'tooFast' | 'tooMany'): void {
    this.#refused.inc({ why })
  }

  question(seconds: number, failed: boolean): void {
    this.#questions.observe({ outcome: failed ? 'failed' : 'done' }, seconds)
  }

  failure(): void {
    this.#failures.inc()
  }

  get type(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
