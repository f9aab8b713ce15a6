import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMoves } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, noBrowser } from '../../../games/testing/site.ts'
import { beginAt, type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

describe.skipIf(noBrowser)('what is agreed on at a table', { timeout: 240_000 }, () => {
  let house: House
  let anna: Friend
  let ben: Friend
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben] = await Promise.all([friend(house), friend(house)])
    await post(house, anna, 'guest', { name: 'Anna' })
    await post(house, ben, 'guest', { name: 'Ben' })
  }, 60_000)
  afterAll(async () => {
    for (const { context } of [anna, ben]) await context.close()
    await house.close()
  })

  const advice = ({ page }: Friend) => page.getByRole('button', { name: 'What would you do?' })

  test('nobody asks a bot unless the host has allowed it, and everybody reads that', async () => {
    await beginAt(house, [anna, ben], { pace: null })
    for (const { page } of [anna, ben]) await openMoves(page)
    const mover = await onTurn([anna, ben])
    expect(await atRest(mover.page, () => advice(mover).count())).toBe(0)
    await mover.page.getByRole('button', { name: 'About this table' }).click()
    await mover.page.getByText('Players may not ask a bot for advice.').waitFor()

    const before = (id: string) =>
      post(house, anna, `tables/${id}/agree`, { absence: null, hints: true, delay: 0 })
    await beginAt(house, [anna, ben], { pace: null, before })
    for (const { page } of [anna, ben]) await openMoves(page)
    await advice(await onTurn([anna, ben])).waitFor()
  })

  test('a rematch is announced to all, and their seats wait for them', async () => {
    const id = await beginAt(house, [anna, ben], { pace: null })
    for (const one of [anna, ben]) await post(house, one, `tables/${id}/away`, { bot: 'novice' })
    const again = anna.page.getByRole('button', { name: 'Play again' })
    await again.waitFor({ timeout: 120_000 })
    await again.click()
    await anna.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    const join = ben.page.getByRole('button', { name: 'Anna wants to play again · Join' })
    await join.waitFor()
    await anna.page.getByText('kept for Ben').waitFor()
    await join.click()
    await ben.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await eventually(() => anna.page.getByText('kept for Ben').count()).toBe(0)
    expect(ben.page.url()).toBe(anna.page.url())
  })
})
