import { moduleOf } from '@vyprava/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Kept, keptGame, openFile } from '../../testing/kept.ts'
import { tap } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { isArkView } from '../table/props.ts'
import { settled } from './browser/table.ts'

async function kept(more: Partial<Kept>): Promise<string> {
  const rules = await moduleOf('ark')?.rules()
  if (rules === undefined) throw new Error('there is no Ark')
  return keptGame(rules, 'novice', { seed: 'pictures', seats: 2, alone: true, ...more })
}

/** Somebody answers, on a sheet of some rounds. */
const answers: Kept['until'] = ({ prompt, view, types }) =>
  prompt === 'answer' &&
  types.includes('paint') &&
  isArkView(view) &&
  view.sheets.some(({ counter }) => counter.length >= 8)

const HEX = '.ak-sheet > .hexes [data-spot][data-lit]:visible'

describe.skipIf(noBrowser)('axe finds nothing serious in Ark', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test.each([false, true])(
    'at a table of seven, with the compass and a sheet open; by night: %s',
    async (dark) => {
      const { page, errors } = await guest(site, { ...DESK, dark, calm: true })
      await page.goto(site.origin)
      await openFile(page, await kept({ seats: 7, until: answers }))
      await settled(page)
      await page.locator(HEX).first().click()
      await page.locator('[data-action="send"]').waitFor()
      expect(await grave(page)).toEqual([])
      await page.keyboard.press('c')
      await page.locator('.ao').waitFor()
      expect(await grave(page)).toEqual([])
      await page.keyboard.press('Escape')
      await eventually(() => page.locator('.ao').count()).toBe(0)
      await page.locator('.akp-plate[data-player="1"]').click()
      await page.locator('.akp-other-sheet').waitFor()
      expect(await grave(page)).toEqual([])
      expect(errors).toEqual([])
    },
  )

  test('on a phone, and in every tab of it', async () => {
    const { page, errors } = await guest(site, { ...PHONE, calm: true })
    await page.goto(site.origin)
    await openFile(page, await kept({ until: answers }))
    await settled(page)
    await tap(page.locator(HEX).first())
    expect(await grave(page)).toEqual([])
    for (const tab of ['offer', 'log']) {
      await tap(page.locator(`.nav [data-tab="${tab}"]`))
      expect(await grave(page), tab).toEqual([])
    }
    expect(errors).toEqual([])
  })

  test('in a hint', async () => {
    const { page, errors } = await guest(site, { ...DESK, calm: true })
    await page.goto(site.origin)
    await openFile(page, await kept({ until: answers }))
    await page.getByRole('button', { name: 'What would you do?' }).click()
    await page.locator('.hint-moves li').first().waitFor()
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('in the analysis of a game', async () => {
    const { page, errors } = await guest(site, { ...DESK, calm: true })
    await page.goto(site.origin)
    await openFile(page, await kept({ seats: 1 }))
    await page.getByRole('button', { name: 'Analysis', exact: true }).click()
    await page.locator('.analysis-note').waitFor()
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('in the rulebook and its figures', async () => {
    const { page, errors } = await guest(site, { ...DESK, calm: true })
    await page.goto(`${site.origin}#/ark/rules`)
    await eventually(() => page.locator('.rule-figure svg').count()).toBeGreaterThanOrEqual(4)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
