import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelFindings } from '../../../games/testing/layout.ts'
import { settled } from '../../../games/testing/rest.ts'
import { eventually, noBrowser } from '../../../games/testing/site.ts'
import { TEXTS } from '../src/texts/index.ts'
import { ONLINE_TEXTS } from '../src/texts/online.ts'
import { friend, type House, openHouse } from './online/house.ts'

/** The narrowest phone: what holds there holds on every other one. */
const NARROW = { width: 360, height: 780, touch: true }

/** Every page that is not a table; those are held to more, in the tests of the layout. */
const PAGES = [
  '#/',
  '#/about',
  '#/rules',
  '#/nowhere',
  '#/roam',
  '#/ark',
  '#/defenders',
  '#/euthia',
  '#/roam/rules',
  '#/ark/maker',
  '#/euthia/compendium',
  '#/play/gone',
  '#/operator',
] as const

const LOCALES = [
  { locale: 'cs-CZ', language: 'cs' },
  { locale: 'sk-SK', language: 'sk' },
  { locale: 'en-GB', language: 'en' },
] as const

/** What a page says once it is there: the same on two frames in a row. */
async function still(page: Page): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' })
  await settled(page)
  await eventually(async () => {
    const before = await page.locator('body').textContent()
    await settled(page)
    return (await page.locator('body').textContent()) === before
  }).toBe(true)
}

describe.skipIf(noBrowser).each(LOCALES)('labels on a narrow phone, $language', ({ locale, language }) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  test('none bursts or is cut on any page', async () => {
    const { page, context } = await friend(house, { ...NARROW, locale })
    const found: string[] = []
    for (const address of PAGES) {
      await page.goto(`${house.site.origin}${address}`)
      await still(page)
      found.push(...(await labelFindings(page)).map((fault) => `${address}: ${fault}`))
    }
    await context.close()
    expect(found).toEqual([])
  })

  test('nor among friends’ tables, at a table being set and in the settings', async () => {
    const { page, context } = await friend(house, { ...NARROW, locale })
    const { who, room } = ONLINE_TEXTS[language]
    const door = page.locator('.arch-door').first()
    const found: string[] = []
    const look = async (where: string) => {
      await still(page)
      found.push(...(await labelFindings(page)).map((fault) => `${where}: ${fault}`))
    }
    await page.goto(`${house.site.origin}#/online`)
    await page.getByRole('button', { name: who.enter }).waitFor()
    await look('a guest who has no name yet')
    await page.getByRole('button', { name: who.enter }).click()
    await door.waitFor()
    await look('the hall')
    await page.getByRole('button', { name: who.keep }).click()
    await page.getByRole('dialog').waitFor()
    await look('an account')
    await page.keyboard.press('Escape')
    await door.click()
    await page.getByRole('button', { name: room.stand }).waitFor()
    await look('a table being set')
    await page.goto(`${house.site.origin}#/`)
    await page.getByRole('button', { name: TEXTS[language].settings.title }).click()
    await page.getByRole('dialog').waitFor()
    await look('the settings')
    await context.close()
    expect(found).toEqual([])
  })
})

test.skipIf(noBrowser)('a label that bursts, and one that is cut, are found', async () => {
  const house = await openHouse()
  const { page, context } = await friend(house, { ...NARROW, locale: 'en-GB' })
  await page.goto(`${house.site.origin}#/about`)
  await still(page)
  expect(await labelFindings(page)).toEqual([])
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (main === null) throw new Error('no page')
    main.insertAdjacentHTML(
      'afterbegin',
      '<button style="width: 60px; white-space: nowrap">Unbreakable words</button><p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Words that are shortened</p>',
    )
  })
  expect((await labelFindings(page)).join('\n')).toMatch(/bursts: .*[\s\S]*ellipsis/)
  await context.close()
  await house.close()
})
