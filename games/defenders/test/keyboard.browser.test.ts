import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { keyboard } from './browser/hands.ts'
import { nearEnd, openKept } from './browser/kept.ts'
import { expectClean, lookAtMoments } from './browser/moments.ts'
import { playOn } from './browser/play.ts'

const MOMENTS = ['factions', 'leaders', 'camp', 'leadership', 'preview', 'machine'] as const

describe.skipIf(noBrowser)('with the keyboard alone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('one person begins with two factions and plays rounds', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await openKept(page, { seed: 'keyboard', seats: 1, until: ({ length }) => length === 0 })
    const hands = keyboard(page)
    const met = await lookAtMoments(page, hands, MOMENTS)
    await playOn(page, hands, { until: (_sight, done) => (done.get('end') ?? 0) >= 4, met })
    for (const part of ['faction', 'leader', 'pile', 'hex', 'act', 'card', 'confirm'])
      expect(met.get(part), part).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  test('they play a game to its end', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await openKept(page, nearEnd({ seed: 'keyboard', seats: 1 }, 4))
    await playOn(page, keyboard(page), { acts: 0 })
    expect(await page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectClean(page, 'end')
    expect(errors).toEqual([])
  })
})
