import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, eventually, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { mouse } from './browser/hands.ts'
import { playOn } from './browser/play.ts'
import { sitDown } from './browser/set-up.ts'

describe.skipIf(noBrowser)('a race with the mouse', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people at one screen lay the table, prepare, name colours, answer in secret, and see who won', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const hands = mouse(page)
    const options = { characters: 'chosen', difficulty: 'medium' }
    await sitDown(page, hands, { seed: 'mouse', seats: 2, options })
    const met = await playOn(page, hands)
    for (const part of [
      'character',
      'system',
      'hex',
      'field',
      'mapAnswer',
      'compassAnswer',
      'skip',
      'handOver',
      'confirm',
      'send',
    ])
      expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
