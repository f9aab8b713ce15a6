import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { change } from '../../../../games/testing/laying.ts'
import { ourMove, timeLine } from '../../../../games/testing/list.ts'
import { openSite, type Screen, type Site, visitor } from '../../../../games/testing/site.ts'
import { readConfig } from '../../../server/src/config.ts'
import { type Running, startServer } from '../../../server/src/main.ts'

/** A real server with an empty database of its own, and a real browser. */
export interface House {
  readonly site: Site
  /** What the server has written down. */
  readonly db: Running['store']['db']
  close(): Promise<void>
}

export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-online-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ...env })
  const running = await startServer({ ...config, dist: inject('built') })
  const site = await openSite({ origin: `http://localhost:${running.port}/` })
  return {
    site,
    db: running.store.db,
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
  await page.getByRole('link', { name: 'Friends’ tables' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByText(`You’re playing as ${name}`).waitFor()
}

/** Opens a table by the door of a game and sits at it; its address. */
export async function openTable({ page }: Friend, game: string, forAll = false): Promise<string> {
  // Small doors bear short names.
  const [short] = game.split(' ')
  await page.getByRole('button', { name: `Open a table: ${short}` }).click()
  await page.getByRole('button', { name: 'Leave seat' }).waitFor()
  if (forAll) {
    await change(page, 'company', 'public')
    await page.getByRole('button', { name: 'Who can join: open to anyone. Change' }).waitFor()
  }
  return page.url()
}

/** Comes by the link and sits down under a name. */
export async function sitWith({ page }: Friend, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
  await page.getByRole('button', { name: 'Leave seat' }).waitFor()
}

/** Two friends at a table that has begun. */
export async function beginTogether(house: House, game: string, forAll = false) {
  const [anna, ben] = await Promise.all([friend(house), friend(house)])
  await enter(house, anna, 'Anna')
  const address = await openTable(anna, game, forAll)
  await sitWith(ben, address, 'Ben')
  await anna.page.getByRole('button', { name: 'Start with two players' }).click()
  for (const { page } of [anna, ben]) await timeLine(page).waitFor({ state: 'attached' })
  return { anna, ben, address }
}

/** Whoever is asked, of those at a table with their lists of moves open. */
export async function onTurn(friends: readonly Friend[]): Promise<Friend> {
  return Promise.any(
    friends.map(async (one) => {
      await ourMove(one.page)
      return one
    }),
  )
}

/** Asks the server for something as this friend, without a page. */
export async function post(
  { site }: House,
  { context }: Friend,
  path: string,
  body: object,
): Promise<unknown> {
  const { origin } = new URL(site.origin)
  const answer = await context.request.post(`${origin}/api/${path}`, { data: body, headers: { origin } })
  const said: unknown = await answer.json()
  if (!answer.ok()) throw new Error(`${path}: ${JSON.stringify(said)}`)
  return typeof said === 'object' && said !== null ? Reflect.get(said, 'value') : said
}

/** Friends at a table with a pace of its own, set up without pages; it begins when `before` is done. */
export async function beginAt(
  house: House,
  friends: readonly Friend[],
  wanted: {
    readonly pace: object | null
    readonly private?: boolean
    readonly before?: (table: string) => Promise<unknown>
  },
): Promise<string> {
  const { pace, before } = wanted
  const hidden = wanted.private ?? false
  const opening = { game: 'roam', options: {}, seats: friends.length, private: hidden, pace }
  const id = String(await post(house, friends[0], 'tables', opening))
  for (const [seat, one] of friends.entries())
    await post(house, one, `tables/${id}/sit`, { seat, contribution: `chance ${seat}` })
  await before?.(id)
  await post(house, friends[0], `tables/${id}/start`, {})
  for (const { page } of friends) {
    await page.goto(`${house.site.origin}#/table/${id}`)
    await timeLine(page).waitFor({ state: 'attached' })
  }
  return id
}
