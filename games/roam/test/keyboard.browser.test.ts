import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, eventually, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { keyboard } from './browser/keys.ts'
import { playOn, sitDown } from './browser/play.ts'

describe.skipIf(noBrowser)('with the keyboard alone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people play a whole game', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const hands = keyboard(page)
    await sitDown(page, hands, { seed: 'a', mode: 'full' })
    const met = await playOn(page, hands)
    for (const part of ['use', 'place', 'buy']) expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await eventually(() => page.locator('.over .ranks li').count()).toBe(2)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
