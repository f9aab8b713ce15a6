import type { Browser } from 'playwright-core'
import { rules } from '../../games/euthia/index.ts'
import { keptGame, openFile } from '../../games/testing/kept.ts'
import { tasksWhile } from '../../games/testing/tracing.ts'
import { opened } from '../drawing/euthia.ts'
import { spread } from '../drawing/spread.ts'
import { DESKTOP, whenSet } from './desktop.ts'

const VISITS = 5

/** In the page, from the very beginning: when the land is there, and painted. */
const WATCH = `
  window.drawn = 0
  const look = () => {
    if (document.querySelector('[data-tile]') === null) return requestAnimationFrame(look)
    // What stands in the page now is painted when two frames have passed.
    requestAnimationFrame(() => requestAnimationFrame(() => { window.drawn = performance.now() }))
  }
  requestAnimationFrame(look)
`

/**
 * The table of Euthia with the whole map open, from its address alone: when its land is painted, by the clock, and what
 * the page's main thread works until then, in its own time: who shares its core does not count.
 */
export async function benchFirstTable(browser: Browser, origin: string): Promise<object> {
  const file = keptGame(rules, 'novice', {
    seed: 'swift',
    seats: 2,
    options: { mode: 'cooperative', scenario: 'settlements' },
    alone: true,
    until: opened,
  })
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(origin)
  await openFile(page, file)
  await page.addInitScript(WATCH)
  const painted: number[] = []
  const work: number[] = []
  let tiles = 0
  for (let visit = 0; visit < VISITS; visit++) {
    const tasks = await tasksWhile(browser, page, async () => {
      await page.reload({ waitUntil: 'commit' })
      painted.push(await whenSet(page, 'drawn'))
    })
    work.push(tasks.reduce((sum, each) => sum + each, 0))
    tiles = await page.locator('[data-tile]').count()
  }
  await context.close()
  return { tiles, painted: spread(painted), work: spread(work) }
}
