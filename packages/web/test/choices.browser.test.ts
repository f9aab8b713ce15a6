import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthOf } from '../../../games/testing/list.ts'
import { atRest, tap } from '../../../games/testing/rest.ts'
import {
  eventually,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Site,
  visitor,
} from '../../../games/testing/site.ts'

const PACK = join(import.meta.dirname, '../../../games/roam/content/vyprava.json')

/** Counts the tones that the page plays. */
const LISTEN = `
  window.tones = 0
  const create = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    window.tones++
    return create.call(this)
  }
`

const CONFIRM = '[data-action="confirm"]:not([aria-disabled="true"])'

describe.skipIf(noBrowser)('what people choose', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const lit = (page: Page) => page.locator('[data-square][data-lit]')

  /** Places what is chosen at the first lit place: shown first, then confirmed. */
  async function place(page: Page): Promise<void> {
    await lit(page).first().click()
    await page.locator(CONFIRM).click()
  }

  async function playNow(page: Page): Promise<void> {
    await page.goto(`${site.origin}#/roam`)
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.locator('.roam-hand [data-lit]').first().waitFor()
  }

  async function choose(page: Page, ...values: readonly string[]): Promise<void> {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const value of values) await page.getByRole('radio', { name: value, exact: true }).check()
    await page.getByRole('button', { name: 'Close' }).last().click()
  }

  test('a touch shows first and asks, unless somebody wants it to act at once; that is kept', async () => {
    const { page, errors } = await guest(site, PHONE)
    await playNow(page)
    await tap(page.locator('.roam-hand [data-lit]').first())
    await lit(page).first().waitFor()
    const before = await atRest(page, () => lengthOf(page))
    await tap(lit(page).first())
    await page.locator(CONFIRM).waitFor()
    expect(await atRest(page, () => lengthOf(page)), 'it is only shown').toBe(before)

    await choose(page, 'Plays at once')
    await page.reload()
    await lit(page).first().waitFor()
    await tap(lit(page).first())
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    expect(errors).toEqual([])
  })

  test('the table is silent until somebody asks for sound; that is kept', async () => {
    const { context, errors } = await visitor(site)
    await context.addInitScript(LISTEN)
    const page = await context.newPage()
    const tones = async () => Number(await page.evaluate('window.tones'))
    await playNow(page)
    await page.locator('.roam-hand [data-lit]').first().click()
    await lit(page).first().waitFor()
    expect(await atRest(page, tones)).toBe(0)

    await choose(page, 'On')
    await eventually(tones).toBeGreaterThan(0)
    await page.reload()
    await lit(page).first().waitFor()
    expect(await atRest(page, tones)).toBe(0)
    await place(page)
    await eventually(tones).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await context.close()
  })

  const file = (name: string, content: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  })

  /** Our own pack with other names; everything else stays. */
  function renamed(): string {
    const text = readFileSync(PACK, 'utf8')
    return text
      .replaceAll(/("en": \{\s*"nom": ")([^"]+)"/g, '$1My $2"')
      .replace(/"id": "[^"]+"/, '"id": "mine"')
  }

  async function ownTable(page: Page, pack: string): Promise<void> {
    await page.goto(`${site.origin}#/roam`)
    await page.getByLabel('Your own cards').setInputFiles(file('mine.json', pack))
  }

  test('own cards are played with, kept with the game, and go with its file to another device', async () => {
    expect(renamed().includes('"My ')).toBe(true)
    const { page, errors } = await guest(site)
    await ownTable(page, renamed())
    await page.getByText('You’re playing with the pack “mine”.').waitFor()
    await page.getByRole('button', { name: 'Sit down' }).click()
    const card = page.locator('.roam-hand .spoken').first()
    await eventually(() => card.textContent()).toMatch(/^My /)
    await page.locator('.roam-hand [data-lit]').first().click()
    await place(page)
    await page.reload()
    await eventually(() => card.textContent()).toMatch(/^My /)
    await eventually(() => page.getByRole('log').textContent()).toContain('My ')
    await eventually(async () => (await lengthOf(page)) > 2).toBe(true)

    await page.goto(`${site.origin}#/`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save to a file' }).click()
    const path = await (await saving).path()
    const other = await visitor(site)
    const there = await other.context.newPage()
    await there.goto(site.origin)
    await there.locator('input[type=file]').setInputFiles(path)
    await eventually(() => there.locator('.roam-hand .spoken').first().textContent()).toMatch(/^My /)
    expect([...errors, ...other.errors]).toEqual([])
    await other.context.close()
  })

  test('cards that cannot be played with are refused with the place, in the language of the reader', async () => {
    const { page } = await guest(site, { locale: 'cs-CZ' })
    await page.goto(`${site.origin}#/roam`)
    const alert = page.getByRole('alert')
    const bring = (content: string) =>
      page.getByLabel('Vlastní karty').setInputFiles(file('broken.json', content))
    await bring('{ no')
    await eventually(() => alert.textContent()).toContain('má být text ve formátu JSON')
    const wrong = readFileSync(PACK, 'utf8').replace(/"points": \d+/, '"points": 99')
    await bring(wrong)
    await eventually(() => alert.textContent()).toMatch(
      /characters\.\d+\.points: je tu\s99, má být celé číslo od\s0\sdo\s5/,
    )
    await bring(readFileSync(PACK, 'utf8'))
    await eventually(() => alert.count()).toBe(0)
  })
})
