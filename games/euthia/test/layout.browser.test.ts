import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../testing/kept.ts'
import { faultsAtSizes } from '../../testing/layout.ts'
import { guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { rules } from '../index.ts'
import { isEuthiaView } from '../table/props.ts'

/** The land is open wide enough to be cut by its frame. */
const WIDE = 10
const asks =
  (prompt: string) =>
  (point: Point): boolean =>
    point.prompt === prompt && isEuthiaView(point.view) && point.view.map.tiles.length >= WIDE

const settlements = { scenario: 'settlements', hero1: 'maeldur', hero2: 'dral', hero3: 'keleia' }
/** Moments whose screens differ most: what is asked on the land, in the arena of either side, in the market. */
const MOMENTS = ['explore', 'heroAfterMonster', 'attack', 'curses', 'pair']
const CASES = MOMENTS.flatMap((prompt) => [
  { prompt, by: 'a pointer', touch: false },
  { prompt, by: 'a finger', touch: true },
])

describe.skipIf(noBrowser)('the moments of Euthia on eight screens, by day and by night', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(CASES)('$prompt: nothing is cut, covered or too small for $by', async ({ prompt, touch }) => {
    const { page } = await guest(site, { touch, locale: 'cs-CZ' })
    await page.goto(site.origin)
    const kept = { seed: 'pictures', seats: 3, options: settlements, alone: true, until: asks(prompt) }
    await openFile(page, keptGame(rules, 'novice', kept))
    expect(await faultsAtSizes(page, touch)).toEqual([])
  })
})
