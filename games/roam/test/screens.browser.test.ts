import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest } from '../../testing/rest.ts'
import {
  DESK,
  guest,
  type Luggage,
  noBrowser,
  openSite,
  type Site,
  type Visit,
  visit,
} from '../../testing/site.ts'
import { finger, mouse } from './browser/hands.ts'
import { openKept } from './browser/kept.ts'
import { bestSquare, look } from './browser/table.ts'

const FOLDER = join(import.meta.dirname, '../../../artifacts/screenshots')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]
const SCREENS = SIZES.flatMap((size) =>
  [false, true].map((dark) => ({ ...size, dark, touch: size.width < 1000, light: dark ? 'dark' : 'light' })),
)
/** The board's part of the shorter side of the screen. */
const LEAST = 0.55

const scrollsAside = (page: Page, width: number): Promise<boolean> =>
  page.evaluate((wide) => document.documentElement.scrollWidth > wide, width)

describe.skipIf(noBrowser)('on every screen', () => {
  let site: Site
  let luggage: Luggage
  let address: string
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true })
    site = await openSite({ pixels: true })
    const { page, context } = await guest(await openSite(), DESK)
    await page.goto(site.origin)
    await openKept(page, {
      seed: 'screens',
      until: ({ prompt, length }) => length > 24 && prompt === 'place',
    })
    address = page.url()
    // A game is kept a moment after its picture: what a reload shows is there to be packed.
    await page.reload()
    await page.locator('[data-square][data-lit]').first().waitFor()
    luggage = await context.storageState({ indexedDB: true })
  })
  afterAll(() => site.close())

  /** Nobody moves on these screens, so that one device with a finger and one without will do. */
  const devices = new Map<boolean, Visit>()
  async function at(screen: (typeof SCREENS)[number]): Promise<Visit> {
    const device = devices.get(screen.touch) ?? (await visit(site, { ...screen, luggage }))
    devices.set(screen.touch, device)
    const { page } = device
    await page.setViewportSize(screen)
    await page.emulateMedia({ colorScheme: screen.dark ? 'dark' : 'light' })
    await page.goto(site.origin)
    return device
  }

  test.each(SCREENS)('$width × $height, $light', async (screen) => {
    const { width, height, light } = screen
    const { page, errors } = await at(screen)
    const keep = async (name: string) => {
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await atRest(page, () => scrollsAside(page, width)), `${name} scrolls aside`).toBe(false)
      await page.screenshot({ path: join(FOLDER, `roam-${name}-${width}-${light}.png`) })
    }
    await page.locator('[data-game="roam"] .scene').waitFor()
    await keep('home')
    await page.locator('[data-game="roam"] a.set').click()
    await page.locator('.lay-start').waitFor()
    await keep('setup')
    await page.goto(address)
    const board = page.locator('.roam-map')
    await board.waitFor()
    await page.locator('[data-square][data-lit]').first().waitFor()
    await keep('table')
    const box = await atRest(page, () => board.boundingBox())
    const part = Math.min(box?.width ?? 0, box?.height ?? 0) / Math.min(width, height)
    console.log(
      `${width} × ${height}, ${light}: the board takes ${Math.round(100 * part)} % of the shorter side`,
    )
    expect(part).toBeGreaterThanOrEqual(LEAST)
    await (screen.touch ? finger(page) : mouse(page)).aim(bestSquare(await look(page)))
    await page.locator('.prompt-hint').waitFor()
    expect(await atRest(page, () => board.boundingBox()), 'a preview moves the board').toEqual(box)
    expect(errors).toEqual([])
  })
})
