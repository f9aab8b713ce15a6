import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../testing/kept.ts'
import { faultsAtSizes } from '../../testing/layout.ts'
import { lengthOf } from '../../testing/list.ts'
import { atRest, tap } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { rules } from '../index.ts'
import { isEuthiaView } from '../table/props.ts'

/** Opens a game that a bot has brought to some point: whoever is asked there is at this screen. */
async function openAt(page: Page, seed: string, until: (point: Point) => boolean): Promise<void> {
  const options = { mode: 'competitive' }
  const file = keptGame(rules, 'greedy', { seed, seats: 3, options, alone: true, until })
  await openFile(page, file)
  await page.locator('.table[data-low="wide"]').waitFor()
}

const asks =
  (prompt: string, type: string) =>
  (point: Point): boolean =>
    point.prompt === prompt && point.types.includes(type)

/** With so few coins something of the offer is too dear. */
const isPoor = ({ view }: Point): boolean => isEuthiaView(view) && view.players[view.active].coins <= 2

const lit = (page: Page, selector: string): Locator =>
  page.locator(`${selector}[data-lit]`).filter({ visible: true }).first()
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Says yes to what is shown; where there are several ways, to the first of them. */
async function confirm(page: Page): Promise<void> {
  const before = await atRest(page, () => lengthOf(page))
  const brass = page.locator('[data-action="confirm"]')
  const way = page.locator('.open-sheet [data-choice]').first()
  await brass.or(way).first().waitFor()
  if ((await atRest(page, () => way.count())) > 0) await tap(way)
  await tap(brass)
  await eventually(() => lengthOf(page)).toBeGreaterThan(before)
}

describe.skipIf(noBrowser)('the things of a hero, by one finger on a phone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('a tile is bought, and lies in a bag', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openAt(page, 'eu 0', asks('trade', 'buy'))
    const bags = page.locator('.eu-bag[data-bag]')
    const before = await atRest(page, () => bags.count())
    await tap(lit(page, '.eu-ware'))
    await eventually(() => page.locator('.eu-ware[aria-pressed="true"]').count()).toBe(1)
    expect(await grave(page)).toEqual([])
    await confirm(page)
    await eventually(() => bags.count()).toBe(before + 1)
    expect(errors).toEqual([])
  })

  test('what is too dear says what is missing', async () => {
    const { page } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openAt(page, 'eu 0', (point) => asks('trade', 'buy')(point) && isPoor(point))
    const price = page.locator('.eu-price[data-poor]')
    const dear = page.locator('.eu-ware:not([data-lit])').filter({ has: price }).first()
    await dear.scrollIntoViewIfNeeded()
    await tap(dear)
    await page.getByText('EU-510').first().waitFor()
  })

  test('a tile goes from a bag to its slot on the board', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openAt(page, 'eu 0', asks('turn', 'equip'))
    await tap(tab(page, 'Hero'))
    const full = page.locator('.eu-full [data-slot][data-state="full"]')
    const before = await atRest(page, () => full.count())
    await tap(lit(page, '.eu-full [data-bag]'))
    expect(await grave(page)).toEqual([])
    const shown = page.locator('[data-action="confirm"]')
    const place = lit(page, '.eu-full [data-slot][data-state="void"]')
    await shown.or(place).first().waitFor()
    if ((await atRest(page, () => shown.count())) === 0) await tap(place)
    await confirm(page)
    await eventually(() => full.count()).toBe(before + 1)
    expect(errors).toEqual([])
  })

  test('an ability is learnt from the ladder', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openAt(page, 'eu 0', asks('trade', 'learn'))
    await tap(page.locator('[data-action="ladder"]'))
    await page.locator('.eu-rungs').waitFor()
    expect(await grave(page)).toEqual([])
    const open = page.locator('.eu-ladder .eu-ware')
    const before = await atRest(page, () => open.count())
    await tap(lit(page, '.eu-ladder .eu-ware'))
    const shown = page.locator('[data-action="confirm"]')
    const place = lit(page, '.eu-full [data-group="abilities"] [data-slot]')
    await shown.or(place).first().waitFor()
    if ((await atRest(page, () => shown.count())) === 0) await tap(place)
    await confirm(page)
    await eventually(() => open.count()).toBe(before - 1)
    expect(errors).toEqual([])
  })

  test('a quest is fulfilled where the hero stands', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openAt(page, 'eu 0', asks('turn', 'quest'))
    await tap(tab(page, 'Field'))
    const quest = lit(page, '[data-quest]')
    const name = await atRest(page, () => quest.getAttribute('data-quest'))
    await tap(page.locator(`[data-quest="${name}"][data-lit]`).filter({ visible: true }).first())
    await confirm(page)
    await eventually(() => page.locator(`[data-quest="${name}"]`).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('trade holds at every size of a desk', async () => {
    const { page } = await guest(site, DESK)
    await page.goto(site.origin)
    await openAt(page, 'eu 0', asks('trade', 'buy'))
    expect(await faultsAtSizes(page, false)).toEqual([])
  })
})
