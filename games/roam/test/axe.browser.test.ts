import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Point } from '../../testing/kept.ts'
import { DESK, grave, guest, noBrowser, openSite, PHONE, type Screen, type Site } from '../../testing/site.ts'
import { finger, mouse } from './browser/hands.ts'
import { openKept } from './browser/kept.ts'
import { sitDown } from './browser/play.ts'
import { bestSquare, look, movedOn } from './browser/table.ts'

const SCREENS: readonly (Screen & { readonly name: string })[] = [
  { name: 'a desk by day', ...DESK },
  { name: 'a desk by night', ...DESK, dark: true },
  { name: 'a phone by day', ...PHONE },
  { name: 'a phone by night', ...PHONE, dark: true },
]

const POINTS = [
  { type: 'buy', sign: '[data-artifact][data-lit]', until: ({ types }: Point) => types.includes('buy') },
  { type: 'bid', sign: '[data-action="bid"]', until: ({ types }: Point) => types.includes('bid') },
]

/** The last page is looked at where games are played to their end. */
describe.skipIf(noBrowser)('axe finds nothing grave', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(SCREENS)('on $name', async (screen) => {
    const { page } = await guest(site, { ...screen, calm: true })
    await page.goto(site.origin)
    const hands = screen.touch ? finger(page) : mouse(page)
    await hands.press('[data-game="roam"] a.set')
    await page.locator('.lay-start').waitFor()
    expect(await grave(page), 'set-up').toEqual([])
    await page.goto(site.origin)
    await sitDown(page, hands, { seed: 'axe', mode: 'full' })
    expect(await grave(page), 'start').toEqual([])
    await page.getByRole('button', { name: 'More', exact: true }).click()
    expect(await grave(page), 'menu').toEqual([])
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.locator('dialog.dlg').waitFor()
    expect(await grave(page), 'settings').toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.locator('.keys').waitFor()
    expect(await grave(page), 'keys').toEqual([])
    await page.keyboard.press('Escape')

    const { length, cards } = await look(page)
    await hands.press(`[data-character="${cards[0]}"]`)
    await movedOn(page, length)
    await hands.aim(bestSquare(await look(page)))
    expect(await grave(page), 'preview').toEqual([])

    for (const { type, sign, until } of POINTS) {
      await page.goto(`${site.origin}#/`)
      await openKept(page, { seed: 'axe', until })
      await page.locator(sign).first().waitFor({ state: 'attached' })
      expect(await grave(page), type).toEqual([])
    }
  })
})
