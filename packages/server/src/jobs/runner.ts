import { setTimeout as pause } from 'node:timers/promises'
import { type ClaimedJob, claimJobs, delayJob, finishJob, type Kinds, nextDue } from '../store/jobs.ts'
import type { Database } from '../store/schema.ts'

/** Does a job of one kind. It may be called twice for the same job, when a process died in the middle. */
export type Work = (subject: string, due: number) => Promise<void>

export interface RunnerNeeds {
  readonly db: Database
  readonly work: Readonly<Record<string, Work>>
  /** What it does; all kinds unless it is said. What may take long has a runner of its own: nothing waits for it. */
  readonly kinds?: Kinds
  /** How long a job may take, in milliseconds; then it has failed, and is tried again. */
  readonly patience?: number
  now(): number
  failed(error: unknown): void
  done?(kind: string, outcome: 'done' | 'failed'): void
}

/** How long a process may take for a job before another one tries it. */
const LEASE = 60_000
const AT_ONCE = 20
const PATIENCE = 20_000
const EVERY = 1_000
const LONGEST_REST = 60 * 60_000

/** Does what is due, beside any number of other processes: each job by one of them, again if that one dies. */
export class JobRunner {
  readonly #needs: RunnerNeeds
  #timer: NodeJS.Timeout | null = null
  #round: Promise<unknown> = Promise.resolve()

  constructor(needs: RunnerNeeds) {
    this.#needs = needs
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#round = this.tick()
        .catch((error: unknown) => this.#needs.failed(error))
        .finally(() => {
          if (this.#timer !== null) this.start()
        })
    }, EVERY)
    this.#timer.unref()
  }

  /** Finishes what it is at, and takes nothing new. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    await this.#round
  }

  /** Does everything that is due now; how much it was. */
  async tick(): Promise<number> {
    const { db, now, kinds } = this.#needs
    for (let count = 0; ; ) {
      const due = await nextDue(db, kinds)
      // Looking costs less than taking, which writes.
      if (due === null || due > now()) return count
      const jobs = await claimJobs(db, { now: now(), lease: LEASE, most: AT_ONCE }, kinds)
      if (jobs.length === 0) return count
      await Promise.all(jobs.map((job) => this.#run(job)))
      count += jobs.length
    }
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { db, work, now, failed, done } = this.#needs
    const { kind, subject, due, tries } = job
    try {
      if (!Object.hasOwn(work, kind)) throw new Error(`Nobody knows how to do jobs of the kind "${kind}"`)
      await inTime(work[kind](subject, due), this.#needs.patience ?? PATIENCE, kind)
      await finishJob(db, job)
      done?.(kind, 'done')
    } catch (error) {
      failed(error)
      done?.(kind, 'failed')
      await delayJob(db, job, now() + Math.min(1_000 * 2 ** tries, LONGEST_REST))
    }
  }
}

/** What is done in time, or an error. What comes of it later counts for nothing: a job may be done twice. */
async function inTime(work: Promise<void>, patience: number, kind: string): Promise<void> {
  const late = new AbortController()
  const { signal } = late
  const limit = pause(patience, null, { ref: false, signal }).then(() => {
    throw new Error(`A job of the kind "${kind}" took longer than ${patience} ms`)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    late.abort()
    limit.catch(() => {})
  }
}
