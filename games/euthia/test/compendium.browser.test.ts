import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tap } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { shippedPack } from '../content/index.ts'

const pack = shippedPack()

describe.skipIf(noBrowser)('the compendium of Euthia', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('a monster is looked for by its name and opened, by keyboard', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(`${site.origin}#/euthia/compendium`)
    const plates = page.locator('.cp-table a')
    await plates.first().waitFor()
    await eventually(() => plates.count()).toBeGreaterThan(pack.monsters.length)
    // Everything has its picture.
    await eventually(() => page.locator('.cp-table a:not(:has(.cp-pic svg))').count()).toBe(0)
    const name = pack.monsters[0].name.en
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await eventually(() => plates.count()).toBeLessThan(pack.monsters.length)
    const plate = plates.filter({ hasText: name }).first()
    await plate.focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('.cp-entry h2, .cp-entry h1').first().textContent()).toContain(name)
    await eventually(() => page.locator('.cp-entry .cp-pic svg').count()).toBeGreaterThan(0)
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.cp-entry .panel').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('tiles of the map and scenarios are drawn and found by what is on them', async () => {
    const { page, errors } = await guest(site, DESK)
    const [stones] = pack.mapTiles.filter(({ special }) => special === 'legend')
    await page.goto(`${site.origin}#/euthia/compendium/land-${pack.mapTiles.indexOf(stones)}`)
    const entry = page.locator('.cp-entry')
    await eventually(() => entry.locator('h2, h1').first().textContent()).toContain(stones.name.en)
    // Three fields of ground as on the table, a monster on each of them.
    await eventually(() => entry.locator('.cp-pic [data-tile] image').count()).toBe(3)
    await eventually(() => entry.locator('.cp-pic .eu-foe').count()).toBe(3)
    const plates = page.locator('.cp-table a')
    await page.locator('.cp-search input').fill('portal')
    await eventually(() => plates.filter({ hasText: 'Chapter' }).count()).toBeGreaterThan(3)
    await page.locator('.cp-search input').fill(pack.scenarios[2].name.en)
    await eventually(() => plates.filter({ hasText: pack.scenarios[2].name.en }).count()).toBeGreaterThan(0)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('on a phone a kind is chosen and a thing opened by touch', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(`${site.origin}#/euthia/compendium`)
    const kinds = page.locator('.cp-kinds button')
    await kinds.first().waitFor()
    await tap(kinds.nth(2))
    await eventually(() => page.locator('.cp-table').count()).toBe(1)
    await tap(page.locator('.cp-table a').first())
    await page.locator('.cp-entry .panel').waitFor()
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
