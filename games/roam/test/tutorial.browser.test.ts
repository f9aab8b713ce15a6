import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followed } from '../../testing/list.ts'
import { DESK, eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { en } from '../texts/lessons/en.ts'
import { tutorial } from '../tutorial/script.ts'
import { CONFIRM } from './browser/hands.ts'
import { look, movedOn } from './browser/table.ts'

const INVITE = 'First expedition: learn to play in 5 minutes'
const LESSONS = tutorial.steps.flatMap(({ lesson }) => (lesson === null ? [] : [lesson]))

const note = (page: Page) => page.locator('.lesson')
const said = (page: Page) => page.locator('.lesson-said').textContent()
const press = (page: Page, selector: string) => page.locator(selector).first().click()

/** Waits until a lesson is said that was not said before. */
async function lessonAfter(page: Page, before: string | null): Promise<string | null> {
  const lessons = Object.values(en)
  const isNew = (text: string | null) => text !== before && lessons.some((lesson) => lesson === text)
  await eventually(async () => isNew(await said(page))).toBe(true)
  await followed(page)
  return said(page)
}

/** Does the one thing that is lit. */
async function followLight(page: Page): Promise<void> {
  const { length, cards, lit, actions } = await look(page)
  expect(cards.length > 1).toBe(false)
  if (cards.length === 1) await press(page, '.roam-hand [data-character][data-lit]')
  else if (lit.length > 0) {
    await press(page, '[data-square][data-lit]')
    await press(page, CONFIRM)
  } else {
    expect(actions).toEqual(['bid'])
    await press(page, '[data-action="bid"]')
  }
  await movedOn(page, length)
}

describe.skipIf(noBrowser)('the first expedition', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('is played by following the light, lesson by lesson, and goes on freely', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await page.getByRole('button', { name: INVITE }).click()
    const heard: (string | null)[] = []
    for (const _ of LESSONS) {
      heard.push(await lessonAfter(page, heard.at(-1) ?? null))
      await followLight(page)
    }
    heard.push(await lessonAfter(page, heard.at(-1) ?? null))
    expect(heard).toEqual(Object.values(en))
    const { length } = await look(page)
    expect(length).toBe(tutorial.steps.length)

    await page.getByRole('button', { name: 'Play on' }).click()
    await eventually(() => note(page).count()).toBe(0)
    await eventually(async () => (await look(page)).cards.length).toBeGreaterThan(1)
    const free = await look(page)
    await press(page, '.roam-hand [data-character][data-lit]')
    await movedOn(page, free.length)
    expect(errors).toEqual([])
  })

  test('waits gently, steps back, survives a reload and can be skipped', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await page.goto(`${site.origin}#/roam`)
    await page.getByRole('button', { name: INVITE }).click()
    expect(await lessonAfter(page, null)).toBe(en.choose)

    await press(page, '.roam-hand [data-character]:not([data-lit])')
    await page.getByText('First do what the lesson says.').waitFor()
    expect(await page.locator('.tip .cite').count()).toBe(0)

    await followLight(page)
    expect(await lessonAfter(page, en.choose)).toBe(en.place)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await lessonAfter(page, en.place)).toBe(en.choose)
    await followLight(page)
    expect(await lessonAfter(page, en.choose)).toBe(en.place)
    await page.reload()
    expect(await lessonAfter(page, null)).toBe(en.place)
    expect((await look(page)).lit).toHaveLength(3)

    await page.getByRole('button', { name: 'Skip the lessons' }).click()
    await eventually(() => note(page).count()).toBe(0)
    expect((await look(page)).lit.length).toBeGreaterThan(3)
    await page.reload()
    await page.locator('.roam').waitFor()
    expect(await note(page).count()).toBe(0)
    expect(errors).toEqual([])
  })
})
