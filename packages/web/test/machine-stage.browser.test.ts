import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboard } from '../../../games/defenders/test/browser/hands.ts'
import { openKept } from '../../../games/defenders/test/browser/kept.ts'
import { gameBeforeCard } from '../../../games/defenders/test/browser/long-card.ts'
import { openFile } from '../../../games/testing/kept.ts'
import { followed, lengthOf, moves, openMoves } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { DESK, eventually, grave, noBrowser, type Screen, visit } from '../../../games/testing/site.ts'
import { type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

const STEPS = 5
const ON_ITS_SIDE: Screen = { width: 844, height: 390, touch: true, dark: true }

/* The stage as somebody sees it who has nothing but keys. */
const stage = (page: Page) => page.locator('.df-machine')
const said = (page: Page) => stage(page).locator('.df-msteps li')
const button = (page: Page, action: string) => page.locator(`.act-bar [data-action="${action}"]`)
const badges = (page: Page) => page.locator('.df-machine-marks .df-badge--step')

/** How many steps are done and how many there are; null when nothing is played out. */
async function progress(page: Page): Promise<{ readonly done: number; readonly all: number } | null> {
  const words = stage(page).locator('h2 small')
  const [text] = await words.allTextContents()
  if (text === undefined) return null
  const [done, all] = text.match(/\d+/g)?.map(Number) ?? []
  return { done, all }
}

/** Ends the actions with points left, which is asked for twice, and waits for the card. */
async function endActions(page: Page): Promise<void> {
  await button(page, 'endActions').waitFor()
  await followed(page)
  await page.locator('main').press('e')
  await page.locator('.btn--brass[data-action="endActions"]').waitFor()
  await page.keyboard.press('Enter')
}

const moving = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

/** Stops the card, and goes through all its steps by Enter: one for each press, the last one puts it away. */
async function stepThrough(page: Page): Promise<number> {
  await stage(page).waitFor()
  await page.keyboard.press('Space')
  await eventually(() => button(page, 'pause').textContent()).toContain('Continue')
  const begin = await atRest(page, () => said(page).count())
  const all = (await atRest(page, () => progress(page)))?.all ?? 0
  for (let step = begin + 1; step <= all; step++) {
    await page.keyboard.press('Enter')
    await eventually(() => said(page).count()).toBe(step)
    await eventually(() => progress(page)).toEqual({ done: step, all })
    await eventually(() => said(page).locator('visible=true').count()).toBe(1)
  }
  return all
}

describe.skipIf(noBrowser)('a machine card is played out', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const open = async (screen: Screen, still = false) => {
    const came = await visit(house.site, screen)
    if (!still) await moving(came.page)
    return came
  }

  test('by keys: it goes by itself, waits, goes on step by step, twice as fast, and is put away', async () => {
    const { page, context, errors } = await open(DESK)
    await openFile(page, gameBeforeCard(STEPS))
    await endActions(page)
    // By itself it comes to its second step.
    await eventually(() => said(page).count()).toBeGreaterThan(1)
    const all = await stepThrough(page)
    expect(all).toBeGreaterThanOrEqual(STEPS)
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('.')
    await eventually(() => button(page, 'faster').textContent()).toContain('1×')
    await eventually(() => page.evaluate(() => localStorage.getItem('vyprava.defenders.speed'))).toBe('2')
    await page.keyboard.press('.')
    await eventually(() => button(page, 'faster').textContent()).toContain('2×')
    // The last step is shown: one more press, and the table is there for the next question.
    await page.keyboard.press('Enter')
    await stage(page).waitFor({ state: 'detached' })
    await button(page, 'next').waitFor({ state: 'detached' })
    await eventually(() => badges(page).count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  test('by keys, goes on after a pause to its end, or is left by Escape', async () => {
    const { page, context, errors } = await open(DESK)
    await page.evaluate(() => localStorage.setItem('vyprava.defenders.speed', '2'))
    await openFile(page, gameBeforeCard(STEPS))
    await endActions(page)
    await stage(page).waitFor()
    await page.keyboard.press('Space')
    await eventually(() => button(page, 'pause').textContent()).toContain('Continue')
    await page.keyboard.press('Space')
    await stage(page).waitFor({ state: 'detached' })
    await page.goto(house.site.origin)
    await openFile(page, gameBeforeCard(STEPS))
    await endActions(page)
    await stage(page).waitFor()
    await page.keyboard.press('Escape')
    await stage(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  })

  test('where nothing moves it is a still picture with numbered steps; by night too', async () => {
    const { page, context, errors } = await open({ ...DESK, dark: true }, true)
    await openFile(page, gameBeforeCard(STEPS))
    await endActions(page)
    await stage(page).and(page.locator('[data-still]')).waitFor()
    const all = await atRest(page, () => said(page).count())
    expect(all).toBeGreaterThanOrEqual(STEPS)
    await eventually(() => said(page).locator('visible=true').count()).toBe(all)
    const numbers = (await atRest(page, () => badges(page).allTextContents())).map(Number)
    expect(numbers.length).toBeGreaterThan(1)
    for (const number of numbers) expect(number).toBeLessThanOrEqual(all)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(await grave(page)).toEqual([])
    // Nothing waits for it: the question stands there already. However long the card is, its buttons are on the screen.
    expect(await atRest(page, () => button(page, 'next').count())).toBe(0)
    await page.locator('[data-card][data-lit], [data-pile][data-lit]').first().click()
    const brass = page.locator('.act .btn--brass')
    await brass.waitFor()
    const confirm = await atRest(page, () => brass.boundingBox())
    const below = await atRest(page, () => page.locator('.time').boundingBox())
    if (confirm === null || below === null) throw new Error('it is not drawn')
    expect(confirm.y + confirm.height).toBeLessThanOrEqual(below.y)
    // It is put away by keys too.
    await keyboard(page).press('.df-machine .btn')
    await stage(page).waitFor({ state: 'detached' })
    // What plays it once more lies inside of the margin: nothing pushes the table off the screen.
    const replay = page.locator('.df-replay')
    await replay.waitFor()
    const again = await atRest(page, () => replay.boundingBox())
    if (again === null) throw new Error('it is not drawn')
    expect(again.x + again.width).toBeLessThanOrEqual(DESK.width)
    const wide = () => page.evaluate(() => document.querySelector('.frame')?.scrollWidth)
    expect(await atRest(page, wide)).toBe(DESK.width)
    expect(errors).toEqual([])
    await context.close()
  })

  test('on a phone on its side, by night: the card, its step and its buttons are on the screen', async () => {
    const { page, context, errors } = await open(ON_ITS_SIDE)
    await openFile(page, gameBeforeCard(STEPS))
    await endActions(page)
    const all = await stepThrough(page)
    expect(all).toBeGreaterThanOrEqual(STEPS)
    for (const thing of [stage(page), said(page).last(), button(page, 'next'), button(page, 'pause')]) {
      const box = await atRest(page, () => thing.boundingBox())
      if (box === null) throw new Error('it is not drawn')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(ON_ITS_SIDE.width)
      expect(box.y + box.height).toBeLessThanOrEqual(ON_ITS_SIDE.height)
    }
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('Enter')
    await stage(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  })

  test('at one screen: whoever takes it over sees what the machines have done meanwhile', async () => {
    const { page, context, errors } = await open(DESK)
    await openKept(page, { seed: 'machines', seats: 2, until: ({ prompt }) => prompt === 'turn' })
    const takeOver = async () => {
      await page.locator('.handover').waitFor()
      await keyboard(page).press('.handover .btn--brass')
      await page.locator('.handover').waitFor({ state: 'detached' })
    }
    await takeOver()
    await endActions(page)
    await takeOver()
    const all = await stepThrough(page)
    expect(all).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await stage(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  })

  test('online: everybody at their own pace', async () => {
    const friends = await Promise.all([friend(house), friend(house)])
    for (const [seat, one] of friends.entries())
      await post(house, one, 'guest', { name: ['Anna', 'Ben'][seat] })
    const opening = { game: 'defenders', options: {}, seats: 2, private: false }
    const id = String(await post(house, friends[0], 'tables', opening))
    for (const [seat, one] of friends.entries())
      await post(house, one, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
    await post(house, friends[0], `tables/${id}/start`, {})
    for (const { page } of friends) {
      await page.goto(`${house.site.origin}#/table/${id}`)
      await openMoves(page)
    }
    const actor = await firstTurn(friends)
    for (const { page } of friends) {
      await moving(page)
      // Whoever has chosen from the list of moves goes back to the table, and stays there.
      await page.locator('main').focus()
    }
    const other = friends.find((one) => one !== actor) ?? actor
    await endActions(actor.page)
    const [steps, same] = await Promise.all(friends.map(({ page }) => stepThrough(page)))
    expect(steps).toBe(same)
    for (const { page } of friends)
      expect(await atRest(page, () => page.evaluate(() => document.activeElement?.tagName))).toBe('MAIN')
    await actor.page.keyboard.press('Enter')
    await stage(actor.page).waitFor({ state: 'detached' })
    expect(await atRest(other.page, () => stage(other.page).count())).toBe(1)
    await other.page.keyboard.press('Escape')
    await stage(other.page).waitFor({ state: 'detached' })
    expect(friends.flatMap(({ errors }) => errors)).toEqual([])
    for (const { context } of friends) await context.close()
  })

  /** Both take the first of their lists, until somebody has a turn. */
  async function firstTurn(friends: readonly Friend[]): Promise<Friend> {
    for (;;) {
      const one = await onTurn(friends)
      if ((await atRest(one.page, () => button(one.page, 'endActions').count())) > 0) return one
      const before = await lengthOf(one.page)
      const ready = one.page.locator('.move', { hasText: /ready/i })
      const wakes = (await atRest(one.page, () => ready.count())) > 0
      await (wakes ? ready : moves(one.page)).first().click()
      await eventually(() => lengthOf(one.page)).toBeGreaterThan(before)
      await followed(one.page)
    }
  }
})
