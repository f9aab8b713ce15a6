import { moduleOf } from '@vyprava/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile } from '../../testing/kept.ts'
import { atRest, tap } from '../../testing/rest.ts'
import { DESK, eventually, guest, noBrowser, openSite, PHONE, type Site } from '../../testing/site.ts'
import { isArkView } from '../table/props.ts'

/** A game in which some parts are looked for. */
async function sought(): Promise<string> {
  const rules = await moduleOf('ark')?.rules()
  if (rules === undefined) throw new Error('there is no Ark')
  return keptGame(rules, 'novice', {
    seed: 'pictures',
    seats: 2,
    alone: true,
    until: ({ prompt, view }) =>
      prompt === 'name' && isArkView(view) && view.sheets.some(({ counter }) => counter.length >= 8),
  })
}

const BESIDE = '[data-hex][aria-label*="may belong to"]'

describe.skipIf(noBrowser)('what is looked for at the table of Ark', () => {
  let site: Site
  let file: string
  beforeAll(async () => {
    site = await openSite()
    file = await sought()
  })
  afterAll(() => site.close())

  test('a hex tells under the mouse and under the keyboard which parts it may belong to', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await openFile(page, file)
    const hex = page.locator(BESIDE).first()
    const note = page.locator('.ak-belongs')
    await hex.hover()
    await eventually(() => note.textContent()).toMatch(/may belong to [A-G]/)
    await page.mouse.move(2, 2)
    await eventually(() => note.count()).toBe(0)
    await hex.focus()
    await eventually(() => note.textContent()).toMatch(/may belong to [A-G]/)
    expect(errors).toEqual([])
  })

  test('a letter shows where it may lie, and the compass opens by its button and closes by Escape', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    await openFile(page, file)
    const said = (await page.locator(BESIDE).first().getAttribute('aria-label')) ?? ''
    const [, letter = ''] = /may belong to ([A-G])/.exec(said) ?? []
    await page.locator(`.ak-compass [data-cell][aria-label^="${letter},"]`).click()
    // In the compass and on the map.
    await eventually(() => page.locator('.ak-sheet .ak-flower2').count()).toBeGreaterThan(1)
    await page.locator('.ak-open').click()
    await eventually(() => page.locator('.ao-letter[aria-pressed="true"] text').textContent()).toBe(letter)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.ao').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('a finger that stays on a hex is told the same', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openFile(page, file)
    const box = await atRest(page, () => page.locator(BESIDE).first().boundingBox())
    if (box === null) throw new Error('the hex is not there')
    const finger = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await eventually(() => page.locator('.ak-belongs').textContent()).toMatch(/may belong to [A-G]/)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await atRest(page, () => page.locator('.ak-belongs').count()), 'it stays').toBe(1)
    // Under the compass a touched letter tells where its part may lie, and leads there.
    const said = (await page.locator(BESIDE).first().getAttribute('aria-label')) ?? ''
    const [, letter = ''] = /may belong to ([A-G])/.exec(said) ?? []
    await tap(page.locator('[data-small="compass"]'))
    await page.locator('.ak-foot').getByText('Tap a letter').waitFor()
    await tap(page.locator(`.ak-compass [data-cell][aria-label^="${letter},"]`))
    await eventually(() => page.locator(`[data-foot="${letter}"] li`).first().textContent()).toMatch(
      /^[IVX]+·\d+/,
    )
    await tap(page.locator('[data-action="showLetter"]'))
    await page.locator('[data-form="pocket"] .ak-flower2').waitFor({ state: 'attached' })
    expect(errors).toEqual([])
  })
})
