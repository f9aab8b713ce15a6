import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { lengthOf, moves, openOwnMoves, ourMove, takeOne } from '../../../games/testing/list.ts'
import { eventually, noBrowser, openSite, type Site, visitor } from '../../../games/testing/site.ts'
import { copyHouse } from '../../lab/src/copy-house.ts'
import { createAppServer } from '../../server/src/main.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A copy of the house in which `vyprava new pebbles` has made a fifth game, built and served. */
async function houseWithPebbles() {
  const copy = copyHouse(ROOT)
  const vyprava = (...words: readonly string[]): string =>
    execFileSync(process.execPath, ['packages/lab/bin/vyprava.mjs', ...words], {
      cwd: copy.folder,
      encoding: 'utf8',
    })
  const made = vyprava('new', 'pebbles')
  process.env.NODE_ENV = 'production'
  await build({ root: join(copy.folder, 'packages/web'), mode: 'production', logLevel: 'error' })
  const server = createAppServer(join(copy.folder, 'packages/web/dist'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    made,
    vyprava,
    folder: copy.folder,
    origin: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      copy.remove()
    },
  }
}

describe.skipIf(noBrowser)('a game that somebody adds', () => {
  let site: Site
  let house: Awaited<ReturnType<typeof houseWithPebbles>>
  beforeAll(async () => {
    house = await houseWithPebbles()
    site = await openSite({ origin: house.origin })
  })
  afterAll(async () => {
    await site.close()
    await house.stop()
  })

  test('passes what every game passes', () => {
    expect(house.made).toContain('games/pebbles/rules/game.ts')
    expect(house.vyprava('golden', 'pebbles')).toMatch(/^same/)
    expect(house.vyprava('rules', 'pebbles')).toContain('no list of rules yet')
    expect(house.vyprava('content', 'check', 'pebbles')).toContain('no content pack')
    expect(house.vyprava('simulate', 'pebbles', '--games', '20')).toContain('20')
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'games/pebbles'], {
      cwd: house.folder,
      stdio: 'pipe',
    })
  })

  test('stands among the others, and is played against a bot by its list, with the way back', async () => {
    const { context, errors } = await visitor(site)
    const page = await context.newPage()
    await page.goto(house.origin)
    await page.getByText('One table, five adventures.').waitFor()
    await page.getByRole('button', { name: 'Play now Pebbles' }).click()
    await openOwnMoves(page)
    await takeOne(page)
    const before = await lengthOf(page)
    await moves(page).last().click()
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    await ourMove(page)
    await page.locator('main').press('u')
    await eventually(() => lengthOf(page)).toBe(before)
    await page.goto(`${house.origin}#/pebbles/rules`)
    await page.getByText('This game has no written rules yet.').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  test('is played by two at one screen, each with a goal that the other does not see', async () => {
    const { context, errors } = await visitor(site)
    const page = await context.newPage()
    await page.goto(`${house.origin}#/pebbles`)
    await change(page, 'seat1', '')
    await page.getByRole('button', { name: 'Sit down' }).click()
    for (let move = 1; move <= 3; move++) {
      await page.getByRole('button', { name: /^I’m .*: show my table$/ }).click()
      if (move === 1) await openOwnMoves(page)
      await ourMove(page)
      const goals = page.locator('.fact-list div', { hasText: 'goals' })
      await eventually(() => goals.textContent()).toMatch(move === 2 ? /none, \d/ : /\d, none/)
      await moves(page).first().click()
      await page.getByRole('heading', { name: /^Pass the screen to / }).waitFor()
    }
    expect(errors).toEqual([])
    await context.close()
  })
})
