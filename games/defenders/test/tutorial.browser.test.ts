import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest, tap } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { keyboard } from './browser/hands.ts'
import {
  beginLesson,
  expectSaid,
  findsIts,
  makeGesture,
  note,
  STEPS,
  stepShown,
  thingOn,
} from './browser/lesson.ts'
import { expectClean } from './browser/moments.ts'

/** What axe looks at: the first step that explains, and the first that asks for something. */
const LOOKED_AT = [0, STEPS.findIndex(({ kind }) => kind !== 'explain')]

/** Goes through all steps, and afterwards the table is free. */
async function learn(
  page: Page,
  read: () => Promise<void>,
  press: Parameters<typeof makeGesture>[2],
): Promise<void> {
  for (const [at, step] of STEPS.entries()) {
    await stepShown(page, at)
    await expectSaid(page, at)
    if (LOOKED_AT.includes(at)) await expectClean(page, `step ${at}`)
    if (step.kind === 'explain') await read()
    else for (const gesture of step.gestures) await makeGesture(page, gesture, press)
  }
  await page.getByText('And that’s all you need. The table is yours.').waitFor()
}

describe.skipIf(noBrowser)('the first expedition of Defenders to its end', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('by mouse, and freely afterwards', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    for (const step of STEPS.slice(0, 3)) if (step.kind === 'explain') await findsIts(page, step)
    await learn(
      page,
      () => note(page).locator('.lesson-go').click(),
      (thing) => thingOn(page, thing).click(),
    )
    // The learner goes on in the same turn: through the breach, or wherever else.
    await eventually(() => page.locator('[data-spot^="hex:"][data-lit]').count()).toBeGreaterThan(1)
    await eventually(() => page.locator('.lesson-veil').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('by keys alone', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    const { press } = keyboard(page)
    await learn(
      page,
      () => page.keyboard.press('Enter'),
      async (thing) => {
        // Where a thing has one use only, the first press shows it all: nothing is left to be chosen.
        const offered =
          thing.thing !== 'spot' ||
          (await atRest(page, () => thingOn(page, thing).getAttribute('data-lit'))) !== null
        if (offered) await press(`.table [data-${thing.thing}="${thing.is}"]`)
      },
    )
    await page.keyboard.press('Enter')
    await eventually(() => note(page).count()).toBe(0)
    await eventually(() => page.locator('[data-spot^="hex:"][data-lit]').count()).toBeGreaterThan(1)
    expect(errors).toEqual([])
  })

  test('by touch on a phone', async () => {
    const { page, errors } = await guest(site, PHONE)
    await beginLesson(page, site.origin)
    await learn(
      page,
      () => tap(page.locator('.lesson-brass .lesson-go')),
      (thing) => tap(thingOn(page, thing)),
    )
    await tap(page.locator('.lesson-brass .lesson-go'))
    await eventually(() => note(page).count()).toBe(0)
    expect(errors).toEqual([])
  })
})
