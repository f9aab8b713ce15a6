import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { noBrowser, openSite, type Site, visitor } from '../../../games/testing/site.ts'

/** What the first page may load before a game is opened, in compressed bytes. */
const BUDGET = 200_000

describe.skipIf(noBrowser)('the first page', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('needs little code', async () => {
    const { context } = await visitor(site)
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(basename(response.url()))
    })
    await page.goto(site.origin)
    await page.locator('[data-game="roam"] .scene').waitFor()
    await page.waitForLoadState('networkidle')
    const code = scripts
      .map((file) => gzipSync(readFileSync(join(inject('built'), 'assets', file))).length)
      .reduce((sum, size) => sum + size, 0)
    expect(code).toBeGreaterThan(10_000)
    expect(code).toBeLessThan(BUDGET)
    await context.close()
  })
})
