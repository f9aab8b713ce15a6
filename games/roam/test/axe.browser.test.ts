import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, grave, guest, noBrowser, openSite, PHONE, type Screen, type Site } from '../../testing/site.ts'
import { finger, mouse } from './browser/hands.ts'
import { playOn, sitDown } from './browser/play.ts'
import { bestSquare, look, movedOn, type Sight } from './browser/table.ts'

const isPurchase = ({ row }: Sight) => row.length > 0
const isAuction = ({ actions }: Sight) => actions.includes('bid')

/** How far a game is played in search of a purchase and an auction. */
const FAR = 48

const SCREENS: readonly (Screen & { readonly name: string; readonly far: number })[] = [
  { name: 'a desk by day', ...DESK, far: FAR },
  { name: 'a desk by night', ...DESK, dark: true, far: 0 },
  { name: 'a phone by day', ...PHONE, far: 0 },
  { name: 'a phone by night', ...PHONE, dark: true, far: FAR },
]

/** The last page is looked at where games are played to their end. */
describe.skipIf(noBrowser)('axe finds nothing grave', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(SCREENS)('on $name', async (screen) => {
    const { page } = await guest(site, screen)
    await page.goto(site.origin)
    const hands = screen.touch ? finger(page) : mouse(page)
    await hands.press('[data-game="roam"] a.go')
    await page.locator('.setup-form details').waitFor()
    expect(await grave(page), 'set-up').toEqual([])
    await page.goto(site.origin)
    await sitDown(page, hands, { seed: 'axe', mode: 'full' })
    expect(await grave(page), 'start').toEqual([])
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

    if (screen.far > 0)
      for (const [name, reached] of [
        ['purchase', isPurchase],
        ['auction', isAuction],
      ] as const) {
        const until = (sight: Sight) => reached(sight) || sight.length > screen.far
        await playOn(page, hands, until)
        if (reached(await look(page))) expect(await grave(page), name).toEqual([])
        else console.log(`${screen.name}: no ${name} in sight`)
      }
  })
})
