import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, eventually, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { drag, mouse } from './browser/hands.ts'
import { playOn, sitDown } from './browser/play.ts'
import { look, movedOn } from './browser/table.ts'

describe.skipIf(noBrowser)('with the mouse', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people play a whole game on the board', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const hands = mouse(page)
    await sitDown(page, hands, { seed: 'mouse', mode: 'full' })
    const { length, cards } = await look(page)
    await drag(page, `[data-character="${cards[0]}"]`, 14)
    await movedOn(page, length + 1)
    await playOn(page, hands, ({ actions }) => actions.includes('bid'))
    expect(await grave(page), 'auction').toEqual([])
    const met = await playOn(page, hands)
    for (const part of ['use', 'place', 'buy']) expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await eventually(() => page.locator('.over .ranks li').count()).toBe(2)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
