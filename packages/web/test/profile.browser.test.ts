import { Random } from '@vyprava/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { timeLine } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, faults, noBrowser, PHONE } from '../../../games/testing/site.ts'
import { SocketPlayer } from '../../server/testing/player.ts'
import { addPerson } from '../../server/testing/seated.ts'
import {
  enter,
  type Friend,
  friend,
  type House,
  openHouse,
  openTable,
  post,
  sitWith,
} from './online/house.ts'

/** Both play at random, over real sockets and without their pages, until it is over. */
async function playOut(house: House, table: string, friends: readonly Friend[]): Promise<void> {
  const { origin } = new URL(house.site.origin)
  const players: SocketPlayer[] = []
  for (const [seat, { context }] of friends.entries()) {
    const cookies = await context.cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    players.push(new SocketPlayer({ table, cookie, random: new Random(`p${seat}`), address: () => origin }))
  }
  await Promise.all(players.map(({ over }) => over))
  for (const player of players) player.close()
}

describe.skipIf(noBrowser)('a person’s own page and the leaderboard', { timeout: 240_000 }, () => {
  let house: House
  let anna: Friend
  let ben: Friend
  let rated = ''
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben] = await Promise.all([friend(house), friend(house, PHONE)])
  })
  afterAll(async () => {
    for (const { context } of [anna, ben]) await context.close()
    await house.close()
  })

  const show = async ({ page }: Friend, address: string) => {
    // A page of its own: nothing that was seen before can stand for what is there now.
    await page.goto('about:blank')
    await page.goto(`${house.site.origin}#/${address}`)
  }
  const stored = async () => {
    const rows = await house.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['name', 'games', 'mu'])
      .orderBy('name')
      .execute()
    return rows
  }
  const plates = ({ page }: Friend) => page.locator('.archived[data-id]')

  test('whoever has finished nothing finds an empty archive and the way to the doors', async () => {
    await enter(house, anna, 'Anna')
    await anna.page.getByRole('link', { name: 'Archive', exact: true }).click()
    await anna.page.getByText('Your finished games will be kept here.').waitFor()
    await anna.page.getByRole('link', { name: 'Home' }).waitFor()
    expect(await faults(anna.page)).toEqual([])
  })

  test('ratings are at stake where the host says so and everybody reads it, without bots', async () => {
    await show(anna, 'online')
    const address = await openTable(anna, 'Roam')
    rated = address.split('/').at(-1) ?? ''
    await change(anna.page, 'hints', 'yes')
    await change(anna.page, 'rated', 'yes')
    const hints = anna.page.locator('[data-option="hints"]')
    await eventually(() => hints.textContent()).toBe('Advice from bots: not allowed.')
    await anna.page.getByRole('button', { name: 'Add a bot at seat 2' }).click()
    await anna.page.locator('.word-tip [data-value="novice"]').click()
    await anna.page.getByText('A rated game needs two to four people').waitFor()
    await post(house, anna, `tables/${rated}/stand`, { seat: 1 })
    await sitWith(ben, address, 'Ben')
    await ben.page.getByText('Ratings: are at stake.').waitFor()
    await anna.page.getByRole('button', { name: 'Start with two players' }).click()
    await timeLine(anna.page).waitFor({ state: 'attached' })
    await anna.page.getByRole('button', { name: 'About this table' }).click()
    await anna.page.getByText('Ratings are at stake: no advice, no takebacks').waitFor()
  })

  test('a rated game changes both ratings, a casual one none', async () => {
    for (const one of [anna, ben]) await one.page.goto('about:blank')
    await playOut(house, rated, [anna, ben])
    const after = await stored()
    expect(after).toMatchObject([
      { name: 'Anna', games: 1 },
      { name: 'Ben', games: 1 },
    ])
    const [first, second] = after.map(({ mu }) => mu)
    expect(first).not.toBe(second)
    for (const one of [anna, ben]) {
      await show(one, 'profile')
      await one.page.getByText('Still guessing').waitFor()
      await one.page.getByText(/^after 1 game/).waitFor()
    }
    const bandOf = ({ page }: Friend) =>
      page.getByRole('img', { name: /probably between/ }).getAttribute('aria-label')
    const [hers, his] = [
      await atRest(anna.page, () => bandOf(anna)),
      await atRest(ben.page, () => bandOf(ben)),
    ]
    expect(hers).not.toBe(his)

    const opening = { game: 'roam', options: {}, seats: 2, private: true, pace: null }
    const casual = String(await post(house, anna, 'tables', opening))
    for (const [seat, one] of [anna, ben].entries())
      await post(house, one, `tables/${casual}/sit`, { seat, contribution: `c${seat}` })
    await post(house, anna, `tables/${casual}/start`, {})
    await playOut(house, casual, [anna, ben])
    expect(await stored()).toEqual(after)
    await show(anna, 'profile')
    await eventually(() => plates(anna).count()).toBe(2)
    expect(await atRest(anna.page, () => bandOf(anna))).toBe(hers)
  })

  test('the archive finds the game by partner, game and time, and opens its end and its analysis', async () => {
    const { page } = anna
    await page.locator('.archived[data-id] .hall-thumb[data-state="drawn"]').nth(1).waitFor()
    expect(await faults(page)).toEqual([])
    await page.locator('main').press('/')
    await page.getByLabel('Part of a name').fill('nobody')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByText('There’s no game like that in the archive.').waitFor()
    await page.getByLabel('Part of a name').fill('bEN')
    await page.getByRole('button', { name: 'Find' }).click()
    await eventually(() => plates(anna).count()).toBe(2)
    await page.keyboard.press('Escape')
    await change(page, 'time', 'older')
    await page.getByText('There’s no game like that in the archive.').waitFor()
    await change(page, 'time', 'week')
    await eventually(() => plates(anna).count()).toBe(2)
    await change(page, 'game', 'ark')
    await page.getByText('There’s no game like that in the archive.').waitFor()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await eventually(() => plates(anna).count()).toBe(2)
    await change(page, 'place', 'device')
    await page.getByText('No game has been finished on this device yet.').waitFor()
    await change(page, 'place', 'server')
    const plate = page.locator(`.archived[data-id="${rated}"]`)
    await plate.getByRole('link', { name: 'Analysis' }).click()
    await page.locator('.review').waitFor()
    await page.goBack()
    await plate.getByRole('heading').getByRole('link').click()
    await page.locator('.end').waitFor()
  })

  test('a phone finds the same, and without a network the page says so', async () => {
    const { page, context } = ben
    await show(ben, 'profile')
    await eventually(() => plates(ben).count()).toBe(2)
    expect(await faults(page)).toEqual([])
    expect(
      await atRest(page, () =>
        page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ),
    ).toBe(true)
    await context.setOffline(true)
    await change(page, 'order', 'oldest')
    await page.getByRole('alert').waitFor()
    await context.setOffline(false)
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })

  test('the leaderboard lists who has played enough; who hides has a place without a name', async () => {
    for (const [place, name] of ['Cyril', 'Dana', 'Emil'].entries()) {
      await addPerson(house.db, name)
      const rating = { mu: 27 - place, sigma: 2, games: 12, changed: Date.now() }
      await house.db
        .insertInto('ratings')
        .values({ person: name, game: 'roam', ...rating })
        .execute()
    }
    await house.db
      .updateTable('ratings')
      .set({ games: 11, mu: 26.5 })
      .where('games', '=', 1)
      .where('mu', '>', 25)
      .execute()
    const [best] = (await stored()).filter(({ games }) => games === 11)
    const me = best.name === 'Anna' ? anna : ben
    await show(me, 'leaderboard/roam')
    const names = me.page.locator('.leader')
    await eventually(() => names.count()).toBe(4)
    await eventually(() => me.page.locator('.leader--me').textContent()).toMatch(/^2/)
    await me.page.getByText('Just above you is').waitFor()
    expect(await faults(me.page)).toEqual([])
    await me.page.getByRole('button', { name: 'Hide me' }).click()
    await me.page.getByRole('button', { name: 'Show me' }).waitFor()
    const other = me === anna ? ben : anna
    await show(other, 'leaderboard/roam')
    await eventually(() => other.page.locator('.leader[data-unlisted="true"]').textContent()).toContain(
      'somebody',
    )
    await other.page.getByText('You need 9 more rated games to be listed.').waitFor()
    await other.page.getByRole('link', { name: 'Defenders' }).click()
    await other.page.getByText('This game is played together').waitFor()
    // The browser itself says that Ben had no network for a while.
    const ours = ({ errors }: Friend) => errors.filter((error) => !error.includes('INTERNET_DISCONNECTED'))
    expect([anna, ben].map(ours)).toEqual([[], []])
  })
})
