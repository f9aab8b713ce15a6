import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kept, keptGame, openFile, type Point } from '../../testing/kept.ts'
import { followed, lengthOf } from '../../testing/list.ts'
import { atRest } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { careless } from './browser/careless.ts'

/** What only ends a window, or may be done at any moment. */
const IDLE = ['brew', 'cashGold', 'cashSilver', 'done', 'pass', 'swapSilver']

/** A window of a fight in which something can be used. */
const opens =
  (prompt: string) =>
  (point: Point): boolean =>
    point.prompt === prompt && point.types.some((type) => !IDLE.includes(type))

const hunt = (hero1: string, hero2: string) => ({ scenario: 'hunt', mode: 'competitive', hero1, hero2 })

interface Window extends Partial<Kept> {
  readonly prompt: string
  readonly seed: string
  readonly player?: string
}

/** All windows of a fight, of the hero and of the one who plays the monster, in games that bots brought there. */
const WINDOWS: readonly Window[] = [
  {
    prompt: 'preparation',
    seed: 'pictures',
    player: 'novice',
    seats: 3,
    options: { scenario: 'mirrezil', mode: 'competitive', hero1: 'skoldur', hero2: 'ael', hero3: 'taesiri' },
  },
  { prompt: 'firstStrike', seed: 'w 2' },
  { prompt: 'healing', seed: 'w 1' },
  { prompt: 'monsterBefore', seed: 'w 1' },
  { prompt: 'heroBeforeMonster', seed: 'w 1', options: hunt('dral', 'keleia') },
  { prompt: 'exchangeHero', seed: 'w 1' },
  { prompt: 'exchangeMonster', seed: 'w 1' },
  { prompt: 'heroAfterMonster', seed: 'w 1' },
  { prompt: 'heroBefore', seed: 'w 1' },
  { prompt: 'curses', seed: 'w 1' },
  { prompt: 'attack', seed: 'w 1' },
  { prompt: 'heroAfter', seed: 'w 1' },
]

/** What of a fight can be used: dice, tiles, hope; and the cards of the monster, which have numbers. */
const USABLE = ':is(.eu-die, .eu-use, .eu-hope-way)[data-lit]'
const CARD = '[data-card][data-lit]'
/** No page has more stops than this. */
const STOPS = 120

/** Goes on by Tab until something is reached. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    const reached = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    )
    if (reached) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`nothing like ${selector} is reached by Tab`)
}

describe.skipIf(noBrowser)('every window of a fight of Euthia, by the keyboard alone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each(WINDOWS)('$prompt: something is used', async ({ prompt, player = 'greedy', ...kept }) => {
    const { page, errors } = await guest(site, { ...DESK, calm: true })
    await page.goto(site.origin)
    const point = { seats: 2, options: hunt('maeldur', 'dral'), alone: true, until: opens(prompt), ...kept }
    await openFile(page, keptGame(careless, player, point))
    await followed(page)
    if (prompt === 'firstStrike' || prompt === 'curses') expect(await grave(page)).toEqual([])
    const before = await atRest(page, () => lengthOf(page))
    const card = page.locator(CARD).first()
    if ((await atRest(page, () => card.count())) > 0)
      await page.keyboard.press((await card.getAttribute('data-number')) ?? '')
    else {
      await tabTo(page, USABLE)
      await page.keyboard.press('Enter')
    }
    await followed(page)
    const way = '.open-sheet [data-choice]'
    if ((await atRest(page, () => page.locator(way).count())) > 0) {
      await tabTo(page, way)
      await page.keyboard.press('Enter')
      await followed(page)
    }
    await page.locator('[data-action="confirm"]').waitFor()
    expect(await atRest(page, () => lengthOf(page)), 'it is only shown').toBe(before)
    await page.keyboard.press('Enter')
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    expect(errors).toEqual([])
  })
})
