import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { launch, SLOW } from './chromium.ts'
import { settled } from './rest.ts'

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

interface Wishes {
  /** Where the app is served; once for all, unless somebody has a server of their own. */
  readonly origin?: string
  /** Whoever takes pictures or measures wants pixels, and a browser that nobody else uses. */
  readonly pixels?: boolean
}

/** The browser of this worker, for one file after the other; it ends with the worker. */
let shared: Promise<Browser> | null = null

export async function openSite({ origin = inject('origin'), pixels = false }: Wishes = {}): Promise<Site> {
  if (pixels) {
    const browser = await launch({ pixels })
    return { origin, browser, close: () => browser.close() }
  }
  shared ??= launch({ pixels })
  const browser = await shared
  return { origin, browser, close: () => leave(browser) }
}

/** Devices that one guest after the other uses, by their kind. */
const devices = new Map<string, Device>()

/** What a file leaves open is closed; the devices of guests stay for the next one. */
async function leave(browser: Browser): Promise<void> {
  const kept = new Set([...devices.values()].map(({ page }) => page.context()))
  for (const context of browser.contexts()) if (!kept.has(context)) await context.close()
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
  /**
   * The browser knows no idle moments, as some do not: no table is rehearsed and nothing drawn ahead. For whoever only
   * looks at a page, that would be a third of the work. Guests alone may wish it.
   */
  readonly calm?: boolean
}

/** What a browser keeps. */
export type Luggage = Awaited<ReturnType<BrowserContext['storageState']>>

/** How long anything may take on a busy machine before it counts as missing, in milliseconds. */
export const PATIENCE = 45_000 * SLOW

/** What should happen may take its time. */
export const eventually = <T>(ask: () => Promise<T> | T) => expect.poll(ask, { timeout: PATIENCE })

export const DESK: Screen = { width: 1440, height: 900 }
export const PHONE: Screen = { width: 390, height: 844, touch: true }

export interface Visitor {
  readonly context: BrowserContext
  /** Everything that went wrong in their pages. */
  readonly errors: string[]
}

export interface Visit extends Visitor {
  readonly page: Page
}

const ENDING_TURNS = `
  if (location.protocol.startsWith('http') && localStorage.getItem('vyprava.ending') === null)
    localStorage.setItem('vyprava.ending', 'auto')
`

/** What a guest said who wants a calm page; it goes with everything else that the guest leaves. */
const CALM = 'vyprava.calm'
const CALMING = `
  if (location.protocol.startsWith('http') && sessionStorage.getItem('${CALM}') !== null)
    delete window.requestIdleCallback
`

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
  context.setDefaultTimeout(PATIENCE)
  // A browser that has no service workers, as in some private windows; the one that blocks them answers nonsense.
  if (!offline) await context.addInitScript('delete Navigator.prototype.serviceWorker')
  // Whoever tests something else need not press twice to end a turn.
  await context.addInitScript(ENDING_TURNS)
  await context.addInitScript(CALMING)
  if (SLOW > 1) context.on('page', (page) => void slowDown(page))
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  return { context, errors }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
}

/** Such a visitor on the first page. */
export async function visit(site: Site, screen: Screen): Promise<Visit> {
  const came = await visitor(site, screen)
  const page = await came.context.newPage()
  await page.goto(site.origin)
  return { ...came, page }
}

interface Device {
  readonly page: Page
  readonly errors: string[]
}

/**
 * Somebody new at a device that others have used: nothing of theirs is left on it but the files of the app, which
 * need not be fetched and compiled anew. One at a time; whoever changes more than what is kept wants a `visit`.
 */
export async function guest(site: Site, screen: Partial<Screen> = {}): Promise<Visit> {
  const { width = 1440, height = 900, dark = false, touch = false, locale = 'en-GB', calm = false } = screen
  const kind = `${site.origin} ${locale} ${touch}`
  const known = devices.get(kind)
  // A device belongs to its browser, which may be another one than ours, or closed.
  const ours = known?.page.context().browser() === site.browser ? known : null
  const { page, errors } = ours ?? (await newDevice(site, kind, screen))
  await wipe(site, page)
  if (calm) await page.evaluate(`sessionStorage.setItem('${CALM}', '')`)
  errors.length = 0
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  return { page, context: page.context(), errors }
}

async function newDevice(site: Site, kind: string, screen: Partial<Screen>): Promise<Device> {
  const { context, errors } = await visitor(site, screen)
  const device = { page: await context.newPage(), errors }
  devices.set(kind, device)
  return device
}

/** Everything that the last guest left: open pages, games, settings, names. A drawing of the same house runs no app. */
async function wipe({ origin }: Site, page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.goto(`${origin}favicon.svg`)
  await page.evaluate('sessionStorage.clear()')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cookies',
  })
  await session.detach()
  await page.mouse.move(0, 0)
}

/** Brings axe into the page, unless it is there, and lets the page come to rest. */
async function bringAxe(page: Page): Promise<void> {
  await settled(page)
  const known = await page.evaluate("'axe' in window")
  if (known !== true) await page.evaluate(readFileSync(AXE, 'utf8'))
}

/** What of axe depends on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds serious or critical, drawings and boards included. */
export const grave = (page: Page): Promise<unknown> => graveBy(page, {})

/** The same, of colours alone: for a page that is looked at once more in another light. */
export const graveOfColours = (page: Page): Promise<unknown> =>
  graveBy(page, { runOnly: { type: 'rule', values: OF_COLOURS } })

async function graveBy(page: Page, rules: object): Promise<unknown> {
  await bringAxe(page)
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], ...${JSON.stringify(rules)} }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, nodes }) =>
          impact + ' ' + id + ': ' + nodes.slice(0, 5).map(({ html, failureSummary }) =>
            html.slice(0, 160) + ' -> ' + failureSummary.slice(0, 240)).join(' | ')))`,
  )
}

/** Whatever axe finds in the page or a part of it, be it small. The boards of games are drawings with tests of their own. */
export async function faults(page: Page, within = 'html'): Promise<unknown> {
  await bringAxe(page)
  return page.evaluate(
    `axe.run({ include: ['${within}'], exclude: ['svg', '.map'] }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' | ')))`,
  )
}
