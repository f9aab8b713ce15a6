import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { finger } from './browser/hands.ts'
import { playOn } from './browser/play.ts'
import { sitDown } from './browser/set-up.ts'

describe.skipIf(noBrowser)('together on a phone with one finger', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people lay the table, prepare, name colours, answer, and come to the end', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    const hands = finger(page)
    await sitDown(page, hands, { seed: 'touch', seats: 2, options: { mode: 'cooperative' } })
    const met = await playOn(page, hands)
    for (const part of ['hex', 'field', 'mapAnswer', 'compassAnswer', 'confirm', 'send'])
      expect(met.get(part), part).toBeGreaterThan(0)
    expect(await page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
