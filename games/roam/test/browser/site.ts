import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createAppServer } from '@vyprava/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The set-up of browser tests says so aloud, and refuses it in CI. */
export const noBrowser = !existsSync(CHROMIUM)

/** The built app behind its own server, with its real headers, and a real browser. */
export interface Site {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const server = createAppServer()
  await new Promise<void>((listening) => server.listen(0, listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
  return {
    origin: `http://localhost:${address.port}/`,
    browser,
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export interface Screen {
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  readonly touch?: boolean
  /** What an earlier visit left on the device. */
  readonly luggage?: Luggage
}

/** What a browser keeps. */
export type Luggage = Awaited<ReturnType<BrowserContext['storageState']>>

export const DESK: Screen = { width: 1440, height: 900 }
export const PHONE: Screen = { width: 390, height: 844, touch: true }

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that went wrong in the page. */
  readonly errors: readonly string[]
}

/** Somebody who was never here. They read English and do not like things to move. */
export async function visit({ browser, origin }: Site, screen: Screen): Promise<Visit> {
  const { width, height, dark = false, touch = false, luggage } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    ...(luggage === undefined ? {} : { storageState: luggage }),
  })
  context.setDefaultTimeout(20_000)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  const page = await context.newPage()
  await page.goto(origin)
  return { page, context, errors }
}

/** What axe finds serious or critical, drawings and boards included. */
export async function grave(page: Page): Promise<unknown> {
  await page.evaluate(readFileSync(AXE, 'utf8'))
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, nodes }) =>
          impact + ' ' + id + ': ' + nodes.slice(0, 5).map(({ html, failureSummary }) =>
            html.slice(0, 160) + ' -> ' + failureSummary.slice(0, 240)).join(' | ')))`,
  )
}
