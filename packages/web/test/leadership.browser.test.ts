import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedPack } from '../../../games/defenders/content/index.ts'
import { followed, lengthOf, moves, openMoves } from '../../../games/testing/list.ts'
import { atRest, settled } from '../../../games/testing/rest.ts'
import { eventually, noBrowser } from '../../../games/testing/site.ts'
import { type Friend, friend, type House, onTurn, openHouse, post } from './online/house.ts'

const pack = shippedPack()
const NAMES = ['Anna', 'Ben', 'Cyril', 'Dana']
const WAITS = ['Waiting for Ben, Cyril and Dana.', 'Waiting for Cyril and Dana.', 'It’s Dana’s move.']

describe.skipIf(noBrowser)('leadership of four online seats', () => {
  let house: House
  let seated: readonly Friend[]
  let watcher: Friend
  beforeAll(async () => {
    house = await openHouse()
    const friends = await Promise.all([...NAMES, 'Eva'].map(() => friend(house)))
    seated = friends.slice(0, -1)
    watcher = friends[NAMES.length]
    for (const [seat, one] of seated.entries()) await post(house, one, 'guest', { name: NAMES[seat] })
    const opening = { game: 'defenders', options: {}, seats: seated.length, private: false }
    const id = String(await post(house, seated[0], 'tables', opening))
    for (const [seat, one] of seated.entries())
      await post(house, one, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
    await post(house, seated[0], `tables/${id}/start`, {})
    await Promise.all(
      friends.map(async ({ page }) => {
        await page.goto(`${house.site.origin}#/table/${id}`)
        await openMoves(page)
      }),
    )
  })
  afterAll(async () => {
    for (const { context } of [...seated, watcher]) await context.close()
    await house.close()
  })

  const asks = ({ page }: Friend) => page.locator('.prompt-said').textContent()

  /** Factions, leaders and camps, until all are to choose a Defender. */
  async function setUp(): Promise<void> {
    for (;;) {
      const one = await onTurn(seated)
      if ((await atRest(one.page, () => asks(one)))?.includes('In silence') === true) break
      const before = await lengthOf(one.page)
      await moves(one.page).first().click()
      await eventually(() => lengthOf(one.page)).toBeGreaterThan(before)
      await followed(one.page)
    }
    for (const one of seated) await eventually(() => asks(one)).toContain('In silence')
  }

  const cardOf = ({ page }: Friend, card: number) => page.locator(`.df-hand [data-card="${card}"]`)
  const handOf = ({ page }: Friend): Promise<number[]> =>
    page
      .locator('.df-hand [data-card]')
      .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))))
  /** What lies face down, or not yet, beside every seat. */
  const lies = ({ page }: Friend): Promise<(string | null)[]> =>
    page.locator('.df-led > svg').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

  /** What somebody was told since then, but for signs of life and the running numbers of messages. */
  const told = ({ heard }: Friend, since: number): string[] =>
    heard
      .slice(since)
      .filter((said) => said !== '{"type":"pong"}')
      .map((said) => said.replace(/"(after|version)":\d+/g, '"$1":0'))

  const everybody = () => [...seated, watcher]
  const but = (one: Friend) => everybody().filter((other) => other !== one)

  /** Somebody chooses a card, or another one; what each of the others is told about it, and what they see then. */
  async function learned(one: Friend, card: number, again: boolean) {
    const others = but(one).map((other) => ({ other, since: other.heard.length }))
    const since = one.heard.length
    // The former choice is taken back first.
    const messages = again ? 2 : 1
    await cardOf(one, card).click()
    if (!again) await one.page.locator('[data-action="confirm"]').click()
    await eventually(() => told(one, since).filter((said) => said.includes('"done"')).length).toBe(messages)
    await one.page.locator(`[data-role="chosen"] [data-card="${card}"]`).waitFor()
    await one.page.getByText('You’ve chosen. Until everyone has, you may change your card.').waitFor()
    await settled(one.page)
    const learns: { said: string[]; sees: string }[] = []
    for (const { other, since: before } of others) {
      await eventually(() => told(other, before).length).toBe(messages)
      await eventually(() => lies(other)).toEqual(await lies(one))
      // The page may still work on what it was told.
      const sees = await atRest(other.page, () => other.page.locator('main').innerHTML())
      learns.push({ said: told(other, before), sees })
    }
    return learns
  }

  test('nobody learns anything before all have chosen; all see everything at once', async () => {
    await setUp()
    const hands = await Promise.all(seated.map((one) => atRest(one.page, () => handOf(one))))
    const since = everybody().map(({ heard }) => heard.length)
    for (const [seat, one] of seated.slice(0, -1).entries()) {
      const [card, ...others] = hands[seat]
      const chose = await learned(one, card, false)
      // Whoever has chosen, or only looks on, is told for whom the others wait.
      for (const waiting of [...seated.slice(0, seat + 1), watcher])
        await eventually(() => asks(waiting)).toBe(WAITS[seat])
      const active = JSON.stringify(['set', ['view', 'players', seat, 'active'], null])
      const hidden = `"events":[{"type":"chosenHidden","player":${seat}}]`
      for (const { said } of chose)
        for (const part of [active, hidden]) expect(said).toEqual([expect.stringContaining(part)])
      // Another card, as often as one likes (DE-R64): whichever it is, the others are told and shown the same.
      let tookBack: string[] | null = null
      for (const other of others) {
        const changed = await learned(one, other, true)
        expect(changed.map(({ said }) => said[1])).toEqual(chose.map(({ said }) => said[0]))
        expect(changed.map(({ sees }) => sees)).toEqual(chose.map(({ sees }) => sees))
        const back = changed.map(({ said }) => said[0])
        expect(back).toEqual(tookBack ?? back)
        tookBack = back
      }
    }
    const waits = ['chosen', 'chosen', 'chosen', 'choosing']
    for (const one of everybody()) await eventually(() => lies(one)).toEqual(waits)
    // The first one too may still change, until the last one has chosen.
    const [anna] = seated
    const chosen = hands.map((cards, seat) => (seat === 0 ? cards[0] : (cards.at(-1) ?? NaN)))
    await learned(anna, chosen[0], true)

    const before = everybody().map(({ heard }) => heard.length)
    for (const [place, one] of everybody().entries())
      expect(told(one, since[place]).join()).not.toContain('"revealed"')
    const dana = seated[NAMES.length - 1]
    await cardOf(dana, chosen[NAMES.length - 1]).click()
    await dana.page.locator('[data-action="confirm"]').click()
    const names = chosen.map((card) => pack.defenders[card].name.en.nom)
    for (const [place, one] of everybody().entries()) {
      await eventually(() => lies(one)).toEqual(names.map((name) => expect.stringContaining(name)))
      const revealing = told(one, before[place]).filter((said) => said.includes('"revealed"'))
      expect(revealing).toHaveLength(1)
      for (const [player, card] of chosen.entries())
        expect(revealing[0]).toContain(JSON.stringify({ type: 'revealed', player, card }))
    }
    expect(everybody().flatMap(({ errors }) => errors)).toEqual([])
  })
})
