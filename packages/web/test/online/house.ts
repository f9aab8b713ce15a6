import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { openSite, type Screen, type Site, visitor } from '../../../../games/testing/site.ts'
import { readConfig } from '../../../server/src/config.ts'
import { startServer } from '../../../server/src/main.ts'

/** A real server with an empty database of its own, and a real browser. */
export interface House {
  readonly site: Site
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-online-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder })
  const running = await startServer({ ...config, dist: inject('built') })
  const site = await openSite({ origin: `http://localhost:${running.port}/` })
  return {
    site,
    async close() {
      await site.close()
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Somebody at their own device. */
export interface Friend {
  readonly context: BrowserContext
  readonly page: Page
  readonly errors: readonly string[]
  /** Everything that the server sent through sockets. */
  readonly heard: readonly string[]
}

export async function friend({ site }: House, screen: Partial<Screen> = {}): Promise<Friend> {
  const { context, errors } = await visitor(site, screen)
  const page = await context.newPage()
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return { context, page, errors, heard }
}

/** Comes to the lobby under a name. */
export async function enter({ site }: House, { page }: Friend, name: string): Promise<void> {
  await page.goto(site.origin)
  await page.getByRole('link', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByText(`You play as ${name}`).waitFor()
}

/** Opens a table and sits at it; its address. */
export async function openTable({ page }: Friend, game: string, forAll = false): Promise<string> {
  await page.getByRole('radio', { name: game }).check()
  if (forAll) await page.getByRole('radio', { name: /^Anybody/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Get up' }).waitFor()
  return page.url()
}

/** Comes by the link and sits down under a name. */
export async function sitWith({ page }: Friend, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
  await page.getByRole('button', { name: 'Get up' }).waitFor()
}

/** Two friends at a table that has begun. */
export async function beginTogether(house: House, game: string, forAll = false) {
  const [anna, ben] = await Promise.all([friend(house), friend(house)])
  await enter(house, anna, 'Anna')
  const address = await openTable(anna, game, forAll)
  await sitWith(ben, address, 'Ben')
  await anna.page.getByRole('button', { name: 'Begin the game' }).click()
  for (const { page } of [anna, ben]) await timeLine(page).waitFor({ state: 'attached' })
  return { anna, ben, address }
}

export const timeLine = (page: Page) => page.locator('.time-bar input')
export const lengthOf = async (page: Page): Promise<number> =>
  Number(await timeLine(page).getAttribute('max'))
export const moves = (page: Page) => page.locator('.move')

export async function openMoves(page: Page): Promise<void> {
  await timeLine(page).waitFor({ state: 'attached' })
  await page.locator('main').press('l')
  await page.locator('.moves').waitFor()
}

/** Whoever is asked, of those at a table with their lists of moves open. */
export async function onTurn(friends: readonly Friend[]): Promise<Friend> {
  return Promise.any(
    friends.map(async (one) => {
      await moves(one.page).first().waitFor()
      return one
    }),
  )
}
