import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKept } from '../../../games/roam/test/browser/kept.ts'
import { atRest } from '../../../games/testing/rest.ts'
import {
  DESK,
  eventually,
  faults,
  noBrowser,
  openSite,
  type Site,
  visit,
} from '../../../games/testing/site.ts'

describe.skipIf(noBrowser)('a strong bot', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const over = (page: Page) => page.locator('.over')
  const moves = (page: Page) => page.locator('.moves .move')

  /** Takes moves from the list until the game is over. */
  async function playOn(page: Page): Promise<void> {
    await page.locator('main').press('l')
    for (;;) {
      await page.locator('.over, .moves .move').first().waitFor()
      if ((await atRest(page, () => over(page).count())) > 0) return
      const first = await moves(page).first().elementHandle()
      await first?.click({ timeout: 5000 }).catch(() => {})
      await page.waitForFunction((button) => !button?.isConnected, first)
    }
  }

  test('plays, advises and analyses', async () => {
    const { page, context, errors } = await visit(site, DESK)
    // Greedy players have brought the game near its end: the strong bot plays the rest.
    const nearlyOver = { seed: 'strong', options: {}, bots: [null, 'navigator'] }
    await openKept(page, { ...nearlyOver, until: ({ progress }) => progress >= 0.85 })
    await page.getByText('Bot: Navigator').waitFor()

    await page.getByRole('button', { name: 'What would you do?' }).click()
    const advice = page.locator('.hint-moves li')
    await advice.first().waitFor()
    expect(await atRest(page, () => advice.count())).toBeLessThanOrEqual(2)
    await eventually(() => advice.first().locator('p').textContent()).toMatch(
      /^\p{Lu}.*\. \d+% chance of winning$/u,
    )
    expect(await faults(page)).toEqual([])
    const advised = await atRest(page, () => advice.first().getByRole('button').textContent())
    await page.locator('main').press('l')
    await eventually(() => page.locator('.move--advised').first().textContent()).toBe(advised)
    await page.locator('main').press('h')
    await eventually(() => advice.count()).toBe(0)

    await playOn(page)

    await page.getByRole('button', { name: 'Analysis', exact: true }).click()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('The analysis is not complete.').waitFor()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.locator('.analysis-note').waitFor({ timeout: 150_000 })
    expect(await atRest(page, () => page.locator('.review-card').count())).toBeLessThanOrEqual(4)
    expect(await faults(page)).toEqual([])

    await page.goto(`${site.origin}#/`)
    const thinkers: string[] = []
    page.on('worker', (worker) => thinkers.push(worker.url()))
    await page.getByRole('link', { name: 'Analysis' }).click()
    await page.locator('.analysis-note').waitFor()
    expect(thinkers, 'it was kept: nobody thinks it through once more').toEqual([])
    await page.getByRole('button', { name: 'As a table' }).click()
    await eventually(() => page.getByRole('dialog').locator('tbody tr').count()).toBeGreaterThan(10)
    expect(errors).toEqual([])
    await context.close()
  })
})
