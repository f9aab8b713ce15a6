import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { beginLesson, doDeed, note, STEPS, stepShown, thingOn } from './browser/lesson.ts'

const click = (page: Page) => (thing: Parameters<typeof thingOn>[1]) => thingOn(page, thing).click()

/** To the answer that finds a part. */
async function toTheFind(page: Page): Promise<void> {
  for (const [at, step] of STEPS.slice(0, -2).entries()) {
    await stepShown(page, at)
    if (step.kind === 'explain') await note(page).locator('.lesson-go').click()
    else await doDeed(page, step, click(page))
  }
  await stepShown(page, STEPS.length - 2)
}

async function find(page: Page): Promise<void> {
  const step = STEPS.at(-2)
  if (step?.kind !== 'deed') throw new Error('No part is found by the last deed')
  await doDeed(page, step, click(page))
}

/** Everything that flies from now on does so very slowly: a busy machine misses nothing. */
const slowly = (page: Page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      animation.playbackRate = 0.01
      return animation
    }
  })

const inTheAir = (page: Page) => page.locator('.board .ak-flights > *').count()
const card = (page: Page) => page.locator('.ak-found')

describe.skipIf(noBrowser)('a part is found', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('with beams, a flying letter and a card; any key ends it', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    await toTheFind(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await slowly(page)
    await find(page)
    await card(page).getByText('Part E found').waitFor()
    await eventually(() => page.locator('.ak-flights .ak-beam').count()).toBe(1)
    await page.keyboard.press('Shift')
    await eventually(() => inTheAir(page)).toBe(0)
    await eventually(() => card(page).count()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(errors).toEqual([])
  })

  test('at once where nothing moves: the beams stay for a while, then the sheet is as it will be', async () => {
    const { page, errors } = await guest(site, DESK)
    await beginLesson(page, site.origin)
    await toTheFind(page)
    await find(page)
    await card(page).waitFor()
    expect(await atRest(page, () => page.locator('.ak-flights .ak-dim').count())).toBe(0)
    await eventually(() => page.locator('.board [data-part="4"]').count()).toBe(1)
    await eventually(() => inTheAir(page)).toBe(0)
    expect(errors).toEqual([])
  })
})
