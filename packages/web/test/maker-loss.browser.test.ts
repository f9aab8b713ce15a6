import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MapStore } from '../../../games/ark/maker/store.ts'
import { writeCode } from '../../../games/ark/maps/code.ts'
import { lettersOf, SHEET } from '../../../games/ark/maps/drawn.ts'
import { parseMap, SHORE } from '../../../games/ark/maps/index.ts'
import { atRest, settled } from '../../../games/testing/rest.ts'
import { eventually, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

const shore = parseMap(SHORE)
const letters = (shore.ok ? lettersOf(shore.value) : null) ?? ''
const code = writeCode({ name: 'Misty Isle', author: 'Eliška', letters })
const at = (key: string): number => SHEET.findIndex(({ q, r }) => `${q},${r}` === key)

async function clickHex(page: Page, q: number, r: number): Promise<void> {
  const { x, y } = await page.locator('.mm-map g[transform]').evaluate(
    (map, [right, down]) => {
      const matrix = map instanceof SVGGElement ? map.getScreenCTM() : null
      if (matrix === null) throw new Error('The map is not drawn')
      const point = new DOMPoint(right, down).matrixTransform(matrix)
      return { x: point.x, y: point.y }
    },
    [42 * q, Math.sqrt(3) * 28 * (r + q / 2)],
  )
  await page.mouse.click(x, y)
}
const countOf = (page: Page, letter: string) => page.locator(`[data-land="${letter}"] em`).textContent()
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => window.localStorage.getItem('vyprava.ark.maps') ?? '[]')

describe.skipIf(noBrowser)('the map maker in bad hands', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const openMaker = async (page: Page, given = '') => {
    await page.goto(`${site.origin}#/ark/maker${given === '' ? '' : `/${given}`}`)
    await page.locator('.mm-map').waitFor()
    await settled(page)
  }

  test('two windows draw on the same map: neither loses anything', async () => {
    const { page, context, errors } = await guest(site)
    await openMaker(page, code)
    await page.getByRole('button', { name: 'Save it' }).click()
    await eventually(() => kept(page)).toContain('Misty_Isle')
    const other = await context.newPage()
    await openMaker(other)
    await eventually(() => countOf(other, 'F')).toBe('24')
    for (const [window, land, q] of [
      [page, 'M', 0],
      [other, 'L', 1],
      [page, 'M', 2],
    ] as const) {
      await window.bringToFront()
      const before = await kept(window)
      await window.locator(`[data-land="${land}"]`).click()
      await clickHex(window, q, 0)
      await eventually(() => kept(window)).not.toBe(before)
    }
    const text = await kept(page)
    const drawn = new MapStore({ getItem: () => text, setItem() {} }, Date.now)
      .list()
      .map(({ map }) => ['0,0', '1,0', '2,0'].map((place) => map.letters[at(place)]).join(''))
    const [first, second, third] = ['0,0', '1,0', '2,0'].map((place) => letters[at(place)])
    expect(drawn.toSorted()).toEqual([`M${second}M`, `${first}L${third}`].toSorted())
    await page.getByRole('button', { name: 'My maps' }).click()
    await eventually(() => page.getByRole('button', { name: 'Open: Misty Isle' }).count()).toBe(2)
    await other.close()
    expect(errors).toEqual([])
  })

  test('a full device and strange files are told, and lose nothing', async () => {
    const { page, errors } = await guest(site)
    await openMaker(page, code)
    await page.getByRole('button', { name: 'Save it' }).click()
    await eventually(() => kept(page)).toContain('Misty_Isle')
    const before = await kept(page)
    for (const [text, words] of [
      ['F'.repeat(70_000), 'too large to be a map'],
      ['{"maps": 1}', 'line 1, column 1'],
      [`at -6 0 <img src=x onerror=alert(1)>\nF\nQ`, 'line 3'],
    ]) {
      const file = { name: 'odd.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
      await page.getByRole('button', { name: 'My maps' }).click()
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('alert').getByText(words).waitFor()
      expect(await atRest(page, () => kept(page))).toBe(before)
      expect(await atRest(page, () => countOf(page, 'F'))).toBe('24')
    }
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.locator('[data-land="M"]').click()
    await clickHex(page, 0, 0)
    await page.getByText('this browser can’t save it').first().waitFor()
    expect(await atRest(page, () => kept(page))).toBe(before)
    await eventually(() => countOf(page, 'M')).toBe('25 of 24')
    expect(errors).toEqual([])
  })
})
