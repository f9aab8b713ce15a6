import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest, tap } from '../../../games/testing/rest.ts'
import {
  DESK,
  eventually,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Screen,
  type Site,
} from '../../../games/testing/site.ts'

/** How large the board is by its window. */
const scaleOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
    return Math.round((10 * width('.map > .zoom-board')) / width('.map')) / 10
  })

describe.skipIf(noBrowser)('a board larger than its place', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  async function table(screen: Screen): Promise<Page> {
    const { page } = await guest(site, { ...screen, locale: 'en-GB' })
    await page.goto(`${site.origin}#/roam`)
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.locator('[data-character][data-lit]').first().waitFor()
    return page
  }
  /** The middle of the window, and fingers on both sides of it that are so far apart. */
  async function fingers(page: Page) {
    const box = await atRest(page, () => page.locator('.map').boundingBox())
    if (box === null) throw new Error('no board')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ]
  }

  test('the wheel zooms, a drag moves it and chooses nothing, keys come into sight, F fits it', async () => {
    const page = await table(DESK)
    const square = (number: number) => page.locator(`[data-square="${number}"]`)
    await page.locator('[data-character][data-lit]').first().click()
    await page.locator('[data-square][data-lit]').first().waitFor()
    await square(14).hover()
    await page.mouse.wheel(0, -700)
    await eventually(() => scaleOf(page)).toBeGreaterThan(2)
    const fit = page.getByRole('button', { name: 'Fit' })
    await fit.waitFor()
    const before = await atRest(page, () => square(14).boundingBox())
    await page.mouse.down()
    await page.mouse.move(700, 400, { steps: 4 })
    await page.mouse.up()
    await eventually(() => square(14).boundingBox()).not.toEqual(before)
    expect(await atRest(page, () => page.locator('[data-pinned]').count())).toBe(0)
    await page.keyboard.press('Escape')
    // Keys go on while the board still glides to what they came to before.
    await page.addStyleTag({ content: ':root { --m-move: 600ms !important }' })
    await square(14).focus()
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
    await eventually(async () => {
      const [map, focused] = await Promise.all([
        page.locator('.map').boundingBox(),
        page.locator(':focus').boundingBox(),
      ])
      if (map === null || focused === null) return false
      const [right, bottom] = [focused.x + focused.width, focused.y + focused.height]
      return (
        focused.x >= map.x && focused.y >= map.y && right <= map.x + map.width && bottom <= map.y + map.height
      )
    }).toBe(true)
    await page.keyboard.press('f')
    await eventually(() => scaleOf(page)).toBe(1)
    await eventually(() => fit.count()).toBe(0)
  })

  test('two fingers zoom and choose nothing, a button over the board goes back', async () => {
    const page = await table(PHONE)
    await tap(page.locator('[data-character][data-lit]').first())
    await page.locator('[data-square][data-lit]').first().waitFor()
    const at = await fingers(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', at(40).slice(0, 1))
    await touch('touchStart', at(40))
    for (const apart of [50, 60, 70, 80, 100]) await touch('touchMove', at(apart))
    await touch('touchEnd', [])
    await eventually(() => scaleOf(page)).toBeGreaterThan(2)
    expect(await atRest(page, () => page.locator('[data-pinned]').count())).toBe(0)
    await tap(page.getByRole('button', { name: 'Whole board' }))
    await eventually(() => scaleOf(page)).toBe(1)
  })
})
