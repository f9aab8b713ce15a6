import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { keyboard } from './browser/hands.ts'
import { expectClean, lookAtMoments } from './browser/moments.ts'
import { layTable, playOn, sitDown } from './browser/play.ts'

const MOMENTS = ['factions', 'leaders', 'camp', 'leadership', 'preview', 'machine'] as const

describe.skipIf(noBrowser)('with the keyboard alone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('one person plays two factions through a whole game, from the set-up to its end', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const hands = keyboard(page)
    await layTable(page, hands, { seed: 'keyboard', people: 1 })
    await sitDown(page, hands)
    const met = await lookAtMoments(page, hands, MOMENTS)
    await playOn(page, hands, { met, acts: 0 })
    for (const part of ['faction', 'leader', 'pile', 'hex', 'act', 'card', 'confirm', 'end'])
      expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectClean(page, 'end')
    expect(errors).toEqual([])
  })
})
