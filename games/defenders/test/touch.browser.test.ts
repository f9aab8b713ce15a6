import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { finger } from './browser/hands.ts'
import { expectClean, lookAtMoments } from './browser/moments.ts'
import { layTable, playOn, sitDown } from './browser/play.ts'

const MOMENTS = ['factions', 'leaders', 'camp', 'leadership', 'talk', 'preview', 'machine'] as const

describe.skipIf(noBrowser)('with one finger on a phone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people play a whole game, from the set-up to its end', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    const hands = finger(page)
    await layTable(page, hands, { seed: 'finger', people: 2 })
    await sitDown(page, hands)
    const met = await lookAtMoments(page, hands, MOMENTS)
    await playOn(page, hands, { met, acts: 0 })
    for (const part of ['faction', 'leader', 'hex', 'act', 'card', 'handOver', 'ready', 'confirm', 'end'])
      expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectClean(page, 'end')
    expect(errors).toEqual([])
  })
})
