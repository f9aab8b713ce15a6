import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const BUDGET = 200_000

const configFile = join(import.meta.dirname, '../vite.config.ts')
const outDir = mkdtempSync(join(tmpdir(), 'vyprava-web-'))

beforeAll(async () => {
  await build({ configFile, logLevel: 'error', build: { outDir } })
}, 120_000)

afterAll(() => rmSync(outDir, { recursive: true }))

test('the code before a game is opened fits its budget', () => {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => file)
  expect(scripts.length).toBeGreaterThan(0)
  const gzipped = scripts.map((file) => gzipSync(readFileSync(join(outDir, file))).length)
  expect(gzipped.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET)
})

describe.skipIf(!existsSync(CHROMIUM))('in a browser', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  let server: PreviewServer
  let browser: Browser
  let origin = ''

  beforeAll(async () => {
    server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
    origin = server.resolvedUrls?.local[0] ?? ''
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  const open = async (width: number, height: number, hash = '#/', locale = 'cs-CZ', dark = false) => {
    const page = await browser.newPage({
      viewport: { width, height },
      locale,
      colorScheme: dark ? 'dark' : 'light',
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text())
    })
    await page.goto(origin + hash)
    await page.locator('main').waitFor()
    return { page, errors }
  }

  const places = [
    ...[1440, 820, 360].flatMap((width) => [false, true].map((dark) => ({ hash: '#/', width, dark }))),
    ...['#/about', '#/nowhere'].map((hash) => ({ hash, width: 360, dark: true })),
    { hash: '#/gallery', width: 1440, dark: false },
  ]

  test.each(places)(
    '$hash at $width px, dark $dark: accessible, no sideways scroll, no errors',
    async (place) => {
      const { page, errors } = await open(place.width, 900, place.hash, 'sk-SK', place.dark)
      await page.addScriptTag({ content: axe })
      const faults: unknown = await page.evaluate(
        'axe.run({ exclude: ["svg"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
      )
      expect(faults).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(place.width)
      expect(errors).toEqual([])
      await page.close()
    },
    30_000,
  )

  test('one key press opens the door, and the keyboard arrives on the new page', async () => {
    const { page } = await open(1440, 900)
    await page.getByRole('link', { name: /Zbloudilí/ }).press('Enter')
    await expect.poll(() => page.url()).toMatch(/#\/roam$/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.close()
  }, 30_000)

  test('language and light are chosen once and kept', async () => {
    const { page } = await open(1440, 900)
    await page.getByLabel('Jazyk').selectOption('en')
    await page.getByRole('button', { name: 'Night march' }).click()
    await page.reload()
    await page.getByText('One table, four adventures.').waitFor()
    const root = page.locator('html')
    expect([await root.getAttribute('lang'), await root.getAttribute('data-theme')]).toEqual(['en', 'night'])
    await page.close()
  }, 30_000)

  test('doors that are not ready say so', async () => {
    const { page } = await open(1440, 900, '#/', 'en-GB')
    const closed = page.getByRole('button', { name: 'In preparation' })
    expect(await closed.count()).toBe(3)
    expect(await closed.first().getAttribute('aria-disabled')).toBe('true')
    await page.close()
  }, 30_000)
})
