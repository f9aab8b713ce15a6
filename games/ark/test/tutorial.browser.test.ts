import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tap } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { keyboard } from './browser/hands.ts'
import { beginLesson, doDeed, expectBeside, note, STEPS, stepShown, thingOn } from './browser/lesson.ts'

/** Goes through all steps, and afterwards the table is free. */
async function learn(
  page: Page,
  read: () => Promise<void>,
  press: Parameters<typeof doDeed>[2],
): Promise<void> {
  for (const [at, step] of STEPS.entries()) {
    await stepShown(page, at)
    await expectBeside(page, step)
    if (step.kind === 'explain') await read()
    else await doDeed(page, step, press)
  }
  await page.getByText('And that’s all you need. The table is yours.').waitFor()
}

describe.skipIf(noBrowser)('the first expedition of Ark to its end', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('by mouse, and freely afterwards', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    await learn(
      page,
      () => note(page).locator('.lesson-go').click(),
      (thing) => thingOn(page, thing).click(),
    )
    // The learner's own turn: more than one pencil can be taken.
    await eventually(() => page.locator('[data-pencil][data-lit]').count()).toBeGreaterThan(1)
    await eventually(() => page.locator('.lesson-veil').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('by touch on a phone', async () => {
    const { page, errors } = await guest(site, PHONE)
    await beginLesson(page, site.origin)
    // The compass lies open, and nobody is told to touch what cannot be touched yet.
    await page.locator('.akp-foot--idle').waitFor({ state: 'hidden' })
    await learn(
      page,
      () => tap(page.locator('.lesson-brass .lesson-go')),
      (thing) => tap(thingOn(page, thing)),
    )
    await tap(page.locator('.lesson-brass .lesson-go'))
    await eventually(() => note(page).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('by keys alone: no press of Enter counts twice', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    const hands = keyboard(page)
    await learn(
      page,
      () => page.keyboard.press('Enter'),
      ({ thing, is }) =>
        thing === 'action' ? hands.confirm(String(is)) : hands.press(`[data-${thing}="${is}"]`),
    )
    expect(errors).toEqual([])
  })

  test('half of what is asked for is not sent: the note says what comes first', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    for (const [at, step] of STEPS.slice(0, 5).entries()) {
      await stepShown(page, at)
      if (step.kind === 'explain') await note(page).locator('.lesson-go').click()
      else await doDeed(page, step, (thing) => thingOn(page, thing).click())
    }
    await stepShown(page, 5)
    const step = STEPS[5]
    if (step.kind !== 'deed') throw new Error('The sixth step is no deed')
    const [first] = step.gestures
    await thingOn(page, first.lit[0]).click()
    await thingOn(page, { thing: 'action', is: 'send' }).click()
    await page.getByText('This comes first; soon everything will be open to you.').waitFor()
    await stepShown(page, 5)
    await thingOn(page, step.gestures[1].lit[0]).click()
    await thingOn(page, { thing: 'action', is: 'send' }).click()
    await stepShown(page, 6)
    expect(errors).toEqual([])
  })
})
