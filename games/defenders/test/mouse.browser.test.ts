import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { mouse } from './browser/hands.ts'
import { expectClean, lookAtMoments } from './browser/moments.ts'
import { layTable, playOn, sitDown } from './browser/play.ts'

describe.skipIf(noBrowser)('with the mouse', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people at one screen play a whole game, from the set-up to its end', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const hands = mouse(page)
    await layTable(page, hands, { seed: 'mouse', people: 2 })
    await expectClean(page, 'set-up')
    await sitDown(page, hands)
    const met = await playOn(page, hands, { met: await lookAtMoments(page, hands, ['talk']) })
    for (const part of ['faction', 'leader', 'hex', 'act', 'card', 'handOver', 'ready', 'confirm', 'end'])
      expect(met.get(part), part).toBeGreaterThan(1)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectClean(page, 'end')
    expect(errors).toEqual([])
  })
})
