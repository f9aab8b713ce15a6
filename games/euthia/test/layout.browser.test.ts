import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../testing/kept.ts'
import { faultsAtSizes } from '../../testing/layout.ts'
import { guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { rules } from '../index.ts'
import { isEuthiaView } from '../table/props.ts'

/** The land is open wide enough to be cut by its frame. */
const WIDE = 10
const asks =
  ({ prompt, type }: Shown) =>
  (point: Point): boolean =>
    point.prompt === prompt &&
    isEuthiaView(point.view) &&
    point.view.map.tiles.length >= WIDE &&
    (type === undefined || point.types.includes(type))

const settlements = { scenario: 'settlements', hero1: 'maeldur', hero2: 'dral', hero3: 'keleia' }
const mirrezil = {
  scenario: 'mirrezil',
  mode: 'competitive',
  hero1: 'skoldur',
  hero2: 'ael',
  hero3: 'taesiri',
}

interface Shown {
  readonly prompt: string
  readonly options?: object
  /** What must be on offer. */
  readonly type?: string
  /** What is opened. */
  readonly opens?: string
}

/** Moments whose screens differ most: what is asked on the land, in the arena of either side, in the market, of the bags. */
const MOMENTS: readonly Shown[] = [
  { prompt: 'explore' },
  { prompt: 'heroAfterMonster' },
  { prompt: 'attack' },
  { prompt: 'curses' },
  { prompt: 'pair' },
  { prompt: 'room' },
  { prompt: 'trophy' },
  { prompt: 'heroRoll' },
  { prompt: 'choose', options: mirrezil },
  { prompt: 'tradeFee', options: mirrezil },
  { prompt: 'trade', type: 'learn', opens: '[data-action="ladder"]' },
]
const CASES = MOMENTS.flatMap((moment) => [
  { ...moment, by: 'a pointer', touch: false },
  { ...moment, by: 'a finger', touch: true },
])

describe.skipIf(noBrowser)('the moments of Euthia on eight screens, by day and by night', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(CASES)('$prompt: nothing is cut, covered or too small for $by', async ({ touch, ...shown }) => {
    const { page } = await guest(site, { touch, locale: 'cs-CZ' })
    await page.goto(site.origin)
    const { options = settlements, opens } = shown
    const kept = { seed: 'pictures', seats: 3, options, alone: true, until: asks(shown) }
    await openFile(page, keptGame(rules, 'novice', kept))
    if (opens !== undefined) await page.locator(opens).first().click()
    expect(await faultsAtSizes(page, touch)).toEqual([])
  })
})
