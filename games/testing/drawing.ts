import type { Browser, Page } from 'playwright-core'
import { eventsIn, type TraceEvent } from './tracing.ts'

/** What the page's main thread did for one picture, in milliseconds of its own time, and by the names of the trace. */
export interface Frame {
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
}

/** What the page's main thread did from a press to the picture after it, in milliseconds of its own time. */
export interface Drawn {
  /** Which action of the game it was. */
  readonly action: number
  /** The press, and when everything was drawn, in microseconds of the machine's steady clock. */
  readonly from: number
  readonly to: number
  /** Script, style, layout, paint and what is handed to the compositor, for the frame that shows the action. */
  readonly total: number
  /** The same for each frame in which the rest of the table follows. */
  readonly following: readonly Frame[]
  /** How much longer than it worked the thread needed by the clock: 1 when nobody shares its core. */
  readonly shared: number
  /** The parts of the total by their names in the trace, and what was done meanwhile that no picture waited for. */
  readonly parts: Readonly<Record<string, number>>
}

/** The heaviest of the frames in which the rest of the table follows. */
export const heaviest = ({ following }: Drawn): number => Math.max(0, ...following.map(({ total }) => total))

const CATEGORIES = ['devtools.timeline', 'blink.user_timing']
const ACT = 'vyprava-act'
/** The number of the action follows. */
const DRAWN = 'vyprava-drawn-'
const SETTLED = 'vyprava-settled'
/** Whoever sits down looks at the table before they do anything, in milliseconds. */
export const LOOKING = 3000

/** Marks every press that became an action: when it came, when its picture was drawn, and when the margins were. */
const MARKS = `
  const length = () => Number(document.querySelector('.time-bar input')?.getAttribute('max') ?? -1)
  const frame = (then) => requestAnimationFrame(() => setTimeout(then))
  const press = () => {
    const before = length()
    // Where the screen is handed over there is no table yet: a press opens one, and is no action.
    if (before < 0) return
    window.drawing = true
    performance.mark('${ACT}')
    frame(() => {
      if (length() <= before) {
        window.drawing = false
        return
      }
      performance.mark('${DRAWN}' + length())
      frame(function next() {
        if (document.documentElement.hasAttribute('data-following')) return frame(next)
        // Where the screen is handed over, another page has taken the table's place: nothing of the table follows.
        if (document.querySelector('.handover') === null) performance.mark('${SETTLED}')
        window.drawing = false
      })
    })
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
  return async () => drawnIn(eventsIn(await browser.stopTracing()))
}

/** Waits until everything is drawn: nobody presses on before they have seen what they did. */
export const allDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => Reflect.get(window, 'drawing') !== true)
}

/** The work of the page's main thread for each picture while something moves, in milliseconds of its own time. */
export async function framesWhile(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: [...CATEGORIES, 'toplevel'] })
  await work()
  const events = eventsIn(await browser.stopTracing()).toSorted((a, b) => a.ts - b.ts)
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const own = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && mains.some((main) => main.pid === pid && main.tid === tid),
  )
  return framesOf(own)
    .filter((frame) => frame.some(({ name }) => name === 'Paint'))
    .map((frame) => sumOf(frame, frame[0].ts).total)
}

const PARTS: Readonly<Record<string, string>> = {
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
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
  const marks = sorted.filter(({ name }) => name === ACT || name.startsWith(DRAWN) || name === SETTLED)
  const between = (from: TraceEvent, to: TraceEvent) =>
    sorted.filter(
      ({ tid, pid, ts, ph }) =>
        ph === 'X' && tid === from.tid && pid === from.pid && ts >= from.ts - 1000 && ts < to.ts,
    )
  const drawn: Drawn[] = []
  for (const [place, act] of marks.entries()) {
    const [end, settled] = marks.slice(place + 1, place + 3)
    if (act.name !== ACT || !end?.name.startsWith(DRAWN) || settled?.name !== SETTLED) continue
    drawn.push({
      action: Number(end.name.slice(DRAWN.length)),
      from: act.ts,
      to: settled.ts,
      ...sumOf(between(act, end), act.ts),
      following: framesOf(between(end, settled)).map((frame) => sumOf(frame, end.ts)),
    })
  }
  return drawn
}

function sumOf(events: readonly TraceEvent[], from: number): Pick<Drawn, 'total' | 'shared' | 'parts'> {
  const parts: Record<string, number> = {}
  let covered = 0
  let total = 0
  let clock = 0
  for (const event of events) {
    const { name, ts, dur = 0, tdur = 0 } = event
    const part = PARTS[name]
    if (part === undefined || ts < covered || (ts < from && name !== 'EventDispatch')) continue
    if (ts + dur < from) continue
    covered = ts + dur
    if (isForeign(event, events)) continue
    parts[part] = (parts[part] ?? 0) + tdur / 1000
    if (part === 'idle') continue
    total += tdur / 1000
    clock += dur / 1000
  }
  return { total, shared: total === 0 ? 1 : clock / total, parts }
}

/** The work of each frame: one ends when its layers are handed over. */
function framesOf(events: readonly TraceEvent[]): TraceEvent[][] {
  const frames: TraceEvent[][] = [[]]
  for (const event of events) {
    frames.at(-1)?.push(event)
    if (event.name === 'Layerize') frames.push([])
  }
  return frames
}

const isOurs = ({ name, args }: TraceEvent): boolean =>
  name === 'FunctionCall' && args?.data?.url?.includes('/assets/') === true

/** Other events than the press, and functions of the one who presses. */
function isForeign(event: TraceEvent, all: readonly TraceEvent[]): boolean {
  const { name, ts, dur = 0, args } = event
  if (name === 'EventDispatch') return args?.data?.type !== 'click'
  if (name === 'FunctionCall') return !isOurs(event)
  if (name !== 'TimerFire' && name !== 'FireAnimationFrame') return false
  return !all.some((inner) => isOurs(inner) && inner.ts >= ts && inner.ts <= ts + dur)
}
