import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launch } from './chromium.ts'

export { noBrowser } from './chromium.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the set-up of browser tests serves the app; empty without a browser. */
    origin: string
    /** The folder that it serves: a copy of the build that nobody changes. */
    built: string
  }
}

/** The built app behind its own server, with its real headers, and a real browser. */
export interface Site {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

/** A browser of this file's own; the app is built and served once for all. */
export async function openSite(origin: string = inject('origin')): Promise<Site> {
  const browser = await launch()
  return { origin, browser, close: () => browser.close() }
}

export interface Screen {
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  readonly touch?: boolean
  readonly locale?: string
  /** What an earlier visit left on the device. */
  readonly luggage?: Luggage
  /** The app keeps itself for offline use. Downloads everything, so only those who need it ask. */
  readonly offline?: boolean
}

/** What a browser keeps. */
export type Luggage = Awaited<ReturnType<BrowserContext['storageState']>>

export const DESK: Screen = { width: 1440, height: 900 }
export const PHONE: Screen = { width: 390, height: 844, touch: true }

export interface Visitor {
  readonly context: BrowserContext
  /** Everything that went wrong in their pages. */
  readonly errors: readonly string[]
}

export interface Visit extends Visitor {
  readonly page: Page
}

/** Somebody with their own device: storage, language, light. They do not like things to move, so bots are quick. */
export async function visitor({ browser }: Site, screen: Partial<Screen> = {}): Promise<Visitor> {
  const { width = 1440, height = 900, dark = false, touch = false, luggage, locale = 'en-GB' } = screen
  const offline = screen.offline === true
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: offline ? 'allow' : 'block',
    ...(luggage === undefined ? {} : { storageState: luggage }),
  })
  context.setDefaultTimeout(20_000)
  // A browser that has no service workers, as in some private windows; the one that blocks them answers nonsense.
  if (!offline) await context.addInitScript('delete Navigator.prototype.serviceWorker')
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  return { context, errors }
}

/** Such a visitor on the first page. */
export async function visit(site: Site, screen: Screen): Promise<Visit> {
  const came = await visitor(site, screen)
  const page = await came.context.newPage()
  await page.goto(site.origin)
  return { ...came, page }
}

/** Brings axe into the page, unless it is there. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(readFileSync(AXE, 'utf8'))
}

/** What axe finds serious or critical, drawings and boards included. */
export async function grave(page: Page): Promise<unknown> {
  await bringAxe(page)
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, nodes }) =>
          impact + ' ' + id + ': ' + nodes.slice(0, 5).map(({ html, failureSummary }) =>
            html.slice(0, 160) + ' -> ' + failureSummary.slice(0, 240)).join(' | ')))`,
  )
}

/** Whatever axe finds, be it small. The boards of games are drawings with tests of their own. */
export async function faults(page: Page): Promise<unknown> {
  await bringAxe(page)
  return page.evaluate(
    `axe.run({ exclude: ['svg', '.stage'] }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' | ')))`,
  )
}
