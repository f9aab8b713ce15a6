import type { Browser } from 'playwright-core'
import { gameBeforeCard } from '../../games/defenders/test/browser/long-card.ts'
import { framesWhile, LOOKING } from '../../games/testing/drawing.ts'
import { openFile } from '../../games/testing/kept.ts'
import { DESKTOP } from '../page/desktop.ts'
import { FRAME, spread } from './spread.ts'

const STEPS = 12
const CARDS = 3

/** A machine card of Defenders of twelve steps, played out: how many of its frames are too heavy, as a share. */
export async function benchMachines(browser: Browser, origin: string): Promise<object> {
  const game = gameBeforeCard(STEPS)
  const frames: number[] = []
  for (let card = 0; card < CARDS; card++) {
    const context = await browser.newContext(DESKTOP)
    const page = await context.newPage()
    await page.goto(origin)
    await openFile(page, game)
    await page.waitForTimeout(LOOKING)
    const drawn = await framesWhile(browser, page, async () => {
      await page.locator('[data-action=endActions]').click()
      await page.locator('.btn--brass[data-action=endActions]').click()
      await page.locator('.df-machine').waitFor()
      await page.locator('.df-machine').waitFor({ state: 'detached', timeout: 60_000 })
    })
    frames.push(...drawn)
    await context.close()
  }
  const over = frames.filter((time) => time > FRAME).length
  return {
    steps: STEPS,
    frames: frames.length,
    milliseconds: spread(frames),
    over,
    /** Of all frames, those over sixteen milliseconds. */
    shareOver: Math.round((1000 * over) / frames.length) / 1000,
  }
}
