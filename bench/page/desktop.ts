import { join } from 'node:path'
import { createAppServer } from '@vyprava/server'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../games/testing/chromium.ts'
import { buildIfStale } from '../../scripts/build.ts'

/** The built app. */
export const DIST = join(import.meta.dirname, '../../packages/web/dist')

/** What a visitor at a desk has. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }

/** The built app behind its own server and a browser with pixels, for as long as something is measured. */
export async function withSite<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  await buildIfStale()
  const server = createAppServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const browser = await launch()
  try {
    return await work(browser, `http://127.0.0.1:${address.port}/`)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** A number of the page, as soon as it is not 0. The page's policy forbids what `waitForFunction` does. */
export const whenSet = async (page: Page, name: string): Promise<number> =>
  Number(
    await page.evaluate(
      `new Promise((done) => {
        const look = () => (window.${name} > 0 ? done(window.${name}) : requestAnimationFrame(look))
        look()
      })`,
    ),
  )
