import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptGame, openFile, type Point } from '../../testing/kept.ts'
import { followed, lengthOf } from '../../testing/list.ts'
import { atRest, tap } from '../../testing/rest.ts'
import {
  DESK,
  eventually,
  faults,
  grave,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Site,
} from '../../testing/site.ts'
import { isEuthiaView } from '../table/props.ts'
import { careless } from './browser/careless.ts'

/** Alone, with nothing left to do but to end the turn, and the round with it. */
const roundEnds = ({ prompt, view }: Point): boolean =>
  prompt === 'turn' &&
  isEuthiaView(view) &&
  view.round >= 3 &&
  view.players.every(
    ({ tokens, mp, dwurt }) => mp === 0 && dwurt === 0 && tokens.every((count) => count === 0),
  )
const alone = { scenario: 'settlements', mode: 'solo', hero1: 'maeldur' }
const atTheEnd = (): string =>
  keptGame(careless, 'novice', { seed: 'round', seats: 1, options: alone, until: roundEnds })

const STEPS = '.eu-round-end li'

describe.skipIf(noBrowser)('a table of Euthia between the turns', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  test('the end of a round is told step by step, held, and laid down all at once', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(site.origin)
    await openFile(page, atTheEnd())
    await followed(page)
    const round = await atRest(page, () => page.locator('.eu-scenario h2').textContent())
    await page.keyboard.press('e')
    // Buttons come a frame before the panel of the scenario, in which the steps are told.
    await page.locator('[data-action="pauseSteps"]').waitFor()
    await page.locator(STEPS).first().waitFor()
    await page.keyboard.press('p')
    await page.locator('[data-action="pauseSteps"]', { hasText: 'Continue' }).waitFor()
    const at = () => page.locator(`${STEPS}[data-done]`).count()
    const held = await atRest(page, at)
    const all = await atRest(page, () => page.locator(STEPS).count())
    expect(all).toBeGreaterThanOrEqual(4)
    await page.locator('[data-action="nextStep"]').click()
    await eventually(at).toBe(held + 1)
    expect(await grave(page)).toEqual([])
    await page.locator('[data-action="allSteps"]').click()
    await page.locator('.eu-round-end[data-still]').waitFor()
    await eventually(() => page.locator(STEPS).count()).toBe(all)
    await page.locator('[data-action="closeRound"]').click()
    await eventually(() => page.locator('.eu-round-end').count()).toBe(0)
    await eventually(() => page.locator('.eu-scenario h2').textContent()).not.toBe(round)
    expect(errors).toEqual([])
  })

  test('whoever wishes no motion reads it on a phone as a list, and closes it by a touch', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openFile(page, atTheEnd())
    await followed(page)
    await tap(page.locator('[data-action="endTurn"]'))
    await page.locator('.eu-round-end[data-still]').waitFor()
    await eventually(() => page.locator(STEPS).count()).toBeGreaterThanOrEqual(4)
    await tap(page.locator('[data-action="closeRound"]'))
    await eventually(() => page.locator('.eu-round-end').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('on a phone whoever chooses something has seen enough of the list', async () => {
    const { page, errors } = await guest(site, PHONE)
    await page.goto(site.origin)
    await openFile(page, atTheEnd())
    await followed(page)
    await tap(page.locator('[data-action="endTurn"]'))
    await page.locator('.eu-round-end[data-still]').waitFor()
    await tap(page.locator('.eu-token[data-lit]').first())
    await eventually(() => page.locator('.eu-round-end').count()).toBe(0)
    expect(errors).toEqual([])
  })

  /** Reasons of a hint, in words. */
  const reasonsOf = async (page: Page): Promise<readonly string[]> => {
    await page.locator('.hint-moves li').first().waitFor()
    return atRest(page, () => page.locator('.hint-moves li p').allTextContents())
  }

  test('H says what a bot would do and why, and a press does it', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(site.origin)
    const until = ({ prompt, types }: Point): boolean => prompt === 'turn' && types.includes('step')
    await openFile(page, keptGame(careless, 'novice', { seed: 'hint', seats: 1, options: alone, until }))
    await followed(page)
    const before = await lengthOf(page)
    await page.keyboard.press('h')
    for (const reason of await reasonsOf(page)) {
      expect(reason.length).toBeGreaterThan(10)
      expect(reason).not.toMatch(/undefined|NaN|null/)
    }
    expect(await faults(page, '.hint')).toEqual([])
    await page.locator('.hint-moves li').first().getByRole('button').click()
    await eventually(() => lengthOf(page)).toBeGreaterThan(before)
    expect(errors).toEqual([])
  })

  test('a scenario and heroes are chosen from pictures: by mouse, by keys, by touch', async () => {
    const { page, errors } = await guest(site, DESK)
    await page.goto(`${site.origin}#/euthia`)
    const hero = (key: string) => page.locator(`[data-hero="${key}"]`)
    const isOn = (selector: string) => page.locator(selector).getAttribute('aria-pressed')
    await hero('dral').click()
    await eventually(() => isOn('[data-hero="dral"]')).toBe('true')
    // The hero of somebody else is taken over; the other one is left to the lot.
    await page.locator('[data-for-seat="1"]').click()
    await eventually(() => isOn('[data-hero="dral"]')).toBe('false')
    await hero('dral').click()
    await eventually(() => page.locator('[data-for-seat="0"]').textContent()).toContain('Random')
    // A mode that the scenario does not know is not kept.
    await page.locator('[data-scenario="hunt"]').focus()
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await eventually(() => isOn('[data-scenario]:last-child')).toBe('true')
    expect(await atRest(page, () => page.locator('.lay-start [role="alert"]').count())).toBe(0)
    expect(await faults(page)).toEqual([])
    await page.locator('.lay-start .btn').click()
    await page.locator('.eu-land').waitFor()
    expect(errors).toEqual([])

    const phone = await guest(site, PHONE)
    await phone.page.goto(`${site.origin}#/euthia`)
    await tap(phone.page.locator('[data-hero="taesiri"]'))
    await eventually(() => phone.page.locator('[data-for-seat="0"]').textContent()).toContain('Taesiri')
    await phone.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'night'))
    expect(await faults(phone.page)).toEqual([])
    expect(phone.errors).toEqual([])
  })
})
