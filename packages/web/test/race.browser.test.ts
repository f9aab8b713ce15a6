import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followed } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, noBrowser } from '../../../games/testing/site.ts'
import { answer, handIn, isAsked, putDown, type Race, sitAtRace, type Touches } from './online/ark.ts'
import { type Friend, friend, type House, openHouse } from './online/house.ts'

const NAMES = ['Anna', 'Ben', 'Cyril']

/** Answers of one, two, three, four and more steps. */
const ANSWERS: readonly Touches[] = [['skip'], ['hex', 'hex', 'hex'], ['hex'], ['field'], ['pencil', 'field']]

describe.skipIf(noBrowser)('a race of Ark with three online seats', () => {
  let house: House
  let friends: readonly Friend[]
  let race: Race
  beforeAll(async () => {
    house = await openHouse()
    friends = await Promise.all([...NAMES, 'Eva'].map(() => friend(house)))
    race = await sitAtRace(house, friends, NAMES)
  })
  afterAll(async () => {
    for (const { context } of friends) await context.close()
    await house.close()
  })

  const told = ({ heard }: Friend, since: number): string[] =>
    heard
      .slice(since)
      .filter((said) => said !== '{"type":"pong"}')
      // Who is there and waited for comes by the clock too, and is the same whatever was answered.
      .filter((said) => !said.startsWith('{"type":"presence"'))
      .map((said) => said.replace(/"(after|version)":\d+/g, '"$1":0'))

  const sealed = ({ page }: Friend) => page.locator('.akp-sealed')
  const takeBack = ({ page }: Friend) => page.locator('[data-action="takeBack"]')

  /** What everybody else is told while somebody does something, and sees then. */
  async function learned(one: Friend, does: () => Promise<void>) {
    const others = friends.filter((other) => other !== one)
    const since = others.map(({ heard }) => heard.length)
    await does()
    await followed(one.page)
    const learns: { said: string[]; sees: string }[] = []
    for (const [place, other] of others.entries()) {
      await eventually(() => told(other, since[place]).length).toBe(1)
      // The page may still work on what it was told.
      const sees = await atRest(other.page, () => other.page.locator('main').innerHTML())
      learns.push({ said: told(other, since[place]), sees })
    }
    return learns
  }

  async function give(one: Friend, touches: Touches) {
    return learned(one, async () => {
      await answer(one, touches)
      await sealed(one).waitFor()
    })
  }

  /** Takes an answer back as a whole; it lies in the hand as it was given. */
  async function takesBack(one: Friend) {
    return learned(one, async () => {
      await takeBack(one).click()
      await isAsked(one)
      await one.page.locator('[data-action="send"]').waitFor()
      await putDown(one)
    })
  }

  /** Answers do not get out of this page any more. */
  const cutOff = ({ page }: Friend) =>
    page.evaluate(() => {
      const { send } = WebSocket.prototype
      WebSocket.prototype.send = function (data) {
        if (String(data).includes('"type":"actAll"')) this.close()
        else send.call(this, data)
      }
    })

  /** The last step of the next answer becomes one that the rules refuse: the step before it once more. */
  const spoil = ({ page }: Friend) =>
    page.evaluate(() => {
      const { send } = WebSocket.prototype
      WebSocket.prototype.send = function (data) {
        const said = JSON.parse(String(data))
        if (said.type === 'actAll') {
          said.actions[said.actions.length - 1] = said.actions.at(-2)
          WebSocket.prototype.send = send
        }
        send.call(this, JSON.stringify(said))
      }
    })

  test('nobody learns of an answer more than that it is given; all see everything at once', async () => {
    const active = friends[race.active]
    const one = friends[race.rich]
    const other = friends[NAMES.length - race.active - race.rich]
    await active.page.locator(`[data-pencil="${race.colour}"][data-lit]:visible`).first().click()
    await handIn(active)
    for (const asked of [one, other]) await isAsked(asked)
    for (const each of friends) await followed(each.page)
    const since = friends.map(({ heard }) => heard.length)
    const mine = ({ heard }: Friend) => heard.filter((said) => said.startsWith('{"type":"done"')).length

    // In however many steps it is given: the others hear that it is, or that it is open again, and nothing else.
    const steps = new Set<number>()
    const round = async (touches: Touches) => {
      const before = mine(one)
      const given = await give(one, touches)
      steps.add(mine(one) - before)
      return { given, open: await takesBack(one) }
    }
    const first = await round(ANSWERS[0])
    for (const touches of ANSWERS.slice(1)) expect(await round(touches), touches.join()).toEqual(first)
    expect([...steps]).toEqual([1])

    // The same while somebody else's answer waits too, which stands all the time.
    await give(other, ['skip'])
    const beside = await round(ANSWERS[0])
    for (const touches of ANSWERS.slice(1, 3)) expect(await round(touches), touches.join()).toEqual(beside)
    // A late step is refused: nothing of the answer is given, the rule is named, and nobody hears of it.
    await spoil(one)
    const silent = friends.map(({ heard }) => heard.length)
    await answer(one, ANSWERS[1])
    await one.page
      .locator('.tip')
      .getByText(/AR-\d+/)
      .waitFor()
    expect(await atRest(one.page, () => sealed(one).count())).toBe(0)
    for (const [place, each] of friends.entries())
      if (each !== one) expect(told(each, silent[place])).toEqual([])
    await putDown(one)
    // The page is closed while the answer is on its way: it arrives as a whole, once.
    await one.page.reload()
    await isAsked(one)
    await cutOff(one)
    const arrives = await learned(one, async () => {
      await answer(one, ANSWERS[1])
      await one.page.reload()
      await sealed(one).waitFor()
    })
    expect(arrives).toEqual(beside.given)
    await eventually(() => sealed(one).textContent()).toContain('3')
    await eventually(() => sealed(other).textContent()).toContain('2 of 2')
    for (const [place, each] of friends.entries()) {
      const news = told(each, since[place]).filter((said) => said.startsWith('{"type":"news"'))
      if (each !== one) expect(news).toHaveLength(2 * (ANSWERS.length + 3) + 2)
    }

    // The last hex of the one whose turn it is reveals everything to everybody.
    const hidden = friends.map(({ heard }) => heard.length)
    await answer(active, ['hex'])
    for (const [place, each] of friends.entries()) {
      const reveals = () => told(each, hidden[place]).filter((said) => said.includes('"active":false'))
      await eventually(() => reveals().length).toBe(1)
      expect(reveals()).toEqual([expect.stringContaining('"cause":"skip"')])
      expect(each.errors).toEqual([])
    }
  })
})
