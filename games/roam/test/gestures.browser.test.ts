import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthOf } from '../../testing/list.ts'
import { atRest, tap } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { CONFIRM, finger, isPinned, mouse } from './browser/hands.ts'
import { sitDown } from './browser/play.ts'
import { bestSquare, look, movedOn } from './browser/table.ts'

const chosen = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      document
        .querySelector('.roam-hand [data-character][aria-pressed="true"]')
        ?.getAttribute('data-character') ?? null,
  )
const card = (character: number) => `[data-character="${character}"]`
const CANCEL = '[data-action="cancel"]'

describe.skipIf(noBrowser)('before anything is placed', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  async function twoCards(page: Page, hands: ReturnType<typeof mouse>) {
    await page.goto(site.origin)
    await sitDown(page, hands, { seed: 'exchange', mode: 'full' })
    const { cards, length } = await look(page)
    expect(cards.length).toBeGreaterThan(1)
    await hands.press(card(cards[0]))
    await movedOn(page, length)
    await eventually(() => chosen(page)).toBe(String(cards[0]))
    return { first: cards[0], second: cards[1], length: length + 1 }
  }

  test('another character takes the place of the one that was chosen', async () => {
    const { page, errors } = await guest(site, DESK)
    const hands = mouse(page)
    const { first, second, length } = await twoCards(page, hands)
    await hands.press(card(second))
    await eventually(() => chosen(page)).toBe(String(second))
    expect(await atRest(page, () => lengthOf(page)), 'one choice, not two').toBe(length)
    expect(await atRest(page, () => page.locator('.tip').count()), 'nobody says that it is too late').toBe(0)
    await hands.press(card(first))
    await eventually(() => chosen(page)).toBe(String(first))
    await hands.place(bestSquare(await look(page)))
    await movedOn(page, length)
    expect(errors).toEqual([])
  })

  test('Esc steps back one intention at a time', async () => {
    const { page, errors } = await guest(site, DESK)
    const hands = mouse(page)
    const { length } = await twoCards(page, hands)
    await page.locator(`[data-square="${bestSquare(await look(page))}"]`).click()
    await eventually(() => isPinned(page)).toBe(true)
    await page.mouse.move(2, 2)
    await page.keyboard.press('Escape')
    await eventually(() => isPinned(page)).toBe(false)
    expect(await atRest(page, () => lengthOf(page)), 'the character stays chosen').toBe(length)
    await page.keyboard.press('Escape')
    await eventually(() => chosen(page)).toBeNull()
    await eventually(async () => (await look(page)).length).toBe(length - 1)
    await page.keyboard.press('Escape')
    expect(await atRest(page, () => lengthOf(page)), 'nothing is left to step back from').toBe(length - 1)
    expect(errors).toEqual([])
  })

  test('on a phone a button does the same, step by step', async () => {
    const { page, errors } = await guest(site, PHONE)
    const hands = finger(page)
    const { length } = await twoCards(page, hands)
    await hands.aim(bestSquare(await look(page)))
    await eventually(() => isPinned(page)).toBe(true)
    await tap(page.locator(CANCEL))
    await eventually(() => isPinned(page)).toBe(false)
    await eventually(() => page.locator(CONFIRM).count()).toBe(0)
    await tap(page.locator(CANCEL))
    await eventually(() => chosen(page)).toBeNull()
    await eventually(async () => (await look(page)).length).toBe(length - 1)
    expect(errors).toEqual([])
  })

  test('whoever wants no question gets none: with "acts at once" one click places', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await page.evaluate(() => localStorage.setItem('vyprava.consent', 'once'))
    await page.reload()
    const { length } = await twoCards(page, mouse(page))
    await page.locator(`[data-square="${bestSquare(await look(page))}"]`).click()
    await movedOn(page, length)
    await eventually(() => page.locator('[data-marker]').count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })
})
