import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { moduleOf } from '@vyprava/games'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, faults, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

const BUDGET = 200_000

test.skipIf(noBrowser)('the code before a game is opened fits its budget', () => {
  const built = inject('built')
  const html = readFileSync(join(built, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => file)
  expect(scripts.length).toBeGreaterThan(0)
  const gzipped = scripts.map((file) => gzipSync(readFileSync(join(built, file))).length)
  expect(gzipped.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET)
})

describe.skipIf(noBrowser)('in a browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const open = async (width: number, height: number, hash = '#/', locale = 'cs-CZ', dark = false) => {
    const { page, errors } = await guest(site, { width, height, locale, dark })
    await page.goto(site.origin + hash)
    await page.locator('main').waitFor()
    return { page, errors }
  }

  const places = [
    ...[1440, 820, 360].flatMap((width) => [false, true].map((dark) => ({ hash: '#/', width, dark }))),
    ...['#/about', '#/nowhere', '#/rules', '#/roam/rules', '#/play/nothing'].map((hash) => ({
      hash,
      width: 360,
      dark: true,
    })),
    { hash: '#/gallery', width: 1440, dark: false },
  ]

  test.each(places)(
    '$hash at $width px, dark $dark: accessible, no sideways scroll, no errors',
    async (place) => {
      const { page, errors } = await open(place.width, 900, place.hash, 'sk-SK', place.dark)
      expect(await faults(page)).toEqual([])
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await atRest(page, wide)).toBeLessThanOrEqual(place.width)
      expect(errors).toEqual([])
    },
  )

  test('a long page scrolls over its paper, which stays', async () => {
    const { page } = await open(390, 844, '#/roam')
    await page.locator('.lay-start').waitFor()
    const placeOf = () => page.locator('.page-sheet').evaluate((sheet) => sheet.getBoundingClientRect().top)
    await page.evaluate(() => window.scrollTo(0, 300))
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(300)
    expect(await atRest(page, placeOf)).toBe(0)
    const attached = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundAttachment)
    expect(new Set(attached.split(', '))).toEqual(new Set(['fixed']))
  })

  test('one key press leads to a set-up, and the keyboard arrives on the new page', async () => {
    const { page } = await open(1440, 900)
    await page.getByRole('link', { name: 'Nastavit Zbloudilí' }).press('Enter')
    await eventually(() => page.url()).toMatch(/#\/roam$/)
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  test('language and light are chosen once and kept', async () => {
    const { page } = await open(1440, 900)
    await page.getByLabel('Jazyk').selectOption('en')
    await page.getByRole('button', { name: 'Night' }).click()
    await page.reload()
    await page.getByText('One table, four adventures.').waitFor()
    const root = page.locator('html')
    const signs = async () => [await root.getAttribute('lang'), await root.getAttribute('data-theme')]
    await eventually(signs).toEqual(['en', 'night'])
  })

  test('a rulebook opened by its address has its search dressed and its chapters listed', async () => {
    const { page } = await open(1440, 900, '#/euthia/rules', 'sk-SK')
    const field = page.getByLabel('Hľadať v pravidlách')
    await eventually(async () => (await field.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    await page.getByText('Obsah', { exact: true }).click()
    await page.getByRole('button', { name: 'Časovanie', exact: true }).click()
    const read = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    await eventually(read).toBe('Časovanie')
    await eventually(() =>
      page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN),
    ).toBeLessThan(100)
    await eventually(() => page.locator('details.contents').getAttribute('open')).toBeNull()
  })

  test('the icon that browsers ask for by themselves is there', async () => {
    const { page } = await guest(site)
    const answer = await page.request.get(`${site.origin}favicon.ico`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon'])
  })

  test('all four doors stand there; those that are not ready say so', async () => {
    const { page } = await open(1440, 900, '#/', 'en-GB')
    const doors = page.locator('.door')
    const games = () => doors.evaluateAll((all) => all.map((door) => door.getAttribute('data-game')))
    await eventually(games).toEqual(['roam', 'ark', 'defenders', 'euthia'])
    for (const door of await doors.all()) {
      const ready = moduleOf((await door.getAttribute('data-game')) ?? '') !== null
      const closed = door.getByRole('button', { name: 'Coming soon' })
      await eventually(() => door.getByRole('button', { name: 'Play now' }).count()).toBe(ready ? 1 : 0)
      await eventually(() => door.getByRole('link', { name: 'Set up' }).count()).toBe(ready ? 1 : 0)
      await eventually(() => closed.count()).toBe(ready ? 0 : 1)
      if (!ready) await eventually(() => closed.getAttribute('aria-disabled')).toBe('true')
    }
  })
})
