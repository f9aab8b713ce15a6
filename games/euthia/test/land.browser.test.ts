import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../testing/laying.ts'
import { atRest, tap } from '../../testing/rest.ts'
import { DESK, eventually, grave, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { openKept, shortPack } from './browser/kept.ts'
import { look, playOn, pressing, settled } from './browser/play.ts'

describe.skipIf(noBrowser)('the land of Euthia', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('alone by mouse, from the choice of a hero to the end plate', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await page.locator('[data-game="euthia"] a.set').click()
    const file = {
      name: 'short.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(shortPack())),
    }
    await page.locator('.lay-pack input[type=file]').setInputFiles(file)
    await page.locator('.setup-packed').waitFor()
    await page.locator('[data-seat="1"] .lay-remove').click()
    await page.locator('[data-hero="dral"]').click()
    await seeded(page, 'land')
    await page.locator('.lay-start .btn').click()
    await page.locator('.eu-land').waitFor()
    await eventually(() => page.locator('.eu-scenario h2').textContent()).toContain('of 2')
    const met = await playOn(page, pressing(page, false))
    for (const part of ['field', 'token', 'confirm', 'endTurn'])
      expect(met.get(part), part).toBeGreaterThan(0)
    await eventually(() => page.locator('.over').getByRole('heading', { level: 1 }).count()).toBe(1)
    await eventually(() => page.locator('.over .eu-picture [data-tile]').count()).toBeGreaterThan(2)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a tile is laid by touch: its place is shown first, then it is turned over', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openKept(page, {
      seed: 'explore',
      seats: 2,
      alone: true,
      until: ({ prompt, length }) => prompt === 'explore' && length > 20,
    })
    await settled(page)
    const tiles = page.locator('.eu-land [data-tile]')
    const before = await atRest(page, () => tiles.count())
    const { sides } = await look(page)
    expect(sides.length).toBeGreaterThan(1)
    await tap(page.locator(sides[1]))
    await eventually(() => page.locator(sides[1]).getAttribute('aria-pressed')).toBe('true')
    expect(await atRest(page, () => tiles.count()), 'it is only shown').toBe(before)
    await settled(page)
    // What is told of the place leaves the tokens in sight, whole.
    const edges = (selector: string) =>
      atRest(page, () =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return { top, bottom }
          }),
      )
    const [field, token] = [await edges('.eu-pane .eu-field'), await edges('.eu-pane .eu-token')]
    const confirm = await edges('[data-action="confirm"]')
    expect(token.top).toBeGreaterThanOrEqual(field.bottom - 1)
    expect(token.bottom).toBeLessThanOrEqual(confirm.top + 1)
    await tap(page.locator('[data-action="confirm"]'))
    await eventually(() => tiles.count()).toBeGreaterThan(before)
    expect(errors).toEqual([])
  })

  test('two heroes together on a phone play three rounds with one finger', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openKept(page, {
      seed: 'together',
      seats: 2,
      options: { mode: 'cooperative', scenario: 'hunt' },
      until: ({ length }) => length === 0,
    })
    const met = await playOn(page, pressing(page, true), {
      acts: 2,
      until: ({ round }) => round.startsWith('round 4'),
    })
    expect(met.get('field')).toBeGreaterThan(2)
    expect(await grave(page)).toEqual([])
    expect(errors).toEqual([])
  })
})
