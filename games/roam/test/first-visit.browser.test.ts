import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { bestSquare, look, movedOn } from './browser/table.ts'

describe.skipIf(noBrowser)('on the first visit', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('one click lights a legal move, three more choose, show and make it', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Play now Roam' }).click()
    await page.locator('.roam-hand [data-lit]').first().waitFor()
    const { length, cards } = await look(page)
    await page.locator(`[data-character="${cards[0]}"]`).click()
    await movedOn(page, length)
    const square = page.locator(`[data-square="${bestSquare(await look(page))}"]`)
    // A bot may have begun.
    const before = await page.locator('[data-marker]').count()
    await square.click()
    expect(await page.locator('[data-marker]').count(), 'it is only shown').toBe(before)
    await square.click()
    await movedOn(page, length + 1)
    expect(await page.locator('[data-marker]').count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })
})
