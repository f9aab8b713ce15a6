import { moduleOf } from '@vyprava/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../../games/testing/kept.ts'
import { faultsAtSizes } from '../../../games/testing/layout.ts'
import { guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

/** The fewest and the most people of each game that does not bring a test of its own. */
const TABLES = [
  { game: 'ark', seats: 2 },
  { game: 'ark', seats: 7 },
  { game: 'defenders', seats: 1 },
  { game: 'defenders', seats: 2 },
  { game: 'defenders', seats: 4 },
  { game: 'euthia', seats: 2 },
  { game: 'euthia', seats: 4 },
]
const CASES = [
  ...TABLES.flatMap((table) => ['cs-CZ', 'en-GB'].map((locale) => ({ ...table, locale }))),
  // The fullest table, in the language with the longest words.
  { game: 'euthia', seats: 4, locale: 'sk-SK' },
]

const begun = ({ length }: Point): boolean => length >= 20

async function fileOf(game: string, seats: number): Promise<string> {
  const rules = await moduleOf(game)?.rules()
  const player = rules?.players[0]
  if (rules === undefined || player === undefined) throw new Error(`nobody plays '${game}'`)
  return keptGame(rules, player.name, {
    seed: `layout ${seats}`,
    seats,
    alone: true,
    until: begun,
  })
}

describe.skipIf(noBrowser)('tables on eight screens, by day and by night', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  describe.each(CASES)('$game for $seats, $locale', ({ game, seats, locale }) => {
    test.each(['a pointer', 'a finger'])(
      'nothing is cut, covered, too small or off the screen for %s',
      async (by) => {
        const touch = by === 'a finger'
        const { page } = await guest(site, { touch, locale, calm: true })
        await page.goto(site.origin)
        await openFile(page, await fileOf(game, seats))
        expect(await faultsAtSizes(page, touch)).toEqual([])
      },
    )
  })
})
