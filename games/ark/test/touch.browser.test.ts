import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFile } from '../../testing/kept.ts'
import { tap } from '../../testing/rest.ts'
import { eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { finger } from './browser/hands.ts'
import { gameOn } from './browser/large-map.ts'
import { playOn } from './browser/play.ts'
import { sitDown } from './browser/set-up.ts'

/** A game on a map of fifty columns, as large as a map may be. */
function longGame(): string {
  const until = ({ types, length }: { readonly types: readonly string[]; readonly length: number }) =>
    length > 30 && types.includes('paint')
  return gameOn([50, 8], { seed: 'long', seats: 2, alone: true, until })
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
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
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
    await tap(hex)
    await eventually(() => page.locator('[data-action="send"]').count()).toBe(1)
    await tap(page.locator('.zoom-fit'))
    await eventually(wide).toBeLessThan(14)
    expect(errors).toEqual([])
  })
})
