import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { preview } from 'vite'

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
const axe = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const noBrowser = !existsSync(CHROMIUM)

/** The app as the set-up of browser tests built it. */
export const built = join(import.meta.dirname, '../dist')

/** The built app, served, and a real browser. */
export interface Site {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const configFile = join(import.meta.dirname, '../vite.config.ts')
  // A copy: somebody may build anew while the tests run.
  const outDir = mkdtempSync(join(tmpdir(), 'vyprava-web-'))
  cpSync(built, outDir, { recursive: true })
  const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    browser,
    async close() {
      await browser.close()
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}

/** Somebody with their own device: storage, language, light. Bots do not keep them waiting. */
export async function visitor(
  { browser }: Site,
  { width = 1440, height = 900, locale = 'en-GB', dark = false } = {},
): Promise<{ readonly context: BrowserContext; readonly errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  return { context, errors }
}

/** What a screen reader would stumble over. The boards of games are drawings with tests of their own. */
export async function faults(page: Page): Promise<unknown> {
  await page.addScriptTag({ content: axe() })
  return page.evaluate(
    `axe.run({ exclude: ["svg", ".stage"] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 200)).join(" | ")))`,
  )
}
