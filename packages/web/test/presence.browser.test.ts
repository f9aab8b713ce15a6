import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMoves, timeLine } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, faults, noBrowser } from '../../../games/testing/site.ts'
import { beginAt, type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

const MINUTE = 60_000
const NAMES = ['Anna', 'Ben', 'Eva'] as const

describe.skipIf(noBrowser)('three at a table without a clock', () => {
  let house: House
  let friends: Friend[]
  const real = Date.now
  /** The server's clock, which runs in this process, jumps ahead; those of the pages do not. */
  const jump = (minutes: number): void => {
    const before = Date.now
    Date.now = () => before() + minutes * MINUTE
  }
  beforeAll(async () => {
    house = await openHouse()
    friends = await Promise.all(NAMES.map(() => friend(house)))
    for (const [place, one] of friends.entries()) await post(house, one, 'guest', { name: NAMES[place] })
  })
  afterAll(async () => {
    Date.now = real
    for (const { context } of friends) await context.close()
    await house.close()
  })

  const nameOf = (one: Friend): string => NAMES[friends.indexOf(one)]
  const plate = ({ page }: Friend, name: string) => page.getByRole('article', { name })
  const look = async ({ page }: Friend) => {
    await page.reload()
    await timeLine(page).waitFor({ state: 'attached' })
  }

  test('one is called, vanishes, is voted a stand-in, and comes back', async () => {
    await beginAt(house, friends, { pace: null })
    for (const { page } of friends) await openMoves(page)
    const mover = await onTurn(friends)
    const name = nameOf(mover)
    const others = friends.filter((one) => one !== mover)
    const [one, two] = others
    for (const other of others) await plate(other, name).getByText('is here').waitFor()

    // Somebody thinks for a while and is called.
    jump(4)
    await look(one)
    await one.page.getByText(`${name} has been thinking for 4 minutes.`).waitFor()
    expect(await faults(one.page)).toEqual([])
    await one.page.getByRole('button', { name: 'Call to the table' }).click()
    await mover.page.getByText(`${nameOf(one)} is calling you to the table.`).waitFor()
    await one.page.getByText(`${name} knows it’s their turn`).waitFor()
    await one.page.getByText('you can call again in 10 minutes').waitFor()

    // They vanish.
    const { page: left } = mover
    const address = left.url()
    await left.goto('about:blank')
    for (const other of others) {
      await plate(other, name).getByText('no connection').waitFor()
      await look(other)
    }
    jump(4)
    for (const other of others) {
      await look(other)
      await other.page.getByText(`${name} has kept the table waiting`).waitFor()
    }
    await one.page.getByText('0 votes for a bot, 2 needed').waitFor()
    await one.page.getByRole('button', { name: 'Let a bot play' }).click()
    const dialog = one.page.getByRole('dialog')
    await dialog.getByText(`${name} can take the seat back at any time.`).waitFor()
    expect(await faults(one.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Let a bot play' }).click()
    await two.page.getByText('1 vote for a bot, 2 needed').waitFor()
    await two.page.getByRole('button', { name: 'Let a bot play' }).click()
    await two.page.getByRole('dialog').getByRole('button', { name: 'Let a bot play' }).click()
    for (const other of others) await plate(other, name).getByText('is standing in').waitFor()

    // They come back and take the seat.
    await left.goto(address)
    await left.getByText('A bot is playing for you.').waitFor()
    await left.getByRole('button', { name: 'I’m back' }).click()
    await eventually(() => left.getByText('A bot is playing for you.').count()).toBe(0)
    for (const other of others) await plate(other, name).getByText('is here').waitFor()
    for (const { errors } of friends) expect(errors).toEqual([])
  })

  test('one gives up for good; the others close the table together, and its record stays', async () => {
    const id = await beginAt(house, friends, { pace: null })
    const [anna, ben, eva] = friends
    const about = async ({ page }: Friend) => {
      await page.getByRole('button', { name: 'About this table' }).click()
      return page.getByRole('dialog')
    }
    const given = await about(eva)
    await given.getByRole('button', { name: 'Give up' }).click()
    await given.getByRole('button', { name: 'Keep playing' }).click()
    await given.getByRole('button', { name: 'Give up' }).click()
    await given
      .getByRole('region', { name: 'Give up the game?' })
      .getByRole('button', { name: 'Give up' })
      .click()
    await eva.page.getByText('A bot is playing on for you.').waitFor()
    await plate(anna, 'Eva').getByText('gave up the game').waitFor()

    const asked = await about(anna)
    await asked.getByRole('button', { name: 'Close the table' }).click()
    await asked
      .getByRole('region', { name: 'Close the table?' })
      .getByRole('button', { name: 'Close the table' })
      .click()
    await ben.page.getByText('Anna wants to close the table without a result.').waitFor()
    await ben.page.getByRole('button', { name: 'Close the table' }).click()
    for (const { page } of [anna, ben, eva]) {
      await page.getByText('You closed this table together').waitFor()
    }
    await ben.page.getByRole('link', { name: 'Replay' }).click()
    await timeLine(ben.page).waitFor({ state: 'attached' })
    expect(ben.page.url()).toContain(id)
  })
})

describe.skipIf(noBrowser)('a friend who comes late by the link', () => {
  let house: House
  let anna: Friend
  let ben: Friend
  let simon: Friend
  beforeAll(async () => {
    house = await openHouse()
    ;[anna, ben, simon] = await Promise.all([
      friend(house),
      friend(house),
      friend(house, { width: 390, height: 844 }),
    ])
    await post(house, anna, 'guest', { name: 'Anna' })
    await post(house, ben, 'guest', { name: 'Ben' })
  })
  afterAll(async () => {
    for (const { context } of [anna, ben, simon]) await context.close()
    await house.close()
  })

  test('knocks, watches, and sits down where a bot plays; a link that leads nowhere says so', async () => {
    const id = await beginAt(house, [anna, ben], { pace: null, private: true })
    const address = `${house.site.origin}#/table/${id}`
    await simon.page.goto(address)
    await simon.page.getByRole('heading', { name: 'The game is already under way' }).waitFor()
    await simon.page.getByText('Anna and Ben at the table').waitFor()
    await simon.page.getByLabel('Your name').fill('Simon')
    await simon.page.getByRole('button', { name: 'Come in' }).click()
    await simon.page.getByRole('button', { name: 'Ask to watch' }).waitFor()
    expect(await faults(simon.page)).toEqual([])
    const seat = simon.page.getByRole('button', { name: 'Ask for a seat' })
    expect(await atRest(simon.page, () => seat.count())).toBe(0)
    await simon.page.getByRole('button', { name: 'Ask to watch' }).click()
    await simon.page.getByText('You’ve knocked.').waitFor()
    await anna.page.getByText('Simon would like to watch.').waitFor()
    expect(await faults(anna.page)).toEqual([])
    await anna.page.getByRole('button', { name: 'Let them in' }).click()
    await timeLine(simon.page).waitFor({ state: 'attached' })
    await simon.page.getByText('You’re watching.').waitFor()
    expect(simon.heard.join()).not.toContain('"decision":{')

    await post(house, ben, `tables/${id}/away`, { bot: 'novice' })
    await post(house, simon, `tables/${id}/ask`, { wants: 'seat', seat: 1 })
    await anna.page.getByText('Simon would like a seat.').waitFor()
    await anna.page.getByRole('button', { name: 'Let them sit' }).click()
    await anna.page.getByRole('article', { name: 'Simon' }).waitFor()
    await eventually(() => simon.page.getByText('You’re watching.').count()).toBe(0)
    await ben.page.getByText('You’re watching.').waitFor()

    await simon.page.goto(`${house.site.origin}#/table/nowhereatall`)
    await simon.page.getByRole('heading', { name: 'There’s no such table any more' }).waitFor()
    for (const { errors } of [anna, ben]) expect(errors).toEqual([])
  })
})
