import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { earlyReads } from '../scripts/early-reads.ts'

const ROOT = join(import.meta.dirname, '..')

/** Tests in browsers, and everything with which they look at a page. */
const FILES = [
  'games/testing/**/*.ts',
  '{games,packages}/*/test/**/*.browser.test.ts',
  'games/*/test/browser/*.ts',
  'packages/web/test/online/*.ts',
]

test('no test in a browser reads once what may change', async () => {
  const found: string[] = []
  let files = 0
  for await (const file of glob(FILES, { cwd: ROOT })) {
    files += 1
    const text = readFileSync(join(ROOT, file), 'utf8')
    found.push(...earlyReads(text).map(({ line, read }) => `${file}:${line} ${read}`))
  }
  expect(files).toBeGreaterThan(70)
  expect(found, 'wait for it by `eventually`, or read it by `atRest`').toEqual([])
})

test.each([
  'expect(await back.count()).toBe(0)',
  "expect((await field.boundingBox())?.height, 'tall').toBe(40)",
  "expect.soft(await page.locator('.a').first().textContent()).toBe('(')",
  'expect(await lengthOf(page)).toBe(before)',
  'expect([await one.getAttribute("a"), 1]).toEqual([])',
  "if (await page.locator('.a').isVisible()) return",
  'while ((await cancel.count()) > 0) await cancel.first().click()',
  'for (let left = 4; left > 0 && (await things.count()) === 0; left--) go()',
  'expect(await page.evaluate(() => document.title)).toBe("a")',
  'expect(\n  await page.locator("a").innerText(),\n).toBe("b")',
])('it finds: %s', (text) => {
  expect(earlyReads(`const before = 1\n${text}`).map(({ line }) => line)).toEqual([2])
})

test.each([
  'await eventually(() => back.count()).toBe(0)',
  'expect(await atRest(page, () => back.count())).toBe(0)',
  'if ((await atRest(page, () => thing.isHidden())) && wanted) await open()',
  'expect(await grave(page)).toEqual([])',
  'expect(errors).toEqual([])',
  'expect(list.count()).toBe(2)',
  "test('expect(await x.count())', () => {})",
])('it lets pass: %s', (text) => {
  expect(earlyReads(text)).toEqual([])
})
