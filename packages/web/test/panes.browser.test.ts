import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest } from '../../../games/testing/rest.ts'
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
    // Tabs in the margin of a desk, in the menu of a tablet, under the board of a phone.
    const more = page.getByRole('button', { name: 'Menu', exact: true })
    const panes =
      width > 1000
        ? page.getByRole('tab')
        : page.locator(width > 639 ? '.menu-tab' : '.nav button').filter({ visible: true })
    const folded = width > 639 && width < 1000
    if (folded) await more.click()
    const count = await atRest(page, () => panes.count())
    expect(count).toBeGreaterThan(0)
    for (let i = 0; i < count; i++) {
      await panes.nth(i).click()
      expect(await faults(page), `pane ${i}`).toEqual([])
      if (folded) await more.click()
    }
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await atRest(page, wide)).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
  })
})
