import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile } from '../../testing/kept.ts'
import { eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { shippedPack } from '../content/index.ts'
import { rules } from '../index.ts'
import { finger } from './browser/hands.ts'
import { playOn } from './browser/play.ts'
import { sitDown } from './browser/set-up.ts'

const COLUMNS = 50
const ROWS = 8
const LANDS = 'FMLORFLMORC'

/** Somebody's own pack with a map of fifty columns, as large as a map may be. */
function longPack(): object {
  const lines = Array.from({ length: 2 * ROWS }, (_, line) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const row = (line - (column % 2)) / 2
      if (!Number.isInteger(row) || row < 0) return '  '
      return `${column === 5 && row === 3 ? 'W' : LANDS[(3 * row + 7 * column) % LANDS.length]} `
    })
      .join('')
      .trimEnd(),
  )
  const pack = shippedPack()
  return { ...pack, id: 'long', maps: [{ ...pack.maps[0], lines: ['at 0 0', ...lines] }] }
}

function longGame(): string {
  const ownPack = longPack()
  const own = rules.withPack?.(ownPack)
  if (own?.ok !== true) throw new Error(`no such pack: ${JSON.stringify(own)}`)
  const until = ({ types, length }: { readonly types: readonly string[]; readonly length: number }) =>
    length > 30 && types.includes('paint')
  const kept = keptGame(own.value, 'greedy', { seed: 'long', seats: 2, alone: true, until })
  return JSON.stringify({ ...JSON.parse(kept), ownPack })
}

describe.skipIf(noBrowser)('together on a phone with one finger', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('two people lay the table, prepare, name colours, answer, and come to the end', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    const hands = finger(page)
    await sitDown(page, hands, { seed: 'touch', seats: 2, options: { mode: 'cooperative' } })
    const met = await playOn(page, hands)
    for (const part of ['hex', 'field', 'mapAnswer', 'compassAnswer', 'confirm', 'send'])
      expect(met.get(part), part).toBeGreaterThan(0)
    expect(await page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a map of fifty columns comes near where one may go, and is whole again by one touch', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openFile(page, longGame())
    const hex = page.locator('.ak-sheet [data-hex][data-lit]').first()
    const wide = async () => (await hex.boundingBox())?.width ?? 0
    await eventually(wide).toBeGreaterThan(24)
    await hex.tap()
    await eventually(() => page.locator('[data-action="send"]').count()).toBe(1)
    await page.locator('.zoom-fit').tap()
    await eventually(wide).toBeLessThan(14)
    expect(errors).toEqual([])
  })
})
