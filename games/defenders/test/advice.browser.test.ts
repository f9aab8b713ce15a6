import { Random, startMatch, writeRecord } from '@vyprava/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile } from '../../testing/kept.ts'
import { lengthOf } from '../../testing/list.ts'
import { atRest } from '../../testing/rest.ts'
import { eventually, faults, guest, noBrowser, openSite, type Site } from '../../testing/site.ts'
import { rules } from '../index.ts'

/** A game of quick players to its end, as it is kept in a file. */
function finishedGame(seed: string): string {
  const started = startMatch(rules.game, { seats: 2, options: {}, seed })
  const quick = rules.players.find(({ name }) => name === 'greedy')
  if (!started.ok || quick === undefined) throw new Error('there is no such table or player')
  const match = started.value
  const random = new Random(seed)
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
    const { view, decision } = match.sight(seat)
    if (decision === null) throw new Error('a decider decides nothing')
    match.play(seat, quick.choose({ seat, decision, view: () => view }, random))
  }
  const players = ['Eliška', 'Havran'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'greedy' }))
  return JSON.stringify({ ...writeRecord(match), players })
}

describe.skipIf(noBrowser)('advice at a table of Defenders', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const open = async (text: string): Promise<{ page: Page; errors: string[] }> => {
    const { page, errors } = await guest(site, { width: 1440, height: 900 })
    await page.goto(`${site.origin}#/`)
    await page.locator('main').waitFor()
    await openFile(page, text)
    return { page, errors }
  }

  test('a turn: two moves with reasons, and a press plays one', async () => {
    const kept = keptGame(rules, 'greedy', {
      seed: 'advice',
      alone: true,
      until: ({ prompt, length }) => prompt === 'turn' && length > 60,
    })
    const { page, errors } = await open(kept)
    await page.getByRole('button', { name: 'What would you do?' }).click()
    const advice = page.locator('.hint-moves li')
    await advice.first().waitFor()
    expect(await atRest(page, () => advice.count())).toBeLessThanOrEqual(2)
    for (const reason of await atRest(page, () => advice.locator('p').allTextContents())) {
      expect(reason).toMatch(/^(It|Slightly weaker: it|Much the same) .+\. \d+% chance of winning$/)
      expect(reason).not.toMatch(/undefined|NaN|null/)
    }
    expect(await faults(page, '.hint')).toEqual([])
    const length = await atRest(page, () => lengthOf(page))
    await advice.first().getByRole('button').click()
    await eventually(() => advice.count()).toBe(0)
    await eventually(() => lengthOf(page)).toBeGreaterThan(length)
    expect(errors).toEqual([])
  })

  test('where bots have no opinion they say so', async () => {
    const kept = keptGame(rules, 'greedy', {
      seed: 'set-up',
      // Alone: a bot that chooses at the same time would make it another question.
      seats: 1,
      until: ({ prompt }) => prompt === 'chooseLeader',
    })
    const { page } = await open(kept)
    await page.getByRole('button', { name: 'What would you do?' }).click()
    await page.getByText('The bot has no opinion here: any choice is a good one.').waitFor()
    expect(await atRest(page, () => page.locator('.hint-moves li').count())).toBe(0)
  })

  test('a finished game is looked through: the curve of the team, and what it threw away', async () => {
    const { page, errors } = await guest(site, { width: 1440, height: 900 })
    await page.goto(`${site.origin}#/`)
    const buffer = Buffer.from(finishedGame('looked through'))
    const file = { name: 'game.json', mimeType: 'application/json', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('.end').waitFor()
    await page.getByRole('button', { name: 'Analysis', exact: true }).click()
    await page.locator('.analysis-note').waitFor({ timeout: 200_000 })
    expect(await faults(page)).toEqual([])
    const cards = page.locator('.review-card')
    await eventually(() => cards.count()).toBeGreaterThan(0)
    for (const text of await atRest(page, () => cards.allTextContents()))
      expect(text).not.toMatch(/undefined|NaN|null/)
    await page.getByRole('button', { name: 'As a table' }).click()
    await eventually(() => page.getByRole('dialog').locator('tbody tr').count()).toBeGreaterThan(10)
    expect(errors).toEqual([])
  })
})
