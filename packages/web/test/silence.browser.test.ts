import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followed, lengthOf, moves, openMoves } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, noBrowser } from '../../../games/testing/site.ts'
import { type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

describe.skipIf(noBrowser)('silence at a table of Defenders', () => {
  let house: House
  let anna: Friend
  let ben: Friend
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben] = await Promise.all([friend(house), friend(house)])
    await post(house, anna, 'guest', { name: 'Anna' })
    await post(house, ben, 'guest', { name: 'Ben' })
    const opening = { game: 'defenders', options: {}, seats: 2, private: false }
    const id = String(await post(house, anna, 'tables', opening))
    for (const [seat, one] of [anna, ben].entries())
      await post(house, one, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
    await post(house, anna, `tables/${id}/start`, {})
    for (const { page } of [anna, ben]) {
      await page.goto(`${house.site.origin}#/table/${id}`)
      await openMoves(page)
    }
  })
  afterAll(async () => {
    for (const { context } of [anna, ben]) await context.close()
    await house.close()
  })

  const talkTab = ({ page }: Friend) => page.getByRole('tab', { name: /^Chat/ })

  test('the sign stands on the tab, beside the question and in the place of the line to write', async () => {
    await talkTab(anna).click()
    const line = anna.page.getByPlaceholder('Say something')
    await line.waitFor()
    await line.fill('Who takes the')
    // Both choose factions, leaders and camps, until Defenders are to be chosen.
    for (const { page } of [anna, ben]) await openMoves(page)
    const question = (one: Friend) => one.page.locator('.prompt-said').textContent()
    for (let steps = 0; steps < 12; steps++) {
      const { page } = await onTurn([anna, ben])
      if ((await atRest(page, () => question({ ...anna, page })))?.includes('In silence')) break
      const before = await lengthOf(page)
      await moves(page).first().click()
      await eventually(() => lengthOf(page)).toBeGreaterThan(before)
      await followed(page)
    }
    for (const one of [anna, ben]) await eventually(() => question(one)).toContain('In silence')
    await anna.page.locator('.prompt-hush').waitFor()
    await talkTab(anna).click()
    await anna.page.getByText('Defenders are chosen in silence.').first().waitFor()
    await eventually(() => line.count()).toBe(0)
    await eventually(() => talkTab(anna).locator('.hush').count()).toBe(1)
    await anna.page.locator('.talk-hush').getByRole('link', { name: 'DE-250' }).click()
    await anna.page.getByText('Silence while choosing a card').first().waitFor()
    expect(anna.errors).toEqual([])
  })
})
