import { readFile } from 'node:fs/promises'
import { moduleOf } from '@vyprava/games'
import { Random, startMatch, writeRecord } from '@vyprava/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atRest, seenAtRest } from '../../../games/testing/rest.ts'
import { eventually, faults, guest, noBrowser, openSite, type Site } from '../../../games/testing/site.ts'

const NAMES = ['Eliška', 'Bartoloměj Květoslav', 'Marie']

/** A finished game, as it is kept in a file: by quick players, or at random where there are none. */
async function finishedGame(game: string, seats: number, options: object): Promise<string> {
  const rules = await moduleOf(game)?.rules()
  if (rules === undefined) throw new Error(`There is no ${game}`)
  const started = startMatch(rules.game, { seats, options, seed: 'the end' })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  const match = started.value
  const quick = game === 'roam' ? rules.players.find(({ name }) => name === 'greedy') : undefined
  const random = new Random('the end')
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
    const { view, decision } = match.sight(seat)
    if (decision === null) throw new Error('a decider decides nothing')
    const choice =
      quick?.choose({ seat, decision, view: () => view }, random) ?? random.pick(decision.actions)
    match.play(seat, choice)
  }
  const players = NAMES.slice(0, seats).map((name, seat) => ({ name, bot: seat === 0 ? null : 'random' }))
  return JSON.stringify({ ...writeRecord(match), players })
}

async function openFinished(page: Page, game: string, seats: number, options: object): Promise<void> {
  const buffer = Buffer.from(await finishedGame(game, seats, options))
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.end').waitFor()
}

describe.skipIf(noBrowser)('the end of a game', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ pixels: true })
  })
  afterAll(() => site.close())

  const open = async (width: number, height: number) => {
    const { page, errors } = await guest(site, { width, height, locale: 'cs-CZ', dark: false })
    await page.goto(`${site.origin}#/`)
    await page.locator('main').waitFor()
    return { page, errors }
  }

  /** Nothing may be wider than the screen. */
  const overflow = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

  test.each([
    { game: 'roam', seats: 2, options: { mode: 'full' }, width: 1440, height: 900 },
    { game: 'roam', seats: 2, options: { mode: 'full' }, width: 390, height: 844 },
    { game: 'ark', seats: 3, options: {}, width: 1280, height: 720 },
    { game: 'defenders', seats: 2, options: {}, width: 390, height: 844 },
    { game: 'euthia', seats: 2, options: {}, width: 1440, height: 900 },
    { game: 'roam', seats: 2, options: { mode: 'full' }, width: 844, height: 390 },
    { game: 'ark', seats: 3, options: {}, width: 820, height: 1180 },
    { game: 'defenders', seats: 2, options: {}, width: 844, height: 390 },
    { game: 'euthia', seats: 2, options: {}, width: 820, height: 1180 },
  ])('$game at $width: result, legend, and the ways on', async ({ game, seats, options, width, height }) => {
    const { page, errors } = await open(width, height)
    await openFinished(page, game, seats, options)
    await eventually(() => page.locator('.end-result h1').textContent()).not.toBe('')
    if (game === 'defenders') {
      await eventually(() => page.locator('.end-gauge--fatal').count()).toBe(1)
      await eventually(() => page.locator('.end-next .btn--brass').textContent()).toBe('Zkusit znovu')
    } else {
      await eventually(() => page.locator('.ranks li').count()).toBe(seats)
      await eventually(() => page.locator('.end-next .btn--brass').textContent()).toBe('Hrát znovu')
    }
    await page.locator('.end-map > *').waitFor()
    expect(await atRest(page, () => overflow(page))).toBe(0)
    const { share, next, beside, cut } = await seenAtRest(page, laidOut)
    // The picture first: it never shrinks to a stamp, and the way on is always in sight.
    expect(share).toBeGreaterThan(width === 844 ? 0.9 : width === 390 ? 0.9 : 0.5)
    expect(next).toBeLessThanOrEqual(height)
    expect({ beside, cut }).toEqual({ beside: width > 390, cut: [] })
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Zápis' }).click()
    await page.locator('.table').waitFor()
    await page.getByRole('button', { name: 'Výsledek' }).click()
    await page.locator('.end').waitFor()
    expect(errors).toEqual([])
  })

  test('the shared picture is 1200 by 630 and not blank', async () => {
    const { page, errors } = await open(1440, 900)
    await openFinished(page, 'roam', 2, { mode: 'full' })
    const download = page.waitForEvent('download')
    await page.locator('.end-share').click()
    const path = await (await download).path()
    const png = await readFile(path)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const colours = await page.evaluate(coloursIn, png.toString('base64'))
    expect(colours).toBeGreaterThan(200)
    expect(errors).toEqual([])
  })

  test('the largest game is looked through too, as far as one likes', async () => {
    const { page, errors } = await open(1440, 900)
    await openFinished(page, 'euthia', 2, {})
    await page.getByRole('button', { name: 'Rozbor' }).click()
    await page.getByRole('button', { name: 'Zastavit', exact: true }).click()
    await page.getByText('Rozbor není celý.').waitFor()
    expect(await atRest(page, () => page.locator('.review-unable').count())).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('.end').waitFor()
    expect(errors).toEqual([])
  })

  test('the analysis goes by turns, tries from there, and finds its way back', async () => {
    const { page, errors } = await open(1440, 900)
    await openFinished(page, 'roam', 2, { mode: 'basic' })
    await page.getByRole('button', { name: 'Rozbor' }).click()
    await page.locator('.analysis-note').waitFor({ timeout: 200_000 })
    expect(await faults(page)).toEqual([])
    const cards = page.locator('.review-card')
    await eventually(() => cards.count()).toBeGreaterThan(0)
    await page.keyboard.press('1')
    await eventually(() => cards.first().getAttribute('data-chosen')).toBe('true')
    const heading = page.locator('.review-top .end-meta')
    const chosen = await atRest(page, () => heading.textContent())
    await page.keyboard.press('Shift+ArrowRight')
    await eventually(() => heading.textContent()).not.toBe(chosen)
    await page.keyboard.press('1')
    await eventually(() => heading.textContent()).toBe(chosen)
    await page.keyboard.press('z')
    await page.getByRole('link', { name: 'Zpět k\u00a0rozboru' }).waitFor()
    await eventually(() => page.locator('.top .sandbox').textContent()).toMatch(/^Nanečisto od \d+\.\skola$/)
    await page.getByRole('link', { name: 'Zpět k\u00a0rozboru' }).click()
    await page.locator('.review').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.end-story li .caps').first().waitFor()
    await eventually(() => page.locator('.end-story li').count()).toBe(3)
    expect(errors).toEqual([])
  })
})

/** How the page is laid out; runs in the page. */
function laidOut() {
  const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
  const map = box('.end-map')
  const { innerWidth, innerHeight } = window
  const lies = innerWidth > innerHeight
  const told = box('.end-story').width > 0 ? '.end-story' : '.end-company'
  return {
    /** What of the shorter side of the screen the board has. */
    share: (lies ? map.height : map.width) / (lies ? innerHeight : innerWidth),
    /** Where the button for another game ends. */
    next: box('.end-next .btn--brass').bottom,
    /** Something is told beside the board. */
    beside: box(lies ? '.end-legend' : told).left >= map.right,
    /** Names that are not there as a whole. */
    cut: [...document.querySelectorAll('.end-row > b')].flatMap((name) =>
      name.scrollWidth > name.clientWidth + 1 ? [name.textContent] : [],
    ),
  }
}

/** How many different colours a picture has; runs in the page. */
async function coloursIn(base64: string): Promise<number> {
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() }
  const seen = new Set<number>()
  for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2])
  return seen.size
}
