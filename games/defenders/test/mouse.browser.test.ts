import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { mouse } from './browser/hands.ts'
import { nearEnd, openKept } from './browser/kept.ts'
import { playOn } from './browser/play.ts'

describe.skipIf(noBrowser)('with the mouse', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people at one screen begin, choose in secret and play a round', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await openKept(page, { seed: 'mouse', seats: 2, until: ({ length }) => length === 0 })
    const met = await playOn(page, mouse(page), (_sight, done) => (done.get('end') ?? 0) >= 4)
    for (const part of ['faction', 'leader', 'hex', 'card', 'handOver', 'ready', 'confirm'])
      expect(met.get(part), part).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  test('they play a game to its end', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await openKept(page, nearEnd({ seed: 'mouse', seats: 2 }, 4))
    await playOn(page, mouse(page), undefined, false)
    expect(await page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
