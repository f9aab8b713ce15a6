import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kept, keptGame, openFile } from '../../testing/kept.ts'
import { followed, lengthOf } from '../../testing/list.ts'
import { atRest } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { careless } from './browser/careless.ts'

const at = (prompt: string, more: Partial<Kept> = {}): string =>
  keptGame(careless, 'novice', {
    seed: 'pictures',
    seats: 3,
    options: { scenario: 'settlements', hero1: 'maeldur', hero2: 'dral', hero3: 'keleia' },
    alone: true,
    until: (point) => point.prompt === prompt,
    ...more,
  })

describe.skipIf(noBrowser)('a fight of Euthia on the drawn table', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  async function open(text: string): Promise<{ page: Page; errors: readonly string[] }> {
    const visitor = await guest(site, DESK)
    await visitor.page.goto(site.origin)
    await openFile(visitor.page, text)
    return visitor
  }

  /** What can be done in the window that is open, by the keyboard alone; whether it was more than ending it. */
  async function answer(page: Page, used: Set<string>): Promise<void> {
    const before = await lengthOf(page)
    const things = page.locator('.eu-arena :is(.eu-die, .eu-use, .eu-hope-way)[data-lit]')
    const first = (await atRest(page, () => things.count())) === 0 ? null : things.first()
    const kind = (await first?.getAttribute('class')) ?? ''
    const ends = page.locator('[data-action="done"], [data-action="pass"]')
    const known = used.has(kind) && (await atRest(page, () => ends.count())) > 0
    if (first !== null && !known) {
      used.add(kind)
      await first.focus()
      await page.keyboard.press('Enter')
      await followed(page)
      if (kind.includes('eu-die')) await eventually(() => page.locator('.eu-faces li').count()).toBe(6)
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('p')
    await eventually(
      async () => (await lengthOf(page)) > before || (await page.locator('.eu-arena').count()) === 0,
    ).toBe(true)
    await followed(page)
  }

  test('is fought by the keyboard: a die is thrown again after its six faces, the weapon is chosen, the end is reached', async () => {
    const { page, errors } = await open(at('exchangeHero'))
    await followed(page)
    await eventually(() => page.locator('.eu-steps [data-on]').textContent()).toContain('2C')
    expect(await grave(page)).toEqual([])
    const used = new Set<string>()
    const foes = () => page.locator('.eu-arena .eu-foe').count()
    for (let left = 40; left > 0 && (await atRest(page, foes)) > 0; left--) await answer(page, used)
    await eventually(foes).toBe(0)
    expect([...used].some((kind) => kind.includes('eu-die'))).toBe(true)
    expect([...used].some((kind) => kind.includes('eu-use'))).toBe(true)
    expect(errors).toEqual([])
  })

  test('never shows the hand of the monster-player to the hero at the same screen', async () => {
    const { page, errors } = await open(at('monsterBefore', { alone: false }))
    const handOver = page.getByRole('button', { name: /show my table$/ })
    await handOver.click()
    await followed(page)
    await eventually(() => page.locator('.eu-foehand [data-card]').count()).toBeGreaterThan(0)
    // The monster-player is asked again after the throw.
    for (let left = 4; left > 0 && (await atRest(page, () => handOver.count())) === 0; left--) {
      const before = await lengthOf(page)
      await page.keyboard.press('p')
      await eventually(async () => (await handOver.count()) > 0 || (await lengthOf(page)) > before).toBe(true)
    }
    await handOver.waitFor()
    expect(await atRest(page, () => page.locator('.eu-foehand').count())).toBe(0)
    await handOver.click()
    await followed(page)
    await eventually(() => page.locator('.eu-arena').count()).toBe(1)
    expect(await atRest(page, () => page.locator('[data-card]').count())).toBe(0)
    expect(errors).toEqual([])
  })
})
