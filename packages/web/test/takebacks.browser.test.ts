import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKept } from '../../../games/roam/test/browser/kept.ts'
import { lengthOf, openOwnMoves, ourMove, takeOne } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

describe.skipIf(noBrowser)('going back and aside', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  /** One person among bots, in the middle of a game. */
  const middle = { seed: 'axe', alone: true, until: ({ length }: { length: number }) => length === 8 }

  test('against bots a move is taken back after they answered; the game says so at the table and at home', async () => {
    const { page, errors } = await guest(site)
    await page.goto(site.origin)
    await openKept(page, middle)
    await openOwnMoves(page)
    const tool = page.getByRole('button', { name: 'Take back move' })
    for (let i = 0; i < 40 && (await atRest(page, () => tool.count())) === 0; i++) await takeOne(page)
    await tool.waitFor()
    expect(await atRest(page, () => page.getByText('With takebacks').count())).toBe(0)
    const length = await atRest(page, () => lengthOf(page))
    await tool.click()
    await eventually(() => lengthOf(page)).toBeLessThan(length - 1)
    await page.getByText('With takebacks').first().waitFor()
    await ourMove(page)
    await page.locator('main').press('r')
    await eventually(() => lengthOf(page)).toBe(length)
    await page.goto(`${site.origin}#/`)
    await page.locator('#shelf').getByText('with takebacks').waitFor()
    expect(errors).toEqual([])
  })

  test('a sandbox stands behind its game at home, and is not what one is asked to go on with', async () => {
    const { page } = await guest(site)
    await page.goto(site.origin)
    await openKept(page, middle)
    await openOwnMoves(page)
    const game = page.url().split('#')[1]
    await page.getByRole('button', { name: 'Try a different move' }).click()
    await page.locator('.sandbox').waitFor()
    const sandbox = page.url().split('#')[1]
    await openOwnMoves(page)
    await takeOne(page)
    await page.goto(`${site.origin}#/`)
    const rows = page.locator('#shelf li')
    await eventually(() => rows.count()).toBe(2)
    const leads = (row: number) => rows.nth(row).getByRole('link').first().getAttribute('href')
    await eventually(() => leads(0)).toBe(`#${game}`)
    await eventually(() => leads(1)).toBe(`#${sandbox}`)
    await eventually(() => rows.nth(1).getAttribute('class')).toBe('shelf-tried')
    await eventually(() => page.locator(`a[href="#${game}"]`).count()).toBeGreaterThan(1)
    expect(await atRest(page, () => page.locator(`a[href="#${sandbox}"]`).count())).toBe(1)
  })
})
