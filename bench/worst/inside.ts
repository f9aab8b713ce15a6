import { readFileSync } from 'node:fs'

/** What a server says of itself over a stretch of time, in milliseconds. */
export interface Inside {
  /** How late its loop was: half of the time, in one of a hundred looks, and at most. */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number }
  /** From hearing a move to the answer: 99 of 100 took no longer than this. */
  readonly moves: number
  /** The same for questions to the database, with their wait for the disk. */
  readonly questions: number
  /**
   * Of each second: how much its thread ran, and how much it was ready to and the machine had no processor for it. The
   * second is what others on the machine take, and no server can do anything about it.
   */
  readonly processor: { readonly ran: number; readonly waited: number }
}

type Numbers = ReadonlyMap<string, number>

/** Every number that a server shows to Prometheus, by its name with labels. */
async function numbersOf(address: string): Promise<Numbers> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

/** Watches a server from now on; the answer says what was. */
export async function lookInside(address: string, pid: number): Promise<() => Promise<Inside>> {
  // How late the loop was is counted anew after each look.
  const before = await numbersOf(address)
  const [start, ranBefore, waitedBefore] = [performance.now(), ...scheduled(pid)]
  return async () => {
    const after = await numbersOf(address)
    const late = (name: string): number =>
      Number((1000 * (after.get(`nodejs_eventloop_lag_${name}_seconds`) ?? 0)).toFixed(1))
    const [ran, waited] = scheduled(pid)
    const part = (time: number): number => Number((time / 1e6 / (performance.now() - start)).toFixed(2))
    return {
      processor: { ran: part(ran - ranBefore), waited: part(waited - waitedBefore) },
      loop: { p50: late('p50'), p99: late('p99'), max: late('max') },
      moves: within(before, after, 'vyprava_wish_seconds_bucket', ['wish="act"', 'answer="done"']),
      questions: within(before, after, 'vyprava_database_seconds_bucket', ['outcome="done"']),
    }
  }
}

/** How long a process's first thread has run, and has waited for a processor, in nanoseconds. */
function scheduled(pid: number): [ran: number, waited: number] {
  const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return [Number(ran), Number(waited)]
}

/** The bucket in which 99 of 100 are. */
function within(before: Numbers, after: Numbers, name: string, labels: readonly string[]): number {
  const buckets = [...after]
    .filter(([key]) => key.startsWith(name) && labels.every((label) => key.includes(label)))
    .map(([key, count]) => ({
      most: Number(/le="([^"]+)"/.exec(key)?.[1].replace('+Inf', 'Infinity')),
      count: count - (before.get(key) ?? 0),
    }))
    .toSorted((a, b) => a.most - b.most)
  const all = buckets.at(-1)?.count ?? 0
  return 1000 * (buckets.find(({ count }) => count >= 0.99 * all)?.most ?? 0)
}
