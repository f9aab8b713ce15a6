import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { change } from '../../../games/testing/laying.ts'
import { settled } from '../../../games/testing/rest.ts'
import { eventually, noBrowser, openSite, type Site, visitor } from '../../../games/testing/site.ts'
import { createAppServer } from '../../server/src/main.ts'
import { placesOf } from './secrets/search.ts'

const here = (file: string) => join(import.meta.dirname, 'secrets', file)

/** The app with one game that has secrets, built and served for this file alone. */
async function serveSecrets() {
  process.env.NODE_ENV = 'production'
  const outDir = mkdtempSync(join(tmpdir(), 'vyprava-secrets-'))
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir },
    resolve: { alias: [{ find: /^@vyprava\/games$/, replacement: here('registry.ts') }] },
  })
  const server = createAppServer(outDir)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      rmSync(outDir, { recursive: true })
    },
  }
}

describe.skipIf(noBrowser)('two people with secrets at one screen', () => {
  let site: Site
  let home: Awaited<ReturnType<typeof serveSecrets>>
  beforeAll(async () => {
    home = await serveSecrets()
    site = await openSite({ origin: home.origin })
  })
  afterAll(async () => {
    await site.close()
    await home.stop()
  })

  const take = (page: Page, type: string) => page.locator('.move', { hasText: type }).first().click()
  const isHandOver = (page: Page, name: string) =>
    page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor()
  const takeOver = (page: Page, name: string) =>
    page.getByRole('button', { name: `I’m ${name}: show my table` }).click()
  const drawnOf = (page: Page) => page.locator('.fact-list dd').first().textContent()

  /** Draws a number that only this player may know, and returns it. */
  async function draw(page: Page, seat: number): Promise<number> {
    const before = await drawnOf(page)
    await take(page, 'draw')
    await eventually(() => drawnOf(page)).not.toBe(before)
    const known: unknown = JSON.parse((await drawnOf(page)) ?? '')
    const secret = Array.isArray(known) ? Number(known[seat]) : 0
    expect(secret).toBeGreaterThan(0)
    return secret
  }

  async function sitDown(page: Page): Promise<void> {
    await page.goto(`${home.origin}#/pebbles`)
    await page.getByLabel('Seat 1: Name').fill('Anna')
    await page.getByLabel('Seat 2: Name').fill('Eva')
    await change(page, 'seat1', '')
    await change(page, 'hands', 'secret')
    await page.getByRole('button', { name: 'Sit down' }).click()
  }

  test('nothing of a hand is in the page of anybody else, nor between two players', async () => {
    const { context, errors } = await visitor(site)
    const page = await context.newPage()
    await sitDown(page)
    await takeOver(page, 'Anna')
    await page.locator('.move').first().waitFor()
    const annas = await draw(page, 0)
    expect(await placesOf(page, [annas])).toContain('markup')

    await take(page, 'take')
    await isHandOver(page, 'Eva')
    expect(await placesOf(page, [annas])).toEqual([])
    await takeOver(page, 'Eva')
    await page.locator('.move').first().waitFor()
    expect(await placesOf(page, [annas])).toEqual([])

    const evas = await draw(page, 1)
    for (const point of ['Home', 'ArrowRight', 'End']) {
      await page.locator('.time-bar input').press(point)
      await settled(page)
      expect(await placesOf(page, [annas]), point).toEqual([])
    }
    await page.locator('main').press('End')
    await take(page, 'pass')
    await isHandOver(page, 'Anna')
    expect(await placesOf(page, [annas, evas])).toEqual([])

    await page.reload()
    await isHandOver(page, 'Anna')
    expect(await placesOf(page, [annas, evas])).toEqual([])
    await takeOver(page, 'Anna')
    await eventually(() => drawnOf(page)).toBe(`[${annas},null]`)
    expect(await placesOf(page, [evas])).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  test('a game without a drawn door has a plain one, and its name on it', async () => {
    const { context } = await visitor(site)
    const page = await context.newPage()
    await page.goto(home.origin)
    await page.getByRole('heading', { name: 'Pebbles' }).waitFor()
    await eventually(() => page.locator('.door .scene').count()).toBe(1)
    await context.close()
  })

  test('what is shipped knows nothing of the games for tests', () => {
    const worker = readFileSync(join(inject('built'), 'sw.js'), 'utf8')
    expect(worker).toContain('assets/')
    expect(worker).not.toContain('pebbles')
  })
})
