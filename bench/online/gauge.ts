import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Borne } from './index.ts'

const TICKS_PER_SECOND = 100

/** Processor seconds and memory of a process so far, as the system counts them. */
function usage({ pid }: ChildProcess): {
  readonly cpu: number
  readonly system: number
  readonly rss: number
} {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    system: Number(fields[12]) / TICKS_PER_SECOND,
    rss: Number(resident?.[1] ?? 0) / 1024,
  }
}

/** Watches the processes of a server while they bear a load. */
export class Gauge {
  readonly #children: readonly ChildProcess[]
  readonly #sent = new Map<string, number>()
  readonly #latencies: number[] = []
  #bytes = 0
  #measuring = false

  constructor(children: readonly ChildProcess[]) {
    this.#children = children
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

  /** A client hears so many letters. */
  bytes(count: number): void {
    if (this.#measuring) this.#bytes += count
  }

  /** Lets everybody come in and make the first move. */
  async warm(pace: number): Promise<void> {
    await setTimeout(2 * pace)
  }

  async measure(seconds: number): Promise<Borne> {
    const before = this.#usage()
    let rss = 0
    this.#measuring = true
    for (let second = 0; second < seconds; second++) {
      await setTimeout(1000)
      rss = Math.max(rss, this.#usage().rss)
    }
    this.#measuring = false
    const after = this.#usage()
    const cpu = after.cpu - before.cpu
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const at = (part: number): number => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1))
    return {
      actions: sorted.length,
      unanswered: this.#sent.size,
      p50: at(0.5),
      p99: at(0.99),
      cpuPerAction: Number(((1e6 * cpu) / sorted.length).toFixed(0)),
      systemPerAction: Number(((1e6 * (after.system - before.system)) / sorted.length).toFixed(0)),
      bytesPerAction: Math.round(this.#bytes / sorted.length),
      cpuShare: Number((cpu / seconds).toFixed(2)),
      rss: Math.round(rss),
    }
  }

  #usage(): ReturnType<typeof usage> {
    const all = this.#children.map(usage)
    return {
      cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
      system: all.reduce((sum, { system }) => sum + system, 0),
      rss: Math.max(...all.map(({ rss }) => rss)),
    }
  }
}
