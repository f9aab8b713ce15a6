import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIZES } from '../../../games/testing/layout.ts'
import { atRest, settled } from '../../../games/testing/rest.ts'
import {
  DESK,
  eventually,
  faults,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Site,
} from '../../../games/testing/site.ts'

describe.skipIf(noBrowser)('the home page', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  /** One click on a door; back when the game is kept. */
  async function begin(page: Page, game: string): Promise<string> {
    await page.goto(`${site.origin}#/`)
    await page.locator(`.door[data-game="${game}"] .go`).click()
    await page.waitForURL(/#\/play\//)
    await page.locator('main').waitFor()
    const id = page.url().replace(/.*\/play\//, '')
    await page.goto(`${site.origin}#/`)
    await page.locator(`.plate[href="#/play/${id}"]`).waitFor()
    return id
  }

  test('a click anywhere on a door sits down at its table', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const door = page.locator('.door[data-game="ark"]')
    await door.click({ position: { x: 90, y: 140 } })
    await page.waitForURL(/#\/play\//)
    await eventually(() => page.title()).toMatch(/^Table/)
    expect(errors).toEqual([])
  })

  test('each door leads to the lesson of its game, until it was taken', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const lessons = page.locator('.door').getByRole('button', { name: /First expedition$/ })
    await eventually(() => lessons.count()).toBe(4)
    await page.locator('.door[data-game="defenders"] .door-learn').click()
    await page.locator('.lesson-note').waitFor()
    await page.goto(`${site.origin}#/`)
    await eventually(() => lessons.count()).toBe(3)
    await eventually(() => page.locator('.door[data-game="defenders"] .door-learn').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('running games lie on the step, the last one in brass; the list has the rest', async () => {
    const { page, errors } = await guest(site, DESK)
    const first = await begin(page, 'roam')
    for (const game of ['ark', 'defenders', 'euthia']) await begin(page, game)
    const plates = page.locator('.plate')
    const games = () => plates.evaluateAll((all) => all.map((plate) => plate.getAttribute('data-game')))
    await eventually(games).toEqual(['euthia', 'defenders', 'ark'])
    await eventually(() => page.locator('.plate .btn--brass').allTextContents()).toEqual(['Continue'])
    await eventually(() => plates.first().textContent()).toMatch(/^Euthia, round 1.*(?:your turn|to move)/)
    await page.getByRole('button', { name: 'and 1 more' }).click()
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('li')?.getBoundingClientRect().top ?? Infinity),
    ).toBeLessThan(700)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: 'and 2 more' }).waitFor()
    await eventually(() => plates.count()).toBe(2)
    await page.locator(`.shelf a[href="#/play/${first}"]`).click()
    await eventually(() => page.url()).toContain(first)
    expect(errors).toEqual([])
  })

  test('a plate shows the board as the player sees it', async () => {
    const { page } = await guest(site, DESK)
    await begin(page, 'roam')
    await eventually(() => page.locator('.plate .thumb image').count()).toBe(6)
  })

  test.each(['a pointer', 'a finger'])('at every size nothing is cut or covered for %s', async (by) => {
    const touch = by === 'a finger'
    const { page } = await guest(site, { touch, locale: 'cs-CZ' })
    for (const game of ['roam', 'defenders', 'ark']) await begin(page, game)
    for (const { width, height } of SIZES.filter((size) => size.touch === touch)) {
      await page.setViewportSize({ width, height })
      for (const light of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: light })
        await page.locator(`html[data-theme="${light === 'dark' ? 'night' : 'day'}"]`).waitFor()
        await settled(page)
        await page.locator('.door .scene').last().waitFor()
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
        expect(await atRest(page, wide), `${width} × ${height}, ${light}`).toBeLessThanOrEqual(width)
        expect(await troubles(page), `${width} × ${height}, ${light}`).toEqual([])
        expect(await faults(page), `${width} × ${height}, ${light}`).toEqual([])
      }
    }
  })

  test('a phone has its ways out where a thumb reaches, and the lesson above the doors', async () => {
    const { page } = await guest(site, PHONE)
    await page.goto(site.origin)
    const lesson = page.getByRole('button', { name: 'First expedition in 5 minutes' })
    const door = page.locator('.door').first()
    await eventually(async () => {
      const [above, below] = [await lesson.boundingBox(), await door.boundingBox()]
      return above !== null && below !== null && above.y < below.y
    }).toBe(true)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Night' }).check()
    await page.getByRole('button', { name: 'Close' }).click()
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('night')
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('link', { name: /^Euthia/ }).click()
    await eventually(() => page.url()).toMatch(/#\/euthia\/rules$/)
  })

  test('a door answers to the keyboard as to the mouse; whoever wants no motion sees the rule and the rays', async () => {
    const { page } = await guest(site, DESK)
    await page.goto(site.origin)
    const door = page.locator('.door[data-game="roam"]')
    await door.locator('.pa-rays').waitFor({ state: 'attached' })
    const look = () =>
      door.evaluate((element) => {
        const of = (part: string) => {
          const found = element.querySelector(part)
          return found === null ? null : getComputedStyle(found)
        }
        return { rays: of('.pa-rays')?.opacity, disc: of('.pa-rise')?.transform }
      })
    await eventually(look).toEqual({ rays: '0.5', disc: 'none' })
    await page.keyboard.press('Tab')
    await door.locator('.go').focus()
    await eventually(look).toEqual({ rays: '0.95', disc: 'none' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await eventually(look).toEqual({ rays: '0.95', disc: 'matrix(1, 0, 0, 1, 0, -9)' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('the address of a game of another device says so and takes its file', async () => {
    const { page } = await guest(site, DESK)
    await page.goto(`${site.origin}#/play/unknown123`)
    await page.getByRole('heading', { name: 'This game is on another device' }).waitFor()
    await page.getByRole('button', { name: 'Open a game from a file' }).waitFor()
  })
})

/** What is wrong with the words and targets of the page: cut off, over one another, too small for a finger. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const touch = matchMedia('(pointer: coarse)').matches
    const all = [
      ...document.querySelectorAll<HTMLElement>('.plate, .sign, .step-learn, .plates-more, .mast > *'),
    ]
    const boxes = all.map((element) => ({
      name: element.className.toString(),
      box: element.getBoundingClientRect(),
    }))
    for (const [i, one] of boxes.entries()) {
      if (one.box.left < 0 || one.box.right > innerWidth) found.push(`${one.name} leaves the screen`)
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1) found.push(`${one.name} over ${other.name}`)
      }
    }
    for (const words of document.querySelectorAll<HTMLElement>(
      '.plate b, .plate-who, .sign h2 span, .pitch, .btn',
    )) {
      if (words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).display !== 'inline')
        found.push(`"${words.textContent}" is cut`)
    }
    for (const target of document.querySelectorAll<HTMLElement>(
      '.home a, .home button, .home select, .tabs > *',
    )) {
      const { width, height } = target.getBoundingClientRect()
      if (touch && (width < 43.5 || height < 43.5)) found.push(`"${target.textContent}" is small`)
    }
    return found
  })
