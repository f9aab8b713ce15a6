import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { eventsIn } from '../../games/testing/tracing.ts'
import { spread } from '../drawing/spread.ts'
import { DESKTOP, DIST, whenSet } from './desktop.ts'

const VISITS = 5
/** A task that is longer keeps somebody waiting, in milliseconds. */
const LONG = 50

/** Notes paints from the very beginning. */
const WATCH = `
  window.largest = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
`

/** By how much the tasks of the page's main thread were too long, in its own time: who shares its core does not count. */
function blockingIn(trace: Buffer): number {
  const known = eventsIn(trace)
  const page = known.findLast(({ name }) => name === 'ParseHTML')
  const tasks = known.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === page?.pid && tid === page.tid,
  )
  if (tasks.length === 0) throw new Error('the page had nothing to do')
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG), 0)
}

/** A first visit: when the largest thing was painted, how long the page was deaf, and which scripts it needed. */
async function firstVisit(browser: Browser, origin: string) {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' })
  await context.addInitScript(WATCH)
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
  })
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await page.goto(origin)
  await page.locator('[data-game="roam"] .scene').waitFor()
  await page.waitForLoadState('networkidle')
  const painted = await whenSet(page, 'largest')
  const blocking = blockingIn(await browser.stopTracing())
  await context.close()
  return { painted, blocking, scripts }
}

/** The first page: when its largest thing is painted, by how much it blocks, and its code in compressed bytes. */
export async function benchFirstPage(browser: Browser, origin: string): Promise<object> {
  const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await firstVisit(browser, origin))
  const bytes = visits[0].scripts
    .map((path) => gzipSync(readFileSync(join(DIST, path))).length)
    .reduce((sum, size) => sum + size, 0)
  return {
    largestPaint: spread(visits.map(({ painted }) => painted)),
    blocking: spread(visits.map(({ blocking }) => blocking)),
    bytes,
  }
}
