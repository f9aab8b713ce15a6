import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tap } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { finger, type Hands, isPinned, mouse } from './browser/hands.ts'
import {
  beginLesson,
  expectSaid,
  liesWell,
  lightOf,
  litHasFocus,
  note,
  STEPS,
  selectorsOf,
  stepShown,
} from './browser/lesson.ts'
import { look, movedOn } from './browser/table.ts'

/** Does what a deed asks for. */
async function follow(page: Page, hands: Hands, at: number): Promise<void> {
  const step = STEPS[at]
  if (step.kind === 'explain') return
  const [{ action }] = step.gestures
  const [first] = lightOf(step).lit
  if (action.type === 'place') await hands.place(Number(first.is))
  else await hands.press(selectorsOf([first])[0])
  await eventually(() => isPinned(page)).toBe(false)
}

/** Goes through all steps; at each the note lies well. Then the table is free. */
async function learn(
  page: Page,
  read: () => Promise<void>,
  act: (at: number) => Promise<void>,
): Promise<void> {
  for (const [at, step] of STEPS.entries()) {
    await stepShown(page, at)
    await liesWell(page, at)
    await expectSaid(page, at)
    if (step.kind === 'explain') await read()
    else await act(at)
  }
  await page.getByText('And that’s all you need. The table is yours.').waitFor()
}

/** The rival moves, and the learner may choose among several characters again. */
async function playsFreely(page: Page, hands: Hands): Promise<void> {
  await eventually(async () => (await look(page)).cards.length).toBeGreaterThan(1)
  await eventually(() => page.locator('.lesson-veil').count()).toBe(0)
  await hands.press('.roam-hand [data-character][data-lit]')
  await eventually(async () => (await look(page)).placing).toBe(true)
  await eventually(() => note(page).count()).toBe(0)
  const { length, lit } = await look(page)
  await hands.place(lit[0])
  await movedOn(page, length)
}

describe.skipIf(noBrowser)('the first expedition to its end', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('by mouse, and freely afterwards', async () => {
    const { page, errors } = await guest(site, DESK)
    const hands = mouse(page)
    await beginLesson(page, site.origin)
    await learn(
      page,
      () => note(page).locator('.lesson-go').click(),
      (at) => follow(page, hands, at),
    )
    await playsFreely(page, hands)
    expect(errors).toEqual([])
  })

  test('by keyboard alone: the lit thing has the focus, Enter does the rest', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    const enter = () => page.keyboard.press('Enter')
    await learn(page, enter, async (at) => {
      await eventually(() => litHasFocus(page, at)).toBe(true)
      await enter()
      const step = STEPS[at]
      if (step.kind !== 'deed' || !['place', 'gap'].includes(step.gestures[0].action.type)) return
      await eventually(() => isPinned(page)).toBe(true)
      await enter()
    })
    await enter()
    await eventually(() => note(page).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('by touch on a phone, and freely afterwards', async () => {
    const { page, errors } = await guest(site, PHONE)
    const hands = finger(page)
    await beginLesson(page, site.origin)
    await learn(
      page,
      () => tap(page.locator('.lesson-brass .lesson-go')),
      (at) => follow(page, hands, at),
    )
    await tap(page.locator('.lesson-brass .lesson-go'))
    await eventually(() => note(page).count()).toBe(0)
    await playsFreely(page, hands)
    expect(errors).toEqual([])
  })
})
