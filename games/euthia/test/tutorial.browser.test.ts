import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tap } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { beginLesson, type Learner, learn, note, PARTS } from './browser/lesson.ts'

/** All parts one after the other; axe looks at the first step of each. */
async function learnAll(learner: Learner): Promise<void> {
  const { page, press } = learner
  for (const part of PARTS.keys()) {
    await learn(learner, part, async (at) => {
      if (at === 0) expect(await grave(page)).toEqual([])
    })
    if (part < PARTS.length - 1) await press('.lesson-ways .btn--line')
  }
  await eventually(() => page.locator('.lesson-veil').count()).toBe(0)
}

describe.skipIf(noBrowser)('the three parts of the first expedition of Euthia to their ends', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('by mouse, and freely afterwards', async () => {
    const { page, errors } = await guest(site, DESK)
    const learner: Learner = {
      page,
      press: (selector) => page.locator(selector).first().click(),
      read: () => note(page).locator('.lesson-go').click(),
    }
    await beginLesson(learner, site.origin)
    await learnAll(learner)
    await note(page).locator('.lesson-go').click()
    await eventually(() => note(page).count()).toBe(0)
    // The learner still trades: more than the lesson's one thing can be bought, sold or done.
    await eventually(() => page.locator('.eu-stage [data-lit]').count()).toBeGreaterThan(1)
    expect(errors).toEqual([])
  })

  test('by touch on a phone', async () => {
    const { page, errors } = await guest(site, PHONE)
    const learner: Learner = {
      page,
      press: (selector) => tap(page.locator(selector).first()),
      read: () => tap(page.locator('.lesson-brass .lesson-go')),
    }
    await beginLesson(learner, site.origin)
    await learnAll(learner)
    await tap(page.locator('.lesson-brass .lesson-go'))
    await eventually(() => note(page).count()).toBe(0)
    expect(errors).toEqual([])
  })
})
