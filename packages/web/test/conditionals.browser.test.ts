import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthOf, moves, openMoves, ourMove, timeLine } from '../../../games/testing/list.ts'
import { eventually, faults, noBrowser } from '../../../games/testing/site.ts'
import { beginAt, type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BY_DAYS = { kind: 'days', budget: DAY, increment: 0, absence: 'wait' }

describe.skipIf(noBrowser)('conditional moves', () => {
  let house: House
  let friends: Friend[]
  const real = Date.now
  /** The server's clock, which runs in this process, jumps ahead: whoever is expected at a table comes now. */
  const jump = (minutes: number): void => {
    const before = Date.now
    Date.now = () => before() + minutes * MINUTE
  }
  beforeAll(async () => {
    house = await openHouse()
    friends = [await friend(house), await friend(house)]
    for (const [place, one] of friends.entries())
      await post(house, one, 'guest', { name: ['Anna', 'Ben'][place] })
  })
  afterAll(async () => {
    Date.now = real
    for (const { context } of friends) await context.close()
    await house.close()
  })

  /** A table by days: who is asked, and who waits for them. */
  async function begin() {
    const id = await beginAt(house, friends, { pace: BY_DAYS })
    for (const { page } of friends) await openMoves(page)
    const mover = await onTurn(friends)
    const planner = friends.find((one) => one !== mover) ?? mover
    return { id, mover, planner }
  }

  /** Takes the first move of the list. */
  async function firstMove({ page }: Friend): Promise<void> {
    await ourMove(page)
    const length = await lengthOf(page)
    await moves(page).first().click()
    await eventually(() => lengthOf(page)).toBe(length + 1)
  }

  const open = ({ page }: Friend) => page.getByRole('button', { name: /^(Plan|Planned|Your plan)/ })
  const dialog = ({ page }: Friend) => page.getByRole('dialog', { name: 'Conditional moves' })

  /** Plays ahead: the others take the first move that they have, and so does the planner. */
  async function plan(planner: Friend): Promise<void> {
    const { page } = planner
    await open(planner).click()
    await dialog(planner).getByRole('button', { name: 'Play ahead' }).click()
    const bar = page.getByRole('region', { name: 'Playing ahead' })
    await bar.getByText('Make the moves you expect from the others.').waitFor()
    await openMoves(page)
    expect(await faults(page)).toEqual([])
    // A character and a square for the other, then a character of one's own.
    await firstMove(planner)
    await ourMove(page)
    await moves(page).first().click()
    await bar.getByText('Now your own answer.').waitFor()
    await firstMove(planner)
    await bar.getByRole('button', { name: 'Keep it' }).click()
    await eventually(() => open(planner).textContent()).toBe('Planned ahead: 1')
  }

  /** What the server has kept, and who came for it. */
  const fates = () => house.db.selectFrom('conditionals').select('fate').execute()

  test('what was foreseen happens: the move is played while its owner is elsewhere, as if they had come', async () => {
    const { id, mover, planner } = await begin()
    await plan(planner)
    await open(planner).click()
    const told = dialog(planner).getByRole('listitem')
    await eventually(() => told.textContent()).toMatch(/^If this happens: .+Your answer: .+/)
    expect(await faults(planner.page)).toEqual([])
    await planner.page.goto('about:blank')
    await mover.page.getByText('no connection').first().waitFor()
    // The first character, then the first square.
    const before = mover.heard.length
    for (let step = 0; step < 2; step++) await firstMove(mover)
    jump(1)
    await mover.page.getByText('is here').nth(1).waitFor()
    jump(1)
    await eventually(() => lengthOf(mover.page)).toBe(3)
    const bytes = mover.heard.slice(before).join()
    expect(bytes).not.toMatch(/conditional|foresee|expected|anyway/)
    await eventually(fates).toEqual([{ fate: 'played' }])
    await planner.page.goto(`${house.site.origin}#/table/${id}`)
    await timeLine(planner.page).waitFor({ state: 'attached' })
    await eventually(() => open(planner).textContent()).toBe('Your plan was played')
  })

  test('something else happens: it is withdrawn, and its owner is told why', async () => {
    const { mover, planner } = await begin()
    await plan(planner)
    await ourMove(mover.page)
    await moves(mover.page).nth(1).click()
    await eventually(() => open(planner).textContent()).toBe('Your plan was withdrawn')
    await open(planner).click()
    await dialog(planner).getByText('Withdrawn: something else happened.').waitFor()
    expect(await faults(planner.page)).toEqual([])
    await dialog(planner).getByRole('button', { name: 'Delete' }).click()
    await dialog(planner).getByText('None yet.').waitFor()
    await dialog(planner).getByRole('button', { name: 'Close' }).click()
    await eventually(() => open(planner).textContent()).toBe('Plan ahead')
  })

  test('whoever watches follows who is on turn or stays with one, and shares the link', async () => {
    const eva = await friend(house, { width: 390, height: 844 })
    const { id, mover, planner } = await begin()
    await eva.page.goto(`${house.site.origin}#/table/${id}`)
    const about = eva.page.getByRole('button', { name: 'About this table' })
    const choice = (name: string) => eva.page.getByRole('dialog').getByRole('radio', { name, exact: true })
    await about.waitFor()
    const nameOf = (one: Friend): string => ['Anna', 'Ben'][friends.indexOf(one)]
    const followedName = () =>
      eva.page
        .locator('.seat')
        .filter({ has: eva.page.locator('.seat-followed') })
        .getAttribute('aria-label')
    await eventually(followedName).toBe(nameOf(mover))
    for (let step = 0; step < 2; step++) await firstMove(mover)
    await eventually(followedName).toBe(nameOf(planner))
    await about.click()
    await eventually(() => choice('whoever’s turn it is').isChecked()).toBe(true)
    await choice(nameOf(mover)).click()
    await eventually(() => choice(nameOf(mover)).isChecked()).toBe(true)
    await eventually(followedName).toBe(nameOf(mover))
    await eva.page.getByText('Link for watching').waitFor()
    expect(await faults(eva.page)).toEqual([])
    // The link leads others to the same side.
    const link = `${house.site.origin}#/table/${id}?follow=${friends.indexOf(mover)}`
    await eva.page.goto('about:blank')
    await eva.page.goto(link)
    await eventually(followedName).toBe(nameOf(mover))
    await about.click()
    await eventually(() => choice(nameOf(mover)).isChecked()).toBe(true)
    expect(eva.errors).toEqual([])
    await eva.context.close()
  })

  /** A table by days of another game, for the two. */
  async function beginGame(game: string): Promise<string> {
    const opening = { game, options: {}, seats: 2, private: false, pace: BY_DAYS }
    const id = String(await post(house, friends[0], 'tables', opening))
    for (const [seat, one] of friends.entries())
      await post(house, one, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
    await post(house, friends[0], `tables/${id}/start`, {})
    return id
  }

  /** The table is drawn, not told in words. */
  const drawn = async ({ page }: Friend) => {
    await timeLine(page).waitFor({ state: 'attached' })
    await eventually(() => page.locator('.board-words').count()).toBe(0)
  }

  test.each(['ark', 'defenders', 'euthia'])('%s: who watches stays with a seat', async (game) => {
    const eva = await friend(house)
    const id = await beginGame(game)
    for (const seat of [0, 1]) {
      await eva.page.goto('about:blank')
      await eva.page.goto(`${house.site.origin}#/table/${id}?follow=${seat}`)
      await drawn(eva)
      await eva.page.locator(`[data-seat="${seat}"] .seat-followed`).waitFor()
    }
    expect(eva.errors).toEqual([])
    await eva.context.close()
  })

  test.each(['defenders', 'euthia'])('%s: one plays ahead at its drawn table', async (game) => {
    const id = await beginGame(game)
    for (const { page } of friends) await page.goto(`${house.site.origin}#/table/${id}`)
    const waits = await Promise.any(
      friends.map(async (one) => {
        await open(one).waitFor()
        return one
      }),
    )
    await open(waits).click()
    await dialog(waits).getByRole('button', { name: 'Play ahead' }).click()
    const bar = waits.page.getByRole('region', { name: 'Playing ahead' })
    await drawn(waits)
    await bar.getByRole('button', { name: 'Whatever they do' }).click()
    await bar.getByText('Now your own answer.').waitFor()
    await openMoves(waits.page)
    await ourMove(waits.page)
    await moves(waits.page).first().click()
    await bar.getByRole('button', { name: 'Keep it' }).click()
    await bar.waitFor({ state: 'detached' })
    await open(waits).click()
    await eventually(() => dialog(waits).getByRole('listitem').textContent()).toMatch(
      /^Whatever the others do\.Your answer: .+/,
    )
    await dialog(waits).getByRole('button', { name: 'Close' }).click()
    expect(waits.errors).toEqual([])
  })
})
