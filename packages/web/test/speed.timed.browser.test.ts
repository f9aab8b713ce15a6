import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { noBrowser, openSite, type Site, visitor } from '../../../games/testing/site.ts'
import { eventsIn } from '../../../games/testing/tracing.ts'

/** What the issue asks of the first page, in milliseconds and in bytes. */
const LARGEST_PAINT = 1500
const BLOCKING = 150
const BUDGET = 200_000
const VISITS = 5

/** Notes paints from the very beginning. */
const WATCH = `
  window.largest = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
`

/** How many want each core of this machine: with more than one, everything takes so much longer. */
const busyness = (): number => Math.max(1, loadavg()[0] / availableParallelism())

/** By how much the tasks of the page's main thread were too long, in its own time: who shares its core does not count. */
function blockingIn(trace: Buffer): number {
  const known = eventsIn(trace)
  const page = known.findLast(({ name }) => name === 'ParseHTML')
  const tasks = known.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === page?.pid && tid === page.tid,
  )
  if (tasks.length === 0) throw new Error('the page had nothing to do')
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0)
}

describe.skipIf(noBrowser)('the first page', { timeout: 180_000 }, () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ pixels: true })
  })
  afterAll(() => site.close())

  /** A first visit: when the largest thing was painted, how long the page was deaf, and which scripts it needed. */
  async function firstVisit() {
    const { context } = await visitor(site)
    await context.addInitScript(WATCH)
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(basename(response.url()))
    })
    await site.browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    })
    await page.goto(site.origin)
    await page.locator('[data-game="roam"] .scene').waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate('window.largest'), { timeout: 20_000 }).toBeGreaterThan(0)
    const painted = Number(await page.evaluate('window.largest'))
    const blocking = blockingIn(await site.browser.stopTracing())
    await context.close()
    return { painted, largest: painted / busyness(), blocking, scripts }
  }

  test('is painted soon, blocks nobody, and needs little code', async () => {
    const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await firstVisit())
    const sorted = (of: (visit: (typeof visits)[number]) => number) => visits.map(of).sort((a, b) => a - b)
    const largest = sorted((visit) => visit.largest)
    const blocking = sorted((visit) => visit.blocking)
    const code = visits[0].scripts
      .map((file) => gzipSync(readFileSync(join(inject('built'), 'assets', file))).length)
      .reduce((sum, size) => sum + size, 0)
    const said = (values: readonly number[]) => values.map((value) => Math.round(value)).join(', ')
    const painted = sorted((visit) => visit.painted)
    console.log(
      `largest paint ${said(painted)} ms by the clock, ${said(largest)} ms without the load; blocking ${said(blocking)} ms; code ${code} bytes`,
    )
    // The second best of five: the machine may be anybody's, but not all the time.
    expect(largest[1]).toBeLessThan(LARGEST_PAINT)
    expect(blocking[1]).toBeLessThan(BLOCKING)
    expect(code).toBeGreaterThan(10_000)
    expect(code).toBeLessThan(BUDGET)
  })
})
