import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, eventually, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { keyboard } from './browser/hands.ts'
import { playOn } from './browser/play.ts'
import { sitDown } from './browser/set-up.ts'

describe.skipIf(noBrowser)('alone with the keyboard', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('one person lays the table, prepares, paints, answers the die, and comes to the end', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const hands = keyboard(page)
    await sitDown(page, hands, { seed: 'keyboard', seats: 1 })
    const met = await playOn(page, hands)
    for (const part of ['hex', 'field', 'compassAnswer', 'confirm', 'send'])
      expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
