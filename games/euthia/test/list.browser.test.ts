import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, seeded } from '../../testing/laying.ts'
import { lengthOf, moves, ourMove } from '../../testing/list.ts'
import { eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'

/* Euthia has no drawn table yet: it is played through the list of moves, the facts and the log. */

describe.skipIf(noBrowser)('Euthia by its list of moves', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const facts = (page: Page) => page.locator('.fact-list')
  const handOver = (page: Page) => page.getByRole('button', { name: /show my table$/ })

  /** With these seeds who sits first begins, and a monster is met soon. */
  async function setTable(page: Page, seed: string): Promise<void> {
    await page.goto(site.origin)
    await page.getByRole('link', { name: 'Set up Euthia' }).click()
    await seeded(page, seed)
  }

  /**
   * Takes a move of the first kind that there is, the first of those that were taken least, and waits for what follows.
   */
  async function take(
    page: Page,
    kinds: readonly RegExp[],
    taken = new Map<string, number>(),
  ): Promise<void> {
    await ourMove(page)
    const labels = await moves(page).allTextContents()
    const kind = kinds.find((one) => labels.some((label) => one.test(label)))
    const timesOf = (label: string): number => taken.get(label) ?? 0
    const [label = labels[0]] = labels
      .filter((one) => kind?.test(one))
      .sort((a, b) => timesOf(a) - timesOf(b))
    taken.set(label, timesOf(label) + 1)
    const before = await lengthOf(page)
    await moves(page).nth(labels.indexOf(label)).click()
    await eventually(async () => (await handOver(page).count()) > 0 || (await lengthOf(page)) > before).toBe(
      true,
    )
  }

  /** Around the map, but not through fire, and not for ever between the church and its fields. */
  const WANDER = [
    /^Add a tile/,
    /^Step (?!.*(?:fire burns|centre))/,
    /^Use the (?:mining|trade) token/,
    /^End the turn/,
  ]

  test('alone with a bot: the facts, twenty moves, a reload, the rules', async () => {
    const { page, errors } = await guest(site)
    await setTable(page, 'first 2')
    await page.getByRole('button', { name: 'Sit down' }).click()
    await ourMove(page)
    for (const fact of ['Common goal', 'Round', 'Health', 'Coins', 'Reputation', 'Gaar', 'Free slots'])
      await eventually(() => facts(page).textContent()).toContain(fact)
    expect(await facts(page).textContent()).toContain('Around Player 1')

    const held = page.locator('.move:focus')
    let careful = 0
    const taken = new Map<string, number>()
    for (let left = 20; left > 0; left--) {
      await take(page, WANDER, taken)
      await ourMove(page)
      if (!(await moves(page).allTextContents()).includes('End the turn')) continue
      await held.waitFor()
      expect(await held.textContent()).not.toBe('End the turn')
      careful += 1
    }
    expect(careful).toBeGreaterThan(0)
    await eventually(() => page.getByRole('log').textContent()).toMatch(/Player 1 uncovers a\stile/)
    const before = [await lengthOf(page), await facts(page).textContent()]
    await page.reload()
    await ourMove(page)
    await eventually(async () => [await lengthOf(page), await facts(page).textContent()]).toEqual(before)

    await page.locator('main').press('b')
    await page.getByLabel('Search the rules').fill('EU-351')
    await page.locator('.rule', { hasText: 'EU-351' }).waitFor()
    expect(errors).toEqual([])
  })

  test('a table that cannot be is refused in the words of the reader', async () => {
    const { page } = await guest(site, { locale: 'cs-CZ' })
    await page.goto(`${site.origin}#/euthia`)
    await page.locator('[data-option="hero2"]').waitFor()
    expect(await page.locator('[data-option="hero3"]').count()).toBe(0)
    await change(page, 'mode', 'solo')
    const start = page.getByRole('button', { name: 'Zasednout ve dvou' })
    expect(await start.getAttribute('aria-disabled')).toBe('true')
    await eventually(() => page.getByRole('alert').textContent()).toContain(
      'Režim: je tu o samotě, má být při více hráčích proti sobě nebo společně.',
    )
  })

  const FIGHT = [/fight with a token$/, ...WANDER]

  test('two at one screen: a hand that was drawn for a monster is for its owner alone', async () => {
    const { page, errors } = await guest(site)
    await setTable(page, 'two 1')
    const names = ['Anna', 'Eva']
    for (const [at, name] of names.entries()) await page.getByLabel(`Seat ${at + 1}: Name`).fill(name)
    await change(page, 'seat1', '')
    await page.getByRole('button', { name: 'Sit down' }).click()

    let owner: string | null = null
    await eventually(() => handOver(page).count()).toBe(1)
    for (let left = 30; left > 0 && owner === null; left--) {
      if ((await handOver(page).count()) > 0) await handOver(page).click()
      await ourMove(page)
      const seen = await facts(page).textContent()
      owner = names.find((name) => seen?.includes(`Hand: ${name}`)) ?? null
      if (owner === null) await take(page, FIGHT)
    }
    const [hand, drawn] = [`Hand: ${owner}`, new RegExp(`${owner} draws: [A-Z]`)]
    const shown = () => page.locator('body').textContent()
    await eventually(shown).toContain(hand)
    await eventually(shown).toMatch(drawn)

    while ((await handOver(page).count()) === 0) await take(page, [/^Pass$/, /^Go on$/])
    expect(await shown()).not.toContain(hand)
    expect(await shown()).not.toMatch(drawn)
    await handOver(page).click()
    await ourMove(page)
    await eventually(shown).toContain(`${owner} draws: 1 silver card`)
    expect(await shown()).not.toContain(hand)
    expect(await shown()).not.toMatch(drawn)
    expect(errors).toEqual([])
  })
})
