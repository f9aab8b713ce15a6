import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, seeded } from '../../testing/laying.ts'
import { lengthOf, moves, openMoves, ourMove } from '../../testing/list.ts'
import { atRest } from '../../testing/rest.ts'
import { eventually, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'

/* The list of moves, the facts and the log stay as a second way beside the drawn table. */

describe.skipIf(noBrowser)('Euthia by its list of moves', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

  /** Everything that the overview says; the list of moves lies open again afterwards. */
  async function factsOf(page: Page): Promise<string> {
    await tab(page, /^Overview/).click()
    const text = await atRest(page, () => page.locator('.fact-list').textContent())
    await tab(page, /^Moves/).click()
    return text ?? ''
  }
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
    await openMoves(page)
    await ourMove(page)
    const facts = await factsOf(page)
    for (const fact of ['Group goal', 'Round', 'Health', 'Coins', 'Reputation', 'Gaar', 'Free slots'])
      expect(facts).toContain(fact)
    expect(facts).toContain('Around Player 1')

    const held = page.locator('.move:focus')
    let careful = 0
    const taken = new Map<string, number>()
    for (let left = 20; left > 0; left--) {
      await take(page, WANDER, taken)
      await ourMove(page)
      const offered = await atRest(page, () => moves(page).allTextContents())
      if (!offered.includes('End the turn')) continue
      await held.waitFor()
      expect(await atRest(page, () => held.textContent())).not.toBe('End the turn')
      careful += 1
    }
    expect(careful).toBeGreaterThan(0)
    const before = [await lengthOf(page), await factsOf(page)]
    await tab(page, /^Log/).click()
    await eventually(() => page.getByRole('log').textContent()).toMatch(/Player 1 reveals a\smap\stile/)
    await page.reload()
    await openMoves(page)
    await ourMove(page)
    await eventually(async () => [await lengthOf(page), await factsOf(page)]).toEqual(before)

    await page.locator('main').press('b')
    await page.getByLabel('Search the rules').fill('EU-351')
    await page.locator('.rule', { hasText: 'EU-351' }).waitFor()
    expect(errors).toEqual([])
  })

  test('a table that cannot be is refused in the words of the reader', async () => {
    const { page } = await guest(site, { locale: 'cs-CZ' })
    await page.goto(`${site.origin}#/euthia`)
    await page.locator('[data-for-seat="1"]').waitFor()
    expect(await atRest(page, () => page.locator('[data-for-seat="2"]').count())).toBe(0)
    await change(page, 'mode', 'solo')
    const start = page.getByRole('button', { name: 'Zasednout ve dvou' })
    await eventually(() => start.getAttribute('aria-disabled')).toBe('true')
    await eventually(() => page.getByRole('alert').textContent()).toContain(
      'Režim: je tu Sólová hra, má být při více hráčích Kompetitivní hra nebo Kooperativní hra.',
    )
  })

  const FIGHT = [/fight \(spend a token\)$/, ...WANDER]

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
      if ((await atRest(page, () => handOver(page).count())) > 0) await handOver(page).click()
      await openMoves(page)
      await ourMove(page)
      const seen = await factsOf(page)
      owner = names.find((name) => seen.includes(`${name}’s hand`)) ?? null
      if (owner === null) await take(page, FIGHT)
    }
    const [hand, drawn] = [`${owner}’s hand`, new RegExp(`${owner} draws [A-Z]`)]
    /** What every part of the page says, one after another. */
    const shown = async () => {
      let said = ''
      for (const name of [/^Log/, /^Overview/, /^Moves/]) {
        await tab(page, name).click()
        said += await atRest(page, () => page.locator('body').textContent())
      }
      return said
    }
    await eventually(shown).toContain(hand)
    await eventually(shown).toMatch(drawn)

    while ((await atRest(page, () => handOver(page).count())) === 0) await take(page, [/^Pass$/, /^Go on$/])
    const curtain = await atRest(page, () => page.locator('body').textContent())
    expect(curtain).not.toContain(hand)
    expect(curtain).not.toMatch(drawn)
    await handOver(page).click()
    await openMoves(page)
    await ourMove(page)
    await eventually(shown).toMatch(new RegExp(`${owner} draws 1\\ssilver\\scard`))
    expect(await shown()).not.toContain(hand)
    expect(await shown()).not.toMatch(drawn)
    expect(errors).toEqual([])
  })
})
