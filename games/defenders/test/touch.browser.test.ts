import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { finger } from './browser/hands.ts'
import { nearEnd, openKept } from './browser/kept.ts'
import { expectClean, lookAtMoments } from './browser/moments.ts'
import { playOn } from './browser/play.ts'

const MOMENTS = ['factions', 'leaders', 'camp', 'leadership', 'talk', 'preview', 'machine'] as const

describe.skipIf(noBrowser)('with one finger on a phone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people begin, choose in secret and play a round', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openKept(page, { seed: 'finger', seats: 2, until: ({ length }) => length === 0 })
    const hands = finger(page)
    const met = await lookAtMoments(page, hands, MOMENTS)
    await playOn(page, hands, { until: (_sight, done) => (done.get('end') ?? 0) >= 4, met })
    for (const part of ['faction', 'leader', 'hex', 'act', 'card', 'handOver', 'ready', 'confirm'])
      expect(met.get(part), part).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  test('they play a game to its end', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openKept(page, nearEnd({ seed: 'finger', seats: 2 }, 4))
    await playOn(page, finger(page), { acts: 0 })
    expect(await page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectClean(page, 'end')
    expect(errors).toEqual([])
  })
})
