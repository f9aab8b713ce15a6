import type { Browser, Page } from 'playwright-core'

/** What the browser notes of a piece of work. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What the thread itself worked: who shares its core does not count. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly type?: string; readonly url?: string }
  }
}

const isEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value && 'tid' in value

/** The events of a trace. */
export function eventsIn(trace: Buffer): TraceEvent[] {
  const read: unknown = JSON.parse(trace.toString('utf8'))
  const events: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'traceEvents') : null
  if (!Array.isArray(events)) throw new Error('there is no trace')
  return events.filter(isEvent)
}

/** The tasks of the page's main thread while something was done, in milliseconds of the processor, the longest first. */
export async function tasksWhile(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  const events = eventsIn(await browser.stopTracing())
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  return events
    .filter(
      ({ name, pid, tid }) =>
        /RunTask$/.test(name) && pages.some((main) => main.pid === pid && main.tid === tid),
    )
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one)
}
