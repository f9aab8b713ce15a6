import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, noBrowser, openSite, type Site, visit } from '../../testing/site.ts'
import { mouse } from './browser/hands.ts'
import { playOn, sitDown } from './browser/play.ts'
import { bestSquare, look, movedOn } from './browser/table.ts'

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Remembers how long the browser took from every press to the picture after it. */
async function watchPresses(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = []
    const every = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') seen.push(duration)
      document.documentElement.dataset.presses = JSON.stringify(seen)
    }).observe(every)
  })
  return async () => {
    const text = await page.evaluate(() => document.documentElement.dataset.presses ?? '[]')
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.map(Number) : []
  }
}

/** Work of the page's main thread so far, in milliseconds of its own time: a busy machine does not count. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics
      .filter(({ name }) => /^(?:Script|RecalcStyle|Layout)Duration$/.test(name))
      .reduce((sum, { value }) => sum + 1000 * value, 0)
  }
}

describe.skipIf(noBrowser)('on the first visit', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two clicks light a legal move, two more make it', async () => {
    const { page, context, errors } = await visit(site, DESK)
    await page.getByRole('link', { name: 'Play now Roam' }).click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.locator('.roam-hand [data-lit]').first().waitFor()
    const { length, cards } = await look(page)
    await page.locator(`[data-character="${cards[0]}"]`).click()
    await movedOn(page, length)
    await page.locator(`[data-square="${bestSquare(await look(page))}"]`).click()
    await movedOn(page, length + 1)
    expect(await page.locator('[data-marker]').count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await context.close()
  })

  test('the table answers a press at once', { timeout: 90_000 }, async () => {
    const { page, context } = await visit(site, DESK)
    const hands = mouse(page)
    await sitDown(page, hands, { seed: 'quick', mode: 'full' })
    const presses = await watchPresses(page)
    const work = await watchWork(page)
    const worked: number[] = []
    let before = await work()
    await playOn(
      page,
      hands,
      ({ length, over }) => over || length >= 40,
      async () => {
        const after = await work()
        worked.push(after - before)
        before = after
      },
    )
    const waited = await presses()
    const said = (values: readonly number[]) =>
      `p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms (${values.length})`
    console.log(
      `from a press to the picture: ${said(waited)}; work of the page for an action: ${said(worked)}`,
    )
    // Only against disasters: an action is often two drawings, and the machine may be anybody's.
    expect(percentile(worked, 0.5)).toBeLessThan(50)
    await context.close()
  })
})
