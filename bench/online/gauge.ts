import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Borne } from './index.ts'

const TICKS_PER_SECOND = 100

/** Processor seconds and memory of a process so far, as the system counts them. */
function usage({ pid }: ChildProcess): { readonly cpu: number; readonly rss: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    rss: Number(resident?.[1] ?? 0) / 1024,
  }
}

/** Watches a server while it bears a load. */
export class Gauge {
  readonly #child: ChildProcess
  readonly #sent = new Map<string, number>()
  readonly #latencies: number[] = []
  #measuring = false

  constructor(child: ChildProcess) {
    this.#child = child
  }

  sent(key: string): void {
    if (this.#measuring) this.#sent.set(key, performance.now())
  }

  /** The other player sees it. */
  seen(key: string): void {
    const since = this.#sent.get(key)
    if (since === undefined) return
    this.#sent.delete(key)
    this.#latencies.push(performance.now() - since)
  }

  async measure(seconds: number): Promise<Borne> {
    const before = usage(this.#child)
    this.#measuring = true
    await new Promise((wait) => setTimeout(wait, seconds * 1000))
    this.#measuring = false
    const after = usage(this.#child)
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const at = (part: number): number => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1))
    const cpu = after.cpu - before.cpu
    return {
      actions: sorted.length,
      p50: at(0.5),
      p99: at(0.99),
      cpuPerAction: Number(((1e6 * cpu) / sorted.length).toFixed(0)),
      cpuShare: Number((cpu / seconds).toFixed(2)),
      rss: Math.round(after.rss),
    }
  }
}
