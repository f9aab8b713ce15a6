import type { Browser, Page } from 'playwright-core'

/** What the page's main thread did from a press to the picture after it, in milliseconds of its own time. */
export interface Drawn {
  readonly total: number
  /** How much slower than at its best the machine did a fixed piece of work just after. */
  readonly slowness: number
  /** The parts by their names in the trace. */
  readonly parts: Readonly<Record<string, number>>
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const CATEGORIES = ['devtools.timeline', 'blink.user_timing']
const ACT = 'vyprava-act'
const DRAWN = 'vyprava-drawn'
const YARD = 'vyprava-yard'

/** Marks every press that became an action: when it came, and when its picture was drawn. */
const MARKS = `
  const length = () => Number(document.querySelector('.time-bar input')?.getAttribute('max') ?? -1)
  /* A fixed piece of work: what it takes tells how busy the machine is. */
  const yardstick = () => {
    performance.mark('${YARD}')
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    for (let i = 0; i < 6; i++) box.innerHTML = '<g><path d="M0 0h1v1z" class="a"/><circle r="3"/></g>'.repeat(40)
    const map = new Map()
    for (let i = 0; i < 20000; i++) map.set('k' + (i % 1000), { i })
  }
  const press = () => {
    const before = length()
    performance.mark('${ACT}')
    requestAnimationFrame(() => setTimeout(() => {
      if (length() <= before) return
      performance.mark('${DRAWN}')
      setTimeout(yardstick)
    }))
  }
  window.addEventListener('click', press, true)
`

/**
 * Watches how much work the page has with each action, by the browser's own trace. A busy machine does not count:
 * it is the time that the thread worked, not the time that passed.
 */
export async function watchDrawing(browser: Browser, page: Page): Promise<() => Promise<Drawn[]>> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(MARKS)
  return async () => {
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const events: unknown =
      typeof trace === 'object' && trace !== null ? Reflect.get(trace, 'traceEvents') : []
    return Array.isArray(events) ? drawnIn(events.filter(isEvent)) : []
  }
}

const isEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value && 'tid' in value

const PARTS: Readonly<Record<string, string>> = {
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'timers',
  FireIdleCallback: 'idle',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'prepaint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'commit',
}

function drawnIn(events: readonly TraceEvent[]): Drawn[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts)
  const marks = sorted.filter(({ name }) => name === ACT || name === DRAWN)
  const yards = yardsIn(sorted)
  const best = Math.min(...yards.map(({ took }) => took))
  const drawn: Drawn[] = []
  for (const [place, mark] of marks.entries()) {
    const end = marks[place + 1]
    if (mark.name !== ACT || end?.name !== DRAWN) continue
    const inside = sorted.filter(
      ({ tid, pid, ts, ph }) =>
        ph === 'X' && tid === mark.tid && pid === mark.pid && ts >= mark.ts - 1000 && ts < end.ts,
    )
    const yard = yards.find(({ ts }) => ts >= end.ts)
    drawn.push({ ...sumOf(inside, mark.ts), slowness: yard === undefined ? 1 : yard.took / best })
  }
  return drawn
}

/** When the fixed piece of work was done, and how long it took each time. */
function yardsIn(sorted: readonly TraceEvent[]): { readonly ts: number; readonly took: number }[] {
  const timers = sorted.filter(({ name, ph }) => name === 'TimerFire' && ph === 'X')
  return sorted
    .filter(({ name }) => name === YARD)
    .flatMap(({ ts, tid }) => {
      const timer = timers.findLast((each) => each.tid === tid && each.ts <= ts)
      return timer?.tdur === undefined ? [] : [{ ts, took: timer.tdur / 1000 }]
    })
}

function sumOf(events: readonly TraceEvent[], from: number): Omit<Drawn, 'slowness'> {
  const parts: Record<string, number> = {}
  let covered = 0
  let total = 0
  for (const { name, ts, dur = 0, tdur = 0, args } of events) {
    const part = PARTS[name]
    const press = name === 'EventDispatch' && args?.data?.type !== 'click'
    if (part === undefined || press || ts < covered || (ts < from && name !== 'EventDispatch')) continue
    if (ts + dur < from) continue
    covered = ts + dur
    parts[part] = (parts[part] ?? 0) + tdur / 1000
    if (part !== 'idle' && part !== 'timers') total += tdur / 1000
  }
  return { total, parts }
}
