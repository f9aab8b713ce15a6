import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../testing/kept.ts'
import { faultsAtSizes } from '../../testing/layout.ts'
import { atRest } from '../../testing/rest.ts'
import { guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { isEuthiaView } from '../table/props.ts'
import { careless } from './browser/careless.ts'

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

const alone = { scenario: 'settlements', mode: 'solo', hero1: 'maeldur' }

interface Shown {
  readonly prompt: string
  readonly options?: object
  /** What must be on offer. */
  readonly type?: string
  /** The tab in which a phone keeps it. */
  readonly tab?: string
  /** What is opened, by a press or by a key. */
  readonly opens?: string
  readonly presses?: string
  /** What lies under it cannot be reached, and need not be. */
  readonly covers?: boolean
}

/** The key that opens the hero's board. */
const PULL = 'i'

/** Moments whose screens differ most: what is asked on the land, in the market, of the bags, in the arena of either side. */
const MOMENTS: readonly Shown[] = [
  { prompt: 'turn', type: 'step' },
  { prompt: 'turn', type: 'quest', opens: '[data-quest][data-lit]', tab: 'offer', covers: true },
  { prompt: 'turn', type: 'setGem', presses: PULL, tab: 'me', covers: true },
  { prompt: 'explore' },
  { prompt: 'keep' },
  { prompt: 'trade', type: 'learn', opens: '[data-action="ladder"]' },
  { prompt: 'tradeFee', options: mirrezil },
  { prompt: 'pair' },
  { prompt: 'wonTrade' },
  { prompt: 'trophy' },
  { prompt: 'room' },
  { prompt: 'room', type: 'cashGold', options: alone },
  { prompt: 'attack' },
  { prompt: 'curses' },
  { prompt: 'heroAfterMonster' },
  { prompt: 'heroRoll' },
  { prompt: 'choose', options: mirrezil },
]
const nameOf = ({ prompt, type }: Shown): string => (type === undefined ? prompt : `${prompt}, ${type}`)
const CASES = MOMENTS.flatMap((moment) => {
  const known = { ...moment, name: nameOf(moment), until: asks(moment) }
  return [
    { ...known, by: 'a pointer', touch: false },
    { ...known, by: 'a finger', touch: true },
  ]
})

describe.skipIf(noBrowser)('the moments of Euthia on eight screens, by day and by night', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(CASES)('$name: nothing is cut, covered or too small for $by', async ({ touch, ...shown }) => {
    const { page } = await guest(site, { touch, locale: 'cs-CZ', calm: true })
    await page.goto(site.origin)
    const { options = settlements, opens, presses, tab, covers = false, until } = shown
    const seats = options === alone ? 1 : 3
    const kept = { seed: 'pictures', seats, options, alone: true, until }
    await openFile(page, keptGame(careless, 'novice', kept))
    const button = page.locator(`[data-tab="${tab}"]:visible`)
    if ((await atRest(page, () => button.count())) > 0) await button.first().click()
    else if (presses !== undefined) await page.keyboard.press(presses)
    if (opens !== undefined) await page.locator(opens).first().click()
    const faults = await faultsAtSizes(page, touch)
    expect(faults.filter((fault) => !covers || !/^(?:covered|overlap)/.test(fault))).toEqual([])
  })
})
