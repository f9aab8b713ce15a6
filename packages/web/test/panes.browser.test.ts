import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

describe.skipIf(noBrowser)('set-up and table', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const screens = [1440, 820, 390].flatMap((width) => [false, true].map((dark) => ({ width, dark })))
  test.each(screens)('nothing stands in the way at $width px, dark $dark', async ({ width, dark }) => {
    const { page, errors } = await guest(site, { width, dark, locale: 'cs-CZ' })
    await page.goto(`${site.origin}#/roam`)
    await page.getByRole('button', { name: 'Hrát hned' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Hrát hned' }).click()
    await page.locator('.time-bar input').waitFor({ state: 'attached' })
    const panes = width < 1000 ? page.locator('.phone button') : page.getByRole('tab')
    for (let i = 0; i < (await panes.count()); i++) {
      await panes.nth(i).click()
      expect(await faults(page), `pane ${i}`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
  })
})
