import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Point } from '../../testing/kept.ts'
import { faultsAtSizes } from '../../testing/layout.ts'
import { guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { openKept } from './browser/kept.ts'

const GAMES = (['basic', 'full'] as const).flatMap((mode) => [2, 4].map((seats) => ({ mode, seats })))
/** Where a shape is sought, and where a character is chosen: two pictures of one table. */
const POINTS = {
  full: ({ prompt, length }: Point): boolean => length > 24 && prompt === 'place',
  basic: ({ prompt, length }: Point): boolean => length > 24 && prompt === 'character',
}
const CASES = GAMES.flatMap((game) => ['cs-CZ', 'en-GB'].map((locale) => ({ ...game, locale })))

describe.skipIf(noBrowser)('Roam on eight screens, by day and by night', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  describe.each(CASES)('$mode game of $seats, $locale', ({ mode, seats, locale }) => {
    test.each(['a pointer', 'a finger'])(
      'nothing is cut, covered, too small or off the screen for %s',
      async (by) => {
        const touch = by === 'a finger'
        const { page } = await guest(site, { touch, locale, calm: true })
        await page.goto(site.origin)
        const until = POINTS[mode]
        await openKept(page, { seed: `layout ${seats}`, seats, options: { mode }, until })
        expect(await faultsAtSizes(page, touch)).toEqual([])
      },
    )
  })
})
