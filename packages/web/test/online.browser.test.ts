import { Follower } from '@vyprava/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { lengthOf, moves, openMoves, ourMove, timeLine } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, faults, noBrowser, openSite, visitor } from '../../../games/testing/site.ts'
import {
  beginTogether,
  enter,
  type Friend,
  friend,
  type House,
  onTurn,
  openHouse,
  openTable,
  sitWith,
} from './online/house.ts'

/** In the page: somebody who knows only the list of moves, and takes the last of the first group as soon as it is there. */
const PERSON = `
  document.querySelector('main').dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))
  new Promise((over) => {
    let before = null
    let since = 0
    const look = () => {
      if (document.querySelector('.over') !== null) return over()
      const move = [...document.querySelectorAll('.moves fieldset:first-of-type .move')].at(-1)
      const length = document.querySelector('.time-bar input')?.max
      // The list follows the board by a frame: an old move that was taken from it changes nothing.
      if (move !== undefined && (length !== before || performance.now() > since + 300)) {
        before = length
        since = performance.now()
        move.click()
      }
      setTimeout(look, 10)
    }
    look()
  })
`

describe.skipIf(noBrowser)('friends at a server', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const closeAll = async (...friends: readonly Friend[]) => {
    for (const { context } of friends) await context.close()
  }

  test('a host sends somebody away before the start, and closes the table', async () => {
    const [anna, ben] = await Promise.all([friend(house), friend(house)])
    await enter(house, anna, 'Anna')
    await sitWith(ben, await openTable(anna, 'Roam'), 'Ben')
    await anna.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await ben.page.getByRole('button', { name: 'Sit here' }).first().waitFor()
    const close = ben.page.getByRole('button', { name: 'Close the table' })
    expect(await atRest(ben.page, () => close.count())).toBe(0)
    await anna.page.getByRole('button', { name: 'Close the table' }).click()
    await anna.page.getByRole('heading', { name: 'Your tables' }).waitFor()
    await ben.page.getByText('There’s no such table any more').waitFor()
    await closeAll(anna, ben)
  })

  test('two browsers play a whole game of Roam; the shuffles hold; the replay tells nothing in advance', async () => {
    const { anna, ben, address } = await beginTogether(house, 'Roam')
    await Promise.all([anna, ben].map(({ page }) => page.evaluate(PERSON)))
    const scores = /^.*Anna.*Ben.*$|^.*Ben.*Anna.*$/s
    await eventually(() => anna.page.locator('.ranks').textContent()).toMatch(scores)
    await eventually(() => ben.page.locator('.ranks').textContent()).toBe(
      await anna.page.locator('.ranks').textContent(),
    )

    await anna.page.getByRole('button', { name: 'About this table' }).click()
    await anna.page.getByRole('button', { name: 'Verify the game' }).click()
    await anna.page
      .getByText('Everything checks out: the fingerprint, the randomness and the whole log.')
      .waitFor()
    await anna.page.getByRole('button', { name: 'Close' }).click()

    // Whoever wants to play again first opens the table, the other finds it.
    await ben.page.getByRole('button', { name: 'Play again' }).click()
    await ben.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await anna.page.getByRole('button', { name: 'Play again' }).click()
    await anna.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    expect(anna.page.url()).toBe(ben.page.url())
    await anna.page.goBack()
    await anna.page.getByText(/^You’re looking back: round 1, .+ to play\.$/).waitFor()
    await eventually(() => anna.page.getByRole('log').getByRole('button').allTextContents()).toEqual([
      'The game begins.',
    ])
    await anna.page.getByRole('button', { name: 'Next step' }).click()
    await eventually(() => timeLine(anna.page).inputValue()).toBe('1')
    await ben.page.goto(`${address}?step=5`)
    await eventually(() => timeLine(ben.page).inputValue()).toBe('5')
    await ben.page.getByText(/^You’re looking back: round \d+, .+ to play\.$/).waitFor()
    expect([...anna.errors, ...ben.errors]).toEqual([])
    await closeAll(anna, ben)
  })

  test('undo, a lost network and a lost message in mid-turn: nothing is lost, nothing counts twice', async () => {
    const { anna, ben } = await beginTogether(house, 'Roam')
    for (const { page } of [anna, ben]) await openMoves(page)
    const mover = await onTurn([anna, ben])
    const other = mover === anna ? ben : anna
    const use = () => mover.page.locator('.move', { hasText: /^Use / }).first().click()
    const bothAt = async (length: number) => {
      for (const { page } of [other, mover]) await eventually(() => lengthOf(page)).toBe(length)
    }
    await use()
    await bothAt(1)
    await mover.page.locator('main').press('u')
    await bothAt(0)
    await mover.page.locator('main').press('u')
    await mover.page.getByText('Nothing to undo.').waitFor()
    await openMoves(mover.page)
    await use()
    await bothAt(1)
    await ourMove(mover.page)

    await mover.context.setOffline(true)
    await mover.page.getByText('You’re offline.').waitFor()
    await moves(mover.page).first().click()
    await mover.page.getByText('Your move is saved').waitFor()
    await eventually(() => moves(mover.page).count()).toBe(0)
    expect(await atRest(other.page, () => lengthOf(other.page))).toBe(1)
    await mover.context.setOffline(false)
    await bothAt(2)
    await eventually(() => mover.page.locator('.link-sign').count()).toBe(0)
    for (const { page } of [anna, ben]) await page.getByRole('tab', { name: 'Log' }).click()
    const log = ({ page }: Friend) => page.getByRole('log').textContent()
    await eventually(async () => (await log(mover)) === (await log(other))).toBe(true)

    // The next message of a move never arrives; the page is loaded anew before anybody notices.
    for (const { page } of [anna, ben]) await openMoves(page)
    const next = await onTurn([anna, ben])
    let broken = true
    await next.page.routeWebSocket(/api\/live/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        if (!broken || !String(message).includes('"act"')) server.send(message)
      })
    })
    await next.page.reload()
    await openMoves(next.page)
    await moves(next.page).first().click()
    await next.page.getByText('Sending…').waitFor()
    broken = false
    await next.page.reload()
    await timeLine(next.page).waitFor({ state: 'attached' })
    await bothAt(3)
    await closeAll(anna, ben)
  })

  test('a spectator gets nothing hidden, sees the secret choice of nobody, and cannot act', async () => {
    const { anna, ben, address } = await beginTogether(house, 'Defenders of the Wild', true)
    const eva = await friend(house)
    await eva.page.goto(address)
    await eva.page.getByText('You’re watching.').waitFor()
    for (const { page } of [anna, ben]) await openMoves(page)
    // Factions and the like are chosen openly, one after the other; then all choose at once in secret.
    while (!anna.heard.some((text) => text.includes('"key":"lead"'))) {
      const before = await lengthOf(eva.page)
      await moves((await onTurn([anna, ben])).page)
        .first()
        .click()
      for (const { page } of [anna, ben, eva]) await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    }
    await ourMove(anna.page)
    const before = await atRest(eva.page, () => lengthOf(eva.page))
    const label = (await moves(anna.page).first().textContent()) ?? ''
    await moves(anna.page).first().click()
    await eventually(() => lengthOf(eva.page)).toBe(before + 1)
    await openMoves(eva.page)
    expect(await atRest(eva.page, () => moves(eva.page).count())).toBe(0)
    expect(label).not.toBe('')
    expect(await atRest(eva.page, () => eva.page.content())).not.toContain(label)

    const own = anna.heard.join('\n')
    expect(own).toContain('"type":"chosen"')
    expect(own).toMatch(/"hand"(?::|\],)\[\d/)
    const seen = eva.heard.join('\n')
    expect(seen).toContain('"chosenHidden"')
    expect(seen).not.toContain('"type":"chosen"')
    expect(seen).not.toMatch(/"hand"(?::|\],)\[/)
    // What patches lead to counts too.
    const follower = new Follower(address.split('/').at(-1) ?? '', () => 'none')
    for (const text of eva.heard) follower.hear(JSON.parse(text))
    expect(follower.shown?.seat).toBeNull()
    expect(follower.shown?.view).toMatchObject({
      players: [
        { hand: null, active: null },
        { hand: null, active: -1 },
      ],
    })
    expect(eva.errors).toEqual([])
    await closeAll(anna, ben, eva)
  })

  test('a guest becomes an account and keeps the games, here and on another device', async () => {
    const anna = await friend(house)
    await enter(house, anna, 'Žofie')
    const address = await openTable(anna, 'Roam')
    await anna.page.getByRole('link', { name: 'Friends’ tables' }).click()
    const own = ({ page }: Friend) => page.getByRole('link', { name: /The table is being set/ })
    await eventually(() => own(anna).count()).toBe(1)

    await anna.page.getByRole('button', { name: 'Create an account' }).click()
    const dialog = anna.page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill('zofie@example.org')
    await dialog.getByLabel('Password').fill('short')
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await dialog.getByText('The password needs 10 to 200 characters.').waitFor()
    await dialog.getByLabel('Password').fill('long enough for us')
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await anna.page.getByRole('button', { name: 'Sign out' }).waitFor()
    await eventually(() => own(anna).count()).toBe(1)
    await own(anna).click()
    await anna.page.getByRole('button', { name: 'Leave seat' }).waitFor()

    const phone = await friend(house, { width: 390, height: 844 })
    await phone.page.goto(`${house.site.origin}#/online`)
    await phone.page.getByRole('button', { name: 'I have an account' }).click()
    await phone.page.getByLabel('E-mail').fill('zofie@example.org')
    await phone.page.getByLabel('Password').fill('not the right one')
    await phone.page.getByRole('button', { name: 'Sign in' }).click()
    await phone.page.getByText('Wrong e-mail or password.').waitFor()
    await phone.page.getByLabel('Password').fill('long enough for us')
    await phone.page.getByRole('button', { name: 'Sign in' }).click()
    await phone.page.getByText('You’re playing as Žofie').waitFor()
    await eventually(() => own(phone).count()).toBe(1)
    await phone.page.goto(address)
    await phone.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await closeAll(anna, phone)
  })

  const screens = [1440, 820, 390].flatMap((width) => ['day', 'night'].map((theme) => ({ width, theme })))
  test('hall, room and dialogs are accessible at every width, by day and by night', async () => {
    const anna = await friend(house, { locale: 'cs-CZ' })
    const { page } = anna
    await page.goto(`${house.site.origin}#/online`)
    await page.getByLabel('Tvoje jméno').fill('Anna')
    await page.getByRole('button', { name: 'Vstoupit' }).click()
    await page.getByRole('button', { name: 'Otevřít stůl: Zbloudilí' }).click()
    await page.getByRole('button', { name: 'Vstát' }).waitFor()
    await change(page, 'pace', 'days')
    await page.getByText('Kdo se opozdí').waitFor()
    const address = page.url()
    for (const place of [address, `${house.site.origin}#/online`]) {
      await page.goto(place)
      await page.locator('.lay-mine, .table-plate .hall-thumb[data-state="drawn"]').first().waitFor()
      for (const { width, theme } of screens) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate((wanted) => {
          document.documentElement.dataset.theme = wanted
        }, theme)
        expect(await faults(page), `${place} at ${width}, ${theme}`).toEqual([])
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
        expect(await atRest(page, wide)).toBeLessThanOrEqual(width)
      }
    }
    await page.getByRole('button', { name: 'Založit účet' }).click()
    expect(await faults(page)).toEqual([])
    expect(anna.errors).toEqual([])
    await closeAll(anna)
  })
})

test.skipIf(noBrowser)('without a server nothing online is offered, and its pages say so', async () => {
  const site = await openSite()
  const { context, errors } = await visitor(site)
  const page = await context.newPage()
  await page.goto(site.origin)
  await page.getByRole('link', { name: 'About Výprava' }).waitFor()
  await page.waitForLoadState('networkidle')
  const friends = page.getByRole('link', { name: 'Friends’ tables' })
  expect(await atRest(page, () => friends.count())).toBe(0)
  expect(errors).toEqual([])
  await context.route('**/api/me', (route) => route.fulfill({ status: 404, body: 'Not here.' }))
  await page.goto(`${site.origin}#/online`)
  await page.getByRole('heading', { name: 'Can’t reach a server' }).waitFor()
  await context.close()
  await site.close()
})
