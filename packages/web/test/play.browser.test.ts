import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKept } from '../../../games/roam/test/browser/kept.ts'
import { change } from '../../../games/testing/laying.ts'
import { lengthOf, moves, openOwnMoves, ourMove, takeOne, timeLine } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, faults, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

describe.skipIf(noBrowser)('at the table', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const log = (page: Page) => page.getByRole('log')
  const shownOf = async (page: Page) => Number(await timeLine(page).inputValue())

  /** Two clicks from the first page, then the list of moves when it is our turn. */
  async function sitDown(page: Page): Promise<void> {
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Play now Roam' }).click()
    await openOwnMoves(page)
  }

  test('two clicks lead to the first legal move; the list plays, the log tells, undo takes back', async () => {
    const { page, errors } = await guest(site)
    await sitDown(page)
    const before = await atRest(page, () => lengthOf(page))
    await page.locator('.move', { hasText: /^Use / }).first().click()
    await eventually(() => lengthOf(page)).toBe(before + 1)
    await page.getByRole('tab', { name: 'Log' }).click()
    await eventually(() => log(page).textContent()).toContain('Player 1')
    await page.locator('main').press('u')
    await eventually(() => lengthOf(page)).toBe(before)
    await page.locator('main').press('r')
    await eventually(() => lengthOf(page)).toBe(before + 1)
    expect(errors).toEqual([])
  })

  test('a double click is one move, also where the next player could make the same', async () => {
    const { page } = await guest(site)
    const twice = (button: HTMLElement) => {
      button.click()
      setTimeout(() => button.click())
    }
    for (const pass of ['[data-action="pass"]', '.move:text-is("Pass")']) {
      await page.goto(`${site.origin}#/`)
      await openKept(page, { seed: 'axe', until: ({ types }) => types.includes('bid') })
      await openOwnMoves(page)
      const before = await lengthOf(page)
      await page.locator(pass).evaluate(twice)
      await eventually(() => lengthOf(page)).toBe(before + 1)
      await ourMove(page)
      expect(await atRest(page, () => lengthOf(page))).toBe(before + 1)
    }
  })

  test('undo that is not possible says why', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    await page.locator('main').press('u')
    await page.getByText(/Nothing to undo|Somebody else has moved since/).waitFor()
    await page.locator('main').press('Escape')
    await eventually(() => page.locator('.prompt-notice').count()).toBe(0)
  })

  test('the time line scrubs through the game and back to now', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    for (let i = 0; i < 4; i++) await takeOne(page)
    const now = await lengthOf(page)
    const board = () => page.locator('main').innerHTML()
    const present = await atRest(page, board)
    await timeLine(page).focus()
    await page.keyboard.press('Home')
    await eventually(() => shownOf(page)).toBe(0)
    await page.getByText(/^You’re looking back: round 1, .+ to play\.$/).waitFor()
    await eventually(board).not.toBe(present)
    await eventually(() => moves(page).count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    // A turn further, whatever number of steps it took; and back to its beginning.
    await eventually(() => shownOf(page)).toBeGreaterThan(1)
    await page.keyboard.press('ArrowLeft')
    await eventually(() => shownOf(page)).toBe(0)
    await page.getByRole('tab', { name: 'Log' }).click()
    await log(page).getByRole('button').first().click()
    await page.locator('main').press(',')
    await page.getByRole('button', { name: 'Back to now' }).click()
    await eventually(() => shownOf(page)).toBe(now)
  })

  test('a reload in the middle of a turn loses nothing, and home offers to continue', async () => {
    const { page, errors } = await guest(site)
    await sitDown(page)
    await page.locator('.move', { hasText: /^Use / }).first().click()
    await eventually(() => page.getByRole('status').first().textContent()).toContain('place')
    const seen = async () => [await lengthOf(page), await page.locator('.prompt').textContent()]
    const before = await atRest(page, seen)
    await page.reload()
    await openOwnMoves(page)
    await eventually(seen).toEqual(before)
    await page.goto(`${site.origin}#/`)
    await page.getByRole('link', { name: /^Roam.*Continue$/ }).click()
    await openOwnMoves(page)
    await eventually(() => lengthOf(page)).toBe(before[0])
    expect(errors).toEqual([])
  })

  test('two tabs on the same game do not fork it', async () => {
    const { page, context } = await guest(site)
    await sitDown(page)
    const second = await context.newPage()
    await second.goto(page.url())
    await openOwnMoves(second)
    for (let i = 0; i < 3; i++) {
      await takeOne(i % 2 === 0 ? second : page)
      // A bot may take its whole turn meanwhile, at its own pace.
      await eventually(async () => (await lengthOf(page)) === (await lengthOf(second))).toBe(true)
      const rail = async (tab: Page) => tab.locator('.rail').textContent()
      await eventually(async () => (await rail(page)) === (await rail(second))).toBe(true)
    }
  })

  test('the language changes at the table at once', async () => {
    const { page, errors } = await guest(site)
    await sitDown(page)
    await takeOne(page)
    const before = await lengthOf(page)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByLabel('Language').selectOption('cs')
    await page.getByRole('heading', { name: 'Zbloudilí' }).waitFor()
    await page.getByRole('tab', { name: 'Tahy' }).click()
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('cs')
    await eventually(() => moves(page).first().textContent()).not.toMatch(/^(Use|Place|Pass)/)
    expect(await atRest(page, () => lengthOf(page))).toBe(before)
    expect(errors).toEqual([])
  })

  test('another way opens a sandbox, and the game stays as it was', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    for (let i = 0; i < 2; i++) await takeOne(page)
    const [address, before] = [page.url(), await lengthOf(page)]
    await page.getByRole('button', { name: 'Try a different move' }).click()
    await page.locator('.sandbox').waitFor()
    await eventually(() => page.url()).not.toBe(address)
    await openOwnMoves(page)
    await takeOne(page)
    await page.goto(address)
    await openOwnMoves(page)
    expect(await atRest(page, () => lengthOf(page))).toBe(before)
    expect(await atRest(page, () => page.locator('.sandbox').count())).toBe(0)
  })

  test('a rule is found in the rulebook, and by its address', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    await page.locator('main').press('b')
    await page.getByLabel('Search the rules').fill('supply 24 markers')
    await page.locator('.rule', { hasText: 'RO-103' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.drawer').count()).toBe(0)
    await page.goto(`${site.origin}#/roam/rules/RO-304`)
    await page.locator('.rule--lit', { hasText: 'RO-304' }).waitFor()
  })

  test('a game goes to a file and comes back; a broken file is refused in words', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    await takeOne(page)
    const before = await lengthOf(page)
    await page.goto(`${site.origin}#/`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save to a file' }).click()
    const path = await (await saving).path()
    const file = page.locator('input[type=file]')
    const broken = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{ no') }
    await file.setInputFiles(broken)
    const alert = page.getByRole('alert')
    await eventually(() => alert.textContent()).toContain('its text can’t be read')
    await file.setInputFiles({ ...broken, buffer: Buffer.from('{"format":"recipe"}') })
    await eventually(() => alert.textContent()).toContain('isn’t a saved game from Výprava')
    await file.setInputFiles(path)
    await openOwnMoves(page)
    await eventually(() => lengthOf(page)).toBe(before)
    await page.goto(`${site.origin}#/`)
    await eventually(() => page.locator('.shelf li').count()).toBe(2)
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('button', { name: 'Really delete' }).click()
    await eventually(() => page.locator('.shelf li').count()).toBe(1)
  })

  test('with the keyboard alone: set-up, moves, undo, help', async () => {
    const { page } = await guest(site)
    await page.goto(site.origin)
    await page.getByRole('link', { name: 'Set up Roam' }).focus()
    await page.keyboard.press('Enter')
    const name = page.getByLabel('Seat 1: Name')
    await name.waitFor()
    await name.focus()
    await page.keyboard.type('Eliška')
    await page.keyboard.press('Enter')
    await timeLine(page).waitFor({ state: 'attached' })
    await page.keyboard.press('l')
    await ourMove(page)
    await page.keyboard.press('l')
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('move')
    const before = await lengthOf(page)
    await page.keyboard.press('Enter')
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('move')
    await eventually(() => page.locator('.rail').textContent()).toContain('Eliška')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Shortcuts' })
    await keys.waitFor()
    for (const key of ['← ↑ ↓ →', 'Tab', 'Enter', 'Esc'])
      await eventually(() => keys.locator('kbd', { hasText: key }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('by the accessibility tree alone: a whole game, and another', async () => {
    const { page, errors } = await guest(site)
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Play now Roam' }).press('Enter')
    await page.getByRole('tab', { name: 'Moves' }).press('Enter')
    const list = page.getByRole('region', { name: 'Moves' }).getByRole('group').getByRole('button')
    const over = page.getByRole('region', { name: 'Legend' })
    await expect
      .poll(
        async () => {
          const count = await list.count()
          const end = await over.count()
          if (end === 0 && count > 0)
            await list
              .nth(Math.floor(count / 2))
              .click({ timeout: 2000 })
              .catch(() => {})
          return end
        },
        { timeout: 200_000, interval: 20 },
      )
      .toBe(1)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Play again' }).press('Enter')
    await eventually(async () => (await lengthOf(page)) < 10).toBe(true)
    await page.goto(`${site.origin}#/`)
    await page.getByRole('link', { name: 'Replay' }).click()
    await over.waitFor()
    expect(errors).toEqual([])
  })

  test('a refusal leads to its paragraph', async () => {
    const { page } = await guest(site)
    await sitDown(page)
    await page.locator('.move', { hasText: /^Use / }).first().click()
    const cards = page.locator('.hand [data-character]')
    await eventually(async () => {
      const many = await atRest(page, () => cards.count())
      for (let i = 0; i < many; i++) {
        if ((await atRest(page, () => page.locator('.tip').count())) === 0) await cards.nth(i).click()
      }
      return page.locator('.tip').count()
    }).toBe(1)
    const tag = page.locator('.tip .cite')
    const rule = /RO-\d+/.exec((await tag.textContent()) ?? '')?.[0] ?? ''
    await tag.click()
    await page.locator('.drawer .rule--lit', { hasText: rule }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.drawer').count()).toBe(0)
  })

  test('a bot plays for somebody who leaves, and gives the seat back', async () => {
    const { page, errors } = await guest(site)
    await page.goto(`${site.origin}#/roam`)
    await change(page, 'seat1', '')
    await page.getByRole('button', { name: 'Sit down' }).click()
    const plate = page.locator('.seat--on')
    const name = (await atRest(page, () => plate.getAttribute('aria-label'))) ?? ''
    await plate.locator('.seat-who').click()
    await page.getByRole('radio', { name: 'Novice' }).check()
    await page.getByRole('button', { name: 'Let the bot play' }).click()
    await page.getByText('Novice is standing in').waitFor()
    await eventually(() => lengthOf(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: `Let a bot stand in for ${name}` }).click()
    await page.getByRole('button', { name: `${name} is back` }).click()
    await page.getByText('Novice is standing in').waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })
})
