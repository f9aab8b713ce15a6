import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kept, keptGame, openFile, type Point } from '../../testing/kept.ts'
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

interface Moment extends Partial<Kept> {
  readonly prompt: string
}

const mirrezil = {
  scenario: 'mirrezil',
  mode: 'competitive',
  hero1: 'skoldur',
  hero2: 'ael',
  hero3: 'taesiri',
}

/** Moments whose screens differ most: what is asked on the land, in the arena, in the market, on the hero's board. */
const MOMENTS: readonly Moment[] = [
  { prompt: 'explore' },
  { prompt: 'heroAfterMonster' },
  { prompt: 'attack' },
  { prompt: 'curses' },
  { prompt: 'trophy' },
  { prompt: 'room' },
  { prompt: 'pair' },
  { prompt: 'choose', options: mirrezil },
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

  test.each(CASES)('$prompt: nothing is cut, covered or too small for $by', async (moment) => {
    const { prompt, touch, options = { scenario: 'settlements', mode: 'competitive' } } = moment
    const { page } = await guest(site, { touch, locale: 'cs-CZ' })
    await page.goto(site.origin)
    const kept = { seed: 'pictures', seats: 3, options, alone: true, until: asks(prompt) }
    await openFile(page, keptGame(rules, 'novice', kept))
    expect(await faultsAtSizes(page, touch)).toEqual([])
  })
})
