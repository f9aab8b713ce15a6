import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { finger } from './browser/hands.ts'
import { playOn, sitDown } from './browser/play.ts'

/** A phone upright, and on its side. */
const SCREENS = [
  { way: 'upright', screen: PHONE },
  { way: 'on its side', screen: { ...PHONE, width: 844, height: 390 } },
]

describe.skipIf(noBrowser)('with one finger on a phone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(SCREENS)('two people play a whole game, $way', async ({ screen }) => {
    const { page, errors } = await guest(site, screen)
    await page.goto(site.origin)
    const hands = finger(page)
    await sitDown(page, hands, { seed: 'finger', mode: 'full' })
    const met = await playOn(page, hands)
    for (const part of ['use', 'place', 'buy']) expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await eventually(() => page.locator('.over .ranks li').count()).toBe(2)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
