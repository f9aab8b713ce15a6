import { commitTo } from '@vyprava/kernel'
import type { Page } from 'playwright-core'
import decodeQr from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { timeLine } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, faults, noBrowser, PHONE } from '../../../games/testing/site.ts'
import { beginAt, enter, type Friend, friend, type House, openHouse, post } from './online/house.ts'

/** Pixels of a module, as a phone would see it. */
const PIXELS = 4

/** What a phone reads from the code on a page: the drawn modules as a picture, read by another library than drew them. */
async function readCode(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: 'QR code with the link to this table' })
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1))
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const side = size * PIXELS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let pixel = 0; pixel < PIXELS * PIXELS; pixel++) {
      const across = Number(x) * PIXELS + (pixel % PIXELS)
      const down = Number(y) * PIXELS + Math.floor(pixel / PIXELS)
      data.fill(0, (down * side + across) * 4, (down * side + across) * 4 + 3)
    }
  return decodeQr({ width: side, height: side, data })
}

describe.skipIf(noBrowser)('the places around a table', { timeout: 240_000 }, () => {
  let house: House
  let anna: Friend
  let ben: Friend
  let eva: Friend
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben, eva] = await Promise.all([friend(house), friend(house, PHONE), friend(house)])
  })
  afterAll(async () => {
    for (const { context } of [anna, ben, eva]) await context.close()
    await house.close()
  })

  test('a newcomer finds an empty hall: the name comes first, and the door that was chosen opens after it', async () => {
    const { page } = anna
    await page.goto(`${house.site.origin}#/online`)
    await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
    expect(await atRest(page, () => page.locator('.btn--brass').allTextContents())).toEqual(['Come in'])
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Open a table: Roam' }).click()
    await page.getByText('Tell us what to call you first').waitFor()
    await page.getByLabel('Your name').fill('Anna')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await eventually(() => page.getByRole('button', { name: 'Add a bot at seat' }).count()).toBe(3)
  })

  test('a door pressed while the name is still on its way opens after it', async () => {
    const { context, page } = await friend(house)
    let name = () => {}
    const named = new Promise<void>((answered) => {
      name = answered
    })
    await page.route('**/api/guest', async (route) => {
      await named
      await route.continue()
    })
    await page.goto(`${house.site.origin}#/online`)
    await page.getByLabel('Your name').fill('Cyril')
    await page.getByRole('button', { name: 'Come in' }).click()
    await page.getByRole('button', { name: 'Open a table: Roam' }).click()
    await page.getByText('Tell us what to call you first').waitFor()
    name()
    await page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await page.getByRole('button', { name: 'Close the table' }).click()
    await page.getByRole('heading', { name: 'Your tables' }).waitFor()
    await context.close()
  })

  test('a friend comes with a phone by the code; variants are changed before everybody’s eyes', async () => {
    const { page } = anna
    const link = await readCode(page)
    expect(link).toBe(page.url())
    await ben.page.goto(link)
    await ben.page.getByLabel('Your name').fill('Ben')
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click()
    await ben.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await ben.page.getByText('Anna, the host, will start the game').waitFor()
    expect(await atRest(ben.page, () => ben.page.locator('.btn--brass').count())).toBe(0)
    expect(await atRest(ben.page, () => ben.page.locator('[data-word]').count())).toBe(0)
    expect(await faults(ben.page)).toEqual([])
    await page.getByText('Ben').first().waitFor()
    const bens = page.getByRole('listitem', { name: 'Seat 2' })
    await bens.getByText('is here').waitFor()
    await ben.page.goto('about:blank')
    await bens.getByText('no connection').waitFor()
    await ben.page.goto(link)
    await bens.getByText('is here').waitFor()
    // The first variant of the game takes another value.
    const first = page.locator('.room-how [data-word]').first()
    const before = await first.textContent()
    await first.click()
    await page.locator('.word-tip [aria-pressed="false"]').first().click()
    await eventually(() => first.textContent()).not.toBe(before)
    await ben.page.locator('.room-how .spoken--fresh').waitFor()
    const said = (one: Page) => one.locator('.room-how .spoken').first().textContent()
    await eventually(async () => (await said(ben.page)) === (await said(page))).toBe(true)
    await change(page, 'pace', 'live')
    await ben.page.getByText('We play in real time, with a clock.').waitFor()
    await page.getByRole('button', { name: 'Shuffle seal' }).click()
    const note = page.getByRole('dialog', { name: 'The shuffles are sealed' })
    await note.getByText('The server chose a secret number in advance').waitFor()
    const { secret } = await house.db.selectFrom('tables').select('secret').executeTakeFirstOrThrow()
    const commitment = commitTo(secret)
    const print = note.locator('code')
    await eventually(async () => (await print.textContent())?.replaceAll(' ', '')).toBe(
      commitment.slice(0, 16),
    )
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'The full fingerprint' }).click()
    await note.getByText(commitment).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  })

  test('the host hands the table over; it begins with those who are there', async () => {
    await anna.page.getByRole('button', { name: 'Ben: more' }).click()
    await anna.page.getByRole('button', { name: 'Make them the host' }).click()
    await ben.page.getByRole('button', { name: 'Start with two players' }).waitFor()
    await anna.page.getByText('Ben, the host, will start the game').waitFor()
    await eventually(() => anna.page.getByRole('button', { name: 'Close the table' }).count()).toBe(0)
    await ben.page.getByRole('button', { name: 'Add a bot at seat 3' }).click()
    await ben.page.locator('.word-tip [data-value="novice"]').click()
    await ben.page.getByRole('button', { name: 'Start with three players' }).click()
    for (const { page } of [anna, ben]) await timeLine(page).waitFor({ state: 'attached' })
    expect(await house.db.selectFrom('seats').select(['seat', 'bot']).orderBy('seat').execute()).toEqual([
      { seat: 0, bot: null },
      { seat: 1, bot: null },
      { seat: 2, bot: 'novice' },
    ])
  })

  test('too few to play are refused with the reason', async () => {
    await enter(house, eva, 'Eva')
    await eva.page.getByRole('button', { name: 'Open a table: Roam' }).click()
    const start = eva.page.getByRole('button', { name: 'Start solo' })
    await start.waitFor()
    await eventually(() => start.getAttribute('aria-disabled')).toBe('true')
    await eva.page.getByText('The game can’t start like this:').waitFor()
    await eva.page.getByRole('button', { name: 'Close the table' }).click()
    await eva.page.getByRole('heading', { name: 'Your tables' }).waitFor()
  })

  test('what waits is the one brass thing; the picture is drawn from one’s own eyes; keys lead there', async () => {
    const id = await beginAt(house, [eva, anna], { pace: null })
    const { deciders } = Object(
      Object(
        await (await eva.context.request.get(`${new URL(house.site.origin).origin}/api/me/standings`)).json(),
      ).standings[0],
    )
    const [mover, other] = deciders[0] === 0 ? [eva, anna] : [anna, eva]
    for (const { page } of [mover, other]) await page.goto(`${house.site.origin}#/online`)
    const waiting = mover.page.getByRole('region', { name: 'It’s your turn: Roam' })
    await waiting.locator('.hall-thumb image').first().waitFor()
    await eventually(() => mover.page.locator('.btn--brass').allTextContents()).toEqual(['Make your move'])
    const plates = other.page.locator(`.table-plate[href$="${id}"]`)
    await plates.locator('.hall-thumb image').first().waitFor()
    await eventually(() => plates.textContent()).toMatch(/to move(?:Anna|Eva)/)
    for (const { page } of [mover, other]) expect(await faults(page)).toEqual([])
    await mover.page.locator('main').press('t')
    await timeLine(mover.page).waitFor({ state: 'attached' })
  })

  test('nothing of others’ secrets comes with the pictures', async () => {
    const answers: string[] = []
    anna.page.on('response', async (response) => {
      if (/\/api\/(?:me\/standings|tables\/[^/]+\/glimpse)/.test(response.url()))
        answers.push(await response.text().catch(() => ''))
    })
    const opening = { game: 'euthia', options: {}, seats: 2, private: true, pace: null }
    const id = String(await post(house, anna, 'tables', opening))
    for (const [seat, one] of [anna, eva].entries())
      await post(house, one, `tables/${id}/sit`, { seat, contribution: `c${seat}` })
    await post(house, anna, `tables/${id}/start`, {})
    await anna.page.goto(house.site.origin)
    await anna.page.goto(`${house.site.origin}#/online`)
    await eventually(() => answers.filter((answer) => answer.includes('"glimpse"')).length).toBeGreaterThan(0)
    const { secret } = await house.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(answers.join()).not.toContain(secret)
    const origin = new URL(house.site.origin).origin
    const glimpse = async (one: Friend) =>
      Object(await (await one.context.request.get(`${origin}/api/tables/${id}/glimpse`)).json()).glimpse
    expect((await glimpse(anna)).seat).toBe(0)
    expect((await glimpse(eva)).seat).toBe(1)
    expect((await ben.context.request.get(`${origin}/api/tables/${id}/glimpse`)).status()).toBe(404)
  })

  test('who has played together become friends when both agree, see who is here, and call each other', async () => {
    const hall = `${house.site.origin}#/online`
    await anna.page.goto(house.site.origin)
    await anna.page.goto(hall)
    await anna.page.getByRole('button', { name: 'Add Eva as a friend' }).click()
    await anna.page.getByRole('button', { name: 'Cancel your request to Eva' }).waitFor()
    await eva.page.goto(house.site.origin)
    await eva.page.goto(hall)
    await eva.page.getByRole('button', { name: 'Accept Anna as a friend' }).click()
    const friends = eva.page.getByRole('region', { name: 'Friends' })
    await eventually(() => friends.textContent()).toMatch(/Annahere/)
    expect(await faults(eva.page)).toEqual([])
    await eva.page.getByRole('button', { name: 'Open a table: Roam' }).click()
    await eva.page.getByRole('button', { name: 'Leave seat' }).waitFor()
    await eva.page.goto(hall)
    await eva.page.getByRole('button', { name: 'Invite Anna to your table' }).click()
    await eva.page.getByText('Invited').waitFor()
    await anna.page.goto(house.site.origin)
    await anna.page.goto(hall)
    await anna.page.getByText('Eva invites you to Roam').waitFor()
    await anna.page.getByLabel('Friends can see when I’m here').uncheck()
    const hidden = () => house.db.selectFrom('companions').select('hidden').where('hidden', '=', 1).execute()
    await eventually(async () => (await hidden()).length).toBe(1)
    // By link.
    const { link } = await house.db
      .selectFrom('companions')
      .innerJoin('people', 'people.id', 'companions.person')
      .select('link')
      .where('people.name', '=', 'Eva')
      .executeTakeFirstOrThrow()
    await ben.page.goto(`${house.site.origin}#/friend/${link}`)
    await ben.page.getByRole('button', { name: 'Become friends' }).click()
    await ben.page.getByText('You’ve asked. Once Eva agrees').waitFor()
  })

  test('without a network the hall stays as it was and says so; a silent server too', async () => {
    const { page, context } = anna
    await page.goto(`${house.site.origin}#/online`)
    await page.locator('.waiting-plate, .table-plate').first().waitFor()
    await context.setOffline(true)
    await page.getByText('You’re offline.').waitFor()
    expect(await atRest(page, () => page.locator('.waiting-plate, .table-plate').count())).toBeGreaterThan(0)
    await context.setOffline(false)
    await eventually(() => page.getByText('You’re offline.').count()).toBe(0)
    const lone = await friend(house)
    await lone.context.route('**/api/tables', (route) => route.abort())
    await lone.page.goto(`${house.site.origin}#/online`)
    await lone.page.getByText('The server isn’t answering.').waitFor()
    await lone.context.unroute('**/api/tables')
    await lone.page.getByRole('button', { name: 'Try again' }).click()
    await lone.page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
    await lone.context.close()
  })
})
