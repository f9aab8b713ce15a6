import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { CONFIRM } from './browser/hands.ts'
import { mayChoose } from './browser/play.ts'
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
    await mayChoose(page)
    const { length, cards } = await look(page)
    await page.locator(`[data-character="${cards[0]}"]`).click()
    await movedOn(page, length)
    const square = page.locator(`[data-square="${bestSquare(await look(page))}"]`)
    // A bot may have begun.
    const markers = () => page.locator('[data-marker]').count()
    const before = await atRest(page, markers)
    await square.click()
    await page.locator(CONFIRM).waitFor()
    expect(await atRest(page, markers), 'it is only shown').toBe(before)
    await square.click()
    await movedOn(page, length + 1)
    await eventually(markers).toBeGreaterThan(before)
    expect(errors).toEqual([])
  })
})
