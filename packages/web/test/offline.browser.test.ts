import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { lengthOf, moves, openOwnMoves, takeOne, timeLine } from '../../../games/testing/list.ts'
import { atRest } from '../../../games/testing/rest.ts'
import { eventually, noBrowser, openSite, type Site, visitor } from '../../../games/testing/site.ts'
import { createAppServer } from '../../server/src/main.ts'

/** A server with a copy of the build that can be changed and stopped. */
async function serveCopy() {
  const dir = mkdtempSync(join(tmpdir(), 'vyprava-offline-'))
  cpSync(inject('built'), dir, { recursive: true, preserveTimestamps: true })
  const server: Server = createAppServer(dir)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}/`,
    file: (name: string) => join(dir, name),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
    remove: () => rmSync(dir, { recursive: true }),
  }
}

describe.skipIf(noBrowser)('without a network', () => {
  let site: Site
  let home: Awaited<ReturnType<typeof serveCopy>>
  let context: BrowserContext
  let errors: readonly string[]
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  /** Somebody who has never been here, and a server of their own. */
  async function arrive(): Promise<void> {
    home = await serveCopy()
    const came = await visitor(site, { offline: true })
    context = came.context
    errors = came.errors
  }
  async function leave(): Promise<void> {
    await context.close()
    await home.stop()
    home.remove()
  }

  const keptFiles = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => url)
    })
  const shelves = (page: Page) => page.evaluate(() => caches.keys())
  const files = (): string[] => {
    const listed: unknown = JSON.parse(
      /"files":(\[.*?\])/.exec(readFileSync(home.file('sw.js'), 'utf8'))?.[1] ?? '[]',
    )
    return Array.isArray(listed) ? listed.map(String) : []
  }

  /** The first visit: looks at the first page only, until everything is on the device. */
  async function visit(): Promise<Page> {
    const page = await context.newPage()
    await page.goto(home.origin)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    return page
  }

  /** The network is gone, and the server too. */
  async function cut(): Promise<void> {
    await context.setOffline(true)
    await home.stop()
  }

  describe('one visit to the first page', () => {
    let first: Page
    beforeAll(async () => {
      await arrive()
      first = await visit()
    })
    afterAll(leave)

    test('the first visit says when the network may go', async () => {
      await first.getByText('Works offline too.').waitFor()
    })

    test('a reminder of a server becomes a notice that leads to the table', async () => {
      await context.grantPermissions(['notifications'])
      const browser = await context.newCDPSession(first)
      const registrationId = new Promise<string>((found) => {
        browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const own = registrations.find(({ scopeURL }) => scopeURL === home.origin)
          if (own !== undefined) found(own.registrationId)
        })
      })
      await browser.send('ServiceWorker.enable')
      await browser.send('ServiceWorker.deliverPushMessage', {
        origin: home.origin.slice(0, -1),
        registrationId: await registrationId,
        data: JSON.stringify({ title: 'Jsi na tahu: Roam', body: 'Čeká se na tvůj tah.', table: 'abc' }),
      })
      const notices = () =>
        first.evaluate(async () => {
          const shown = await (await navigator.serviceWorker.ready).getNotifications()
          return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
        })
      await eventually(notices).toEqual([
        { title: 'Jsi na tahu: Roam', body: 'Čeká se na tvůj tah.', tag: 'abc', data: { table: 'abc' } },
      ])
      await browser.detach()
    })

    test('the app can be installed', async () => {
      const session = await context.newCDPSession(first)
      const { errors: faults, url } = await session.send('Page.getAppManifest')
      expect(url).toBe(`${home.origin}manifest.webmanifest`)
      expect(faults).toEqual([])
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      const manifest = readFileSync(home.file('manifest.webmanifest'), 'utf8')
      const icons = [...manifest.matchAll(/"src": "(.*?)".*"sizes": "(.*?)".*"purpose": "(.*?)"/g)]
      expect(
        icons.filter(([, , size, purpose]) => size === '512x512' && purpose === 'maskable'),
      ).toHaveLength(1)
      for (const source of [...icons.map(([, address]) => address), './apple-touch-icon.png']) {
        const answer = await first.request.get(new URL(source, home.origin).href)
        expect([source, answer.headers()['content-type']]).toEqual([
          source,
          expect.stringMatching(/^image\//),
        ])
      }
      const inPrivate = new Set(['in-incognito'])
      expect(installabilityErrors.filter(({ errorId }) => !inPrivate.has(errorId))).toEqual([])
    })

    test('one visit brings every file, and each is there when the network is not', async () => {
      const wanted = files().map((file) => new URL(file, home.origin).href)
      expect(wanted.length).toBeGreaterThan(40)
      expect(wanted.filter((file) => /thinker-|\.woff2$|manifest/.test(file)).length).toBeGreaterThan(10)
      expect((await keptFiles(first)).sort()).toEqual(wanted.sort())
      await cut()
      const missing = await first.evaluate(
        async (addresses) => {
          const answers = await Promise.all(addresses.map((address) => fetch(address).catch(() => null)))
          return addresses.filter((_, index) => answers[index]?.ok !== true)
        },
        wanted.filter((file) => file !== home.origin),
      )
      expect(missing).toEqual([])
    })

    /** The second visit, of somebody who has chosen nothing: what the first one kept must do. */
    async function comeBack(): Promise<Page> {
      await cut()
      for (const open of context.pages()) await open.close()
      const again = await context.newPage()
      await again.goto(home.origin)
      await again.evaluate(() => localStorage.clear())
      await again.reload()
      return again
    }

    const unexpected = () => errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))

    test('from the second visit on: a whole game against a bot, a reload in mid-turn, another language', async () => {
      const page = await comeBack()
      await page.getByRole('button', { name: 'Play now Roam' }).click()
      await openOwnMoves(page)
      for (let i = 0; i < 8; i++) await takeOne(page)
      expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('thinker')])

      const use = page.locator('.move', { hasText: /^Use / }).first()
      for (let i = 0; i < 20 && (await atRest(page, () => use.count())) === 0; i++) await takeOne(page)
      await use.click()
      await eventually(() => page.getByRole('status').first().textContent()).toContain('place')
      const seen = async () => [await lengthOf(page), await page.locator('.prompt').textContent()]
      const before = await atRest(page, seen)
      await page.reload()
      await openOwnMoves(page)
      await eventually(seen).toEqual(before)
      for (let i = 0; i < 4; i++) await takeOne(page)

      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByLabel('Language').selectOption('sk')
      await eventually(() => page.locator('html').getAttribute('lang')).toBe('sk')
      await eventually(() => moves(page).count()).toBeGreaterThan(0)
      await eventually(() => moves(page).first().textContent()).not.toMatch(/^(?:Use|Place|Pass)/)
      const over = page.locator('.over h1')
      await expect
        .poll(
          async () => {
            const end = await over.count()
            if (end === 0)
              await moves(page)
                .first()
                .click({ timeout: 1000 })
                .catch(() => {})
            return end
          },
          { timeout: 200_000, interval: 10 },
        )
        .toBe(1)
      expect(unexpected()).toEqual([])
    })

    test('from the second visit on: the first expedition', async () => {
      const page = await comeBack()
      await page.getByRole('button', { name: /^First expedition/ }).click()
      const said = page.locator('.lesson-said')
      const heard = new Set<string | null>()
      for (let lesson = 0; lesson < 4; lesson++) {
        await eventually(async () => heard.has(await said.textContent())).toBe(false)
        heard.add(await said.textContent())
        if ((await atRest(page, () => page.locator('.lesson-go').count())) > 0) {
          await page.locator('.lesson-go').click()
          continue
        }
        await page
          .locator('.roam-hand [data-lit], [data-square][data-lit], [data-action="bid"]')
          .first()
          .click()
        // A place on the map is shown first, and asks.
        if ((await atRest(page, () => page.locator('[role="grid"][data-pinned]').count())) > 0)
          await page.locator('[data-action="confirm"]').click()
      }
      expect(unexpected()).toEqual([])
    })

    test('from the second visit on: the rulebook in three languages', async () => {
      const page = await comeBack()
      await page.getByRole('button', { name: 'Play now Roam' }).click()
      await timeLine(page).waitFor({ state: 'attached' })
      await page.locator('main').press('b')
      await page.locator('.drawer .rule', { hasText: 'RO-103' }).first().waitFor()
      await page.keyboard.press('Escape')
      await eventually(() => page.locator('.drawer').count()).toBe(0)

      const books = new Set<string | null>()
      for (const language of ['cs', 'en', 'sk']) {
        await page.goto(`${home.origin}#/`)
        await page.locator('.tools-language select:visible').selectOption(language)
        await page.goto(`${home.origin}#/roam/rules/RO-304`)
        await page.locator('.rule--lit', { hasText: 'RO-304' }).waitFor()
        books.add(await page.locator('.rule--lit').textContent())
      }
      expect(books.size).toBe(3)
      expect(unexpected()).toEqual([])
    })
  })

  test('a new version waits until no page of the old one is open, and takes over at a start', async () => {
    await arrive()
    onTestFinished(leave)
    const page = await visit()
    const other = await context.newPage()
    await other.goto(home.origin)
    const [first] = await shelves(page)
    const worker = home.file('sw.js')
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"name":"\w+"/, '"name":"second"'))
    const index = home.file('index.html')
    writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', '<head><meta name="second">'))

    await page.reload()
    await eventually(() => page.locator('meta[name=second]').count()).toBe(1)
    await eventually(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
    ).toBe('installed')
    await page.reload()
    await page.getByRole('button', { name: 'Play now Roam' }).waitFor()
    await eventually(async () => (await shelves(page)).sort()).toEqual([first, 'vyprava-second'].sort())

    await other.close()
    // Whoever starts and stays is heard; whoever leaves at once is not.
    const started = async () => {
      await page.reload()
      await page.evaluate(
        () =>
          new Promise<void>((changed) => {
            const since = performance.now()
            const look = async () => {
              const alone = (await caches.keys()).length === 1
              if (alone || performance.now() > since + 8000) changed()
              else setTimeout(look, 50)
            }
            look()
          }),
      )
      return shelves(page)
    }
    await expect.poll(started, { timeout: 120_000 }).toEqual(['vyprava-second'])
    await cut()
    await page.reload()
    await page.getByRole('button', { name: 'Play now Roam' }).waitFor()
    await eventually(() => page.locator('meta[name=second]').count()).toBe(1)
  })
})
