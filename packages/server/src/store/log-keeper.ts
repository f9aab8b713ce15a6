import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Checkpoint } from './checkpoint-worker.ts'

interface LogNeeds {
  readonly database: string
  /** Does something while nobody else uses the database in this process. */
  alone(work: () => Promise<void>): Promise<void>
}

/** After so many commits the log is carried over: some megabytes. */
const LONG = 512
/** From so many pages on it has to begin anew: 32 megabytes. */
const TOO_LONG = 8_192

/**
 * Keeps the log of an embedded database short without anybody waiting: the database itself would carry it over in the
 * middle of a commit, and the whole process would stand still for it. A thread carries it over while others write on.
 * By itself the log begins anew when nothing is left in it; where others never stop writing they wait now and then for
 * the little that came meanwhile, so that it does not grow for ever.
 */
export class LogKeeper {
  readonly #needs: LogNeeds
  #worker: Worker | null = null
  #commits = 0
  #work: Promise<void> | null = null
  #closed = false

  constructor(needs: LogNeeds) {
    this.#needs = needs
  }

  /** Something was committed. */
  committed(): void {
    this.#commits += 1
    if (this.#closed || this.#work !== null || this.#commits < LONG) return
    this.#commits = 0
    this.#work = this.#shorten()
      // The database carries it over itself in the end, so nothing is lost when the thread fails.
      .catch(() => {})
      .finally(() => {
        this.#work = null
      })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#work
    await this.#worker?.terminate()
  }

  async #shorten(): Promise<void> {
    const pages = await this.#carry({ whole: false })
    if (pages < TOO_LONG) return
    // What came meanwhile, so that little is left for which everybody waits.
    await this.#carry({ whole: false })
    await this.#needs.alone(async () => {
      await this.#carry({ whole: true })
    })
  }

  /** How long the log is then, in pages. */
  async #carry(checkpoint: Checkpoint): Promise<number> {
    const worker = this.#worker ?? this.#hire()
    const over = new AbortController()
    const done = Promise.race(['message', 'exit'].map((event) => once(worker, event, over)))
    worker.postMessage(checkpoint)
    // Whoever was not heard is not listened for any more.
    const [pages]: unknown[] = await done.finally(() => over.abort())
    return typeof pages === 'number' ? pages : 0
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: this.#needs.database,
    })
    worker.unref()
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null
    })
    this.#worker = worker
    return worker
  }
}
