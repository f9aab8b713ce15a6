import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthOf, openOwnMoves, ourMove, takeOne } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

/* What ends a turn takes one deliberate press, unless somebody wants it otherwise. */
describe.skipIf(noBrowser)('the end of a turn', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  async function sitDown(page: Page): Promise<void> {
    await page.goto(site.origin)
    await page.evaluate("localStorage.setItem('vyprava.ending', 'ask')")
    await page.reload()
    await page.getByRole('button', { name: 'Play now Roam' }).click()
    await openOwnMoves(page)
    await takeOne(page)
  }
  const held = (page: Page) => page.getByRole('button', { name: 'End the turn' })
  const place = (page: Page) => page.locator('.move', { hasText: /^Place/ }).first()

  test('a move of the list that would end it waits for one more press, and can be dropped', async () => {
    const { page, errors } = await guest(site)
    await sitDown(page)
    const before = await atRest(page, () => lengthOf(page))
    await place(page).click()
    await held(page).waitFor()
    await page.getByText(/That ends your turn\.$/).waitFor()
    expect(await atRest(page, () => lengthOf(page))).toBe(before)
    await page.keyboard.press('Escape')
    await eventually(() => held(page).count()).toBe(0)
    expect(await atRest(page, () => lengthOf(page))).toBe(before)
    await place(page).click()
    await held(page).waitFor()
    await page.keyboard.press('Enter')
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    await ourMove(page)
    expect(errors).toEqual([])
  })

  test('by itself, when somebody wants it so', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Automatic, when there’s nothing left to do' }).check()
    await page.getByRole('button', { name: 'Close' }).last().click()
    const before = await lengthOf(page)
    await place(page).click()
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    expect(await atRest(page, () => held(page).count())).toBe(0)
  })
})
