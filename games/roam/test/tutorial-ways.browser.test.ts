import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest, tap } from '../../testing/rest.ts'
import {
  DESK,
  eventually,
  grave,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Site,
  visit,
} from '../../testing/site.ts'
import { beginLesson, note, stepShown } from './browser/lesson.ts'
import { look } from './browser/table.ts'

const LATER = 'This comes first; soon everything will be open to you.'
const key = (page: Page, name: string) => page.keyboard.press(name)
const cards = async (page: Page) => (await look(page)).cards.length
const resume = (page: Page, step: number) =>
  page.getByRole('button', { name: `Continue the tutorial from step ${step}` }).filter({ visible: true })

describe.skipIf(noBrowser)('ways through the first expedition', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('the table rests while something is explained, and other things only have to wait', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    expect(await atRest(page, () => cards(page))).toBe(0)
    expect(await grave(page)).toEqual([])
    await key(page, 'Enter')
    await stepShown(page, 1)
    await eventually(() => cards(page)).toBe(1)
    expect(await atRest(page, () => page.getByText(LATER).count())).toBe(0)
    await page.locator('.roam-hand [data-character]:not([data-lit])').first().click()
    await page.getByText(LATER).waitFor()
    expect(await atRest(page, () => page.locator('.tip').count())).toBe(0)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('steps are skipped, gone back to by key, by station and by undo, and found again after a reload', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    await key(page, 'n')
    await stepShown(page, 1)
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await stepShown(page, 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await stepShown(page, 1)
    await key(page, 'n')
    await stepShown(page, 2)
    await key(page, 'n')
    await stepShown(page, 3)
    await eventually(() => page.locator('[data-marker]').count()).toBe(6)
    await page.reload()
    await stepShown(page, 3)
    await key(page, 'Backspace')
    await stepShown(page, 2)
    await eventually(() => page.locator('[data-marker]').count()).toBe(0)
    const trail = page.getByRole('button', { name: 'Back to an earlier step' })
    const box = await atRest(page, () => trail.boundingBox())
    if (box === null) throw new Error('there is no trail')
    await page.mouse.click(box.x + 20, box.y + box.height / 2)
    await stepShown(page, 0)
    expect(errors).toEqual([])
  })

  test('a lesson is put aside and waits with its step', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    await key(page, 'Enter')
    await stepShown(page, 1)
    await key(page, 'Escape')
    await eventually(() => note(page).count()).toBe(0)
    await eventually(() => cards(page)).toBe(3)
    await page.reload()
    await resume(page, 2).click()
    await stepShown(page, 1)
    await eventually(() => cards(page)).toBe(1)

    // Whoever goes another way meanwhile keeps that game: the lesson goes on at a table of its own.
    await page.getByRole('button', { name: 'I’ll play my own way' }).click()
    await eventually(() => cards(page)).toBe(3)
    await page.locator('.roam-hand [data-character="45"]').click()
    await eventually(async () => (await look(page)).placing).toBe(true)
    const free = page.url()
    await resume(page, 2).click()
    await stepShown(page, 1)
    await eventually(() => page.url()).not.toBe(free)
    await eventually(() => cards(page)).toBe(1)
    await page.goto(free)
    await eventually(async () => (await look(page)).placing).toBe(true)
    expect(await atRest(page, () => resume(page, 2).count())).toBe(0)
    expect(errors).toEqual([])
  })

  test('on a phone it is put aside and taken up by touch', async () => {
    const { page, errors } = await guest(site, PHONE)
    await beginLesson(page, site.origin)
    await tap(page.getByRole('button', { name: 'Skip' }).filter({ visible: true }))
    await stepShown(page, 1)
    await tap(page.getByRole('button', { name: 'My way' }).filter({ visible: true }))
    await eventually(() => note(page).count()).toBe(0)
    await eventually(() => cards(page)).toBe(3)
    await page.reload()
    await tap(resume(page, 2))
    await stepShown(page, 1)
    expect(errors).toEqual([])
  })

  test('whoever does nothing sees the light brighten, and is then offered to be shown', async () => {
    const { page, context, errors } = await visit(site, DESK)
    await page.clock.install()
    await beginLesson(page, site.origin)
    await key(page, 'Enter')
    await stepShown(page, 1)
    const showMe = page.getByRole('button', { name: 'Show me' })
    expect(await atRest(page, () => page.locator('.lesson-bright').count())).toBe(0)
    await page.clock.fastForward(21_000)
    await page.locator('.lesson-bright').waitFor()
    expect(await atRest(page, () => showMe.count())).toBe(0)
    await page.clock.fastForward(25_000)
    await showMe.click()
    await stepShown(page, 2)
    expect(errors).toEqual([])
    await context.close()
  })
})
