import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client'

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

/** How often it is looked how late the loop is, in milliseconds: the usual ten were most of what an idle server does. */
const LAG_EVERY = 40

/** So many times are gathered before they are sorted into buckets: to do that one by one is dear. */
const GATHERED = 256

/** Times of one kind: noted at once, sorted together and before anybody looks. */
class Times<Label extends string> {
  readonly #histogram: Histogram<Label>
  #noted: { readonly labels: Record<Label, string>; readonly seconds: number }[] = []

  constructor(kind: HistogramConfiguration<Label>) {
    this.#histogram = new Histogram({ ...kind, collect: () => this.#sort() })
  }

  note(labels: Record<Label, string>, seconds: number): void {
    if (this.#noted.push({ labels, seconds }) >= GATHERED) this.#sort()
  }

  #sort(): void {
    for (const { labels, seconds } of this.#noted) this.#histogram.observe(labels, seconds)
    this.#noted = []
  }
}

/** The numbers of one process, for Prometheus. No person or table is named in them. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #wishes: Times<'wish' | 'answer'>
  readonly #requests: Times<'method' | 'route' | 'status'>
  readonly #thinking: Times<'game'>
  readonly #jobs: Counter
  readonly #failures: Counter
  readonly #replaced: Counter
  readonly #refused: Counter
  readonly #questions: Times<'outcome'>

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LAG_EVERY })
    this.#wishes = new Times({
      name: 'vyprava_wish_seconds',
      help: 'From hearing what a player wants to the answer',
      labelNames: ['wish', 'answer'],
      buckets: FAST,
      registers,
    })
    this.#requests = new Times({
      name: 'vyprava_request_seconds',
      help: 'Requests over HTTP',
      labelNames: ['method', 'route', 'status'],
      buckets: FAST,
      registers,
    })
    this.#thinking = new Times({
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
    this.#questions = new Times({
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
    this.#wishes.note({ wish, answer }, seconds)
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.note({ method, route, status: String(status) }, seconds)
  }

  thought(game: string, seconds: number): void {
    this.#thinking.note({ game }, seconds)
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
    this.#questions.note({ outcome: failed ? 'failed' : 'done' }, seconds)
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
