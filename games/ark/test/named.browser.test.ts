import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { openKept } from './browser/kept.ts'
import { settled } from './browser/table.ts'

describe.skipIf(noBrowser)('a colour that was named', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('is taken back by one touch as long as no hex is chosen, and another one can be named', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const until = ({ prompt, length }: { readonly prompt: string; readonly length: number }) =>
      prompt === 'name' && length > 40
    await openKept(page, { seed: 'named', seats: 2, options: { mode: 'cooperative' }, until })
    await settled(page)
    const pencils = page.locator('[data-pencil][data-lit]')
    const before = await atRest(page, () => pencils.count())
    expect(before).toBeGreaterThan(1)
    await pencils.first().click()
    await page.locator('[data-action="send"]').click()
    const back = page.locator('[data-action="takeColour"]')
    await back.waitFor()
    await eventually(() => pencils.count()).toBe(0)
    await back.click()
    await eventually(() => pencils.count()).toBe(before)
    await eventually(() => back.count()).toBe(0)
    await pencils.nth(1).click()
    await page.locator('[data-action="send"]').click()
    await back.waitFor()
    await page.locator('.ak-sheet [data-hex][data-lit]').first().click()
    await eventually(() => back.count()).toBe(0)
    expect(errors).toEqual([])
  })
})
