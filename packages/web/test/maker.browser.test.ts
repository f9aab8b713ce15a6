import { distance, ORIGIN } from '@vyprava/geometry'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCode } from '../../../games/ark/maps/code.ts'
import { cleanName, lettersOf, SHEET } from '../../../games/ark/maps/drawn.ts'
import { parseMap, SHORE } from '../../../games/ark/maps/index.ts'
import { findings } from '../../../games/testing/layout.ts'
import { atRest, settled, tap } from '../../../games/testing/rest.ts'
import {
  eventually,
  faults,
  guest,
  noBrowser,
  openSite,
  PHONE,
  type Site,
  visit,
} from '../../../games/testing/site.ts'
import { enter, friend, type House, openHouse, post } from './online/house.ts'

const shore = parseMap(SHORE)
const letters = (shore.ok ? lettersOf(shore.value) : null) ?? ''
const codeOf = (drawn: string, name = 'Misty Isle'): string =>
  writeCode({ name, author: 'Eliška', letters: drawn })
const at = (key: string): number => SHEET.findIndex(({ q, r }) => `${q},${r}` === key)
const edited = (changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce((all, [key, letter]) => {
    const place = at(key)
    return all.slice(0, place) + letter + all.slice(place + 1)
  }, letters)
const swapped = (one: string, other: string): string =>
  edited({ [one]: letters[at(other)], [other]: letters[at(one)] })

/** All mountains on the border: red is rare inside. */
function mountainsOutside(): string {
  const all = [...letters]
  const isOuter = (place: number) => distance(SHEET[place], ORIGIN) === 6
  const inner = [...SHEET.keys()].filter((place) => !isOuter(place) && all[place] === 'M')
  const outer = [...SHEET.keys()].filter((place) => isOuter(place) && !'MXW'.includes(all[place]))
  for (const [i, place] of inner.slice(0, outer.length).entries())
    [all[place], all[outer[i]]] = [all[outer[i]], all[place]]
  return all.join('')
}

/** A map for every kind of fault, and whether hexes are ringed for it. */
const BAD: readonly (readonly [kind: string, drawn: string, ringed: boolean])[] = [
  ['size', letters.replace('F', ' '), true],
  ['count', edited({ '-6,0': 'F' }), true],
  ['wrecks', letters.replace('W', 'O'), false],
  ['pieces', edited({ '6,-5': 'X', '5,-5': 'X' }), true],
  ['dangerStray', swapped('0,-6', '0,-5'), true],
  ['dangerSides', 'F'.repeat(SHEET.length), false],
  ['dangerNear', swapped('-3,6', '2,-6'), true],
  ['inlandNear', swapped('3,0', '2,0'), true],
  ['dangerBeside', swapped('0,-6', '-1,-3'), true],
  ['seas', swapped('0,-4', '6,0'), true],
  ['wreckPlace', edited({ '-5,3': 'O', '0,-4': 'W' }), true],
  ['cityBorder', swapped('5,0', '5,1'), true],
  ['cityNear', swapped('-1,1', '-1,-2'), true],
  ['networks', swapped('4,1', '6,0'), true],
  ['cityRoad', edited({ '5,-3': 'C', '-1,-3': 'C', '0,-2': 'C' }), true],
  ['cityColours', edited({ '5,-1': 'R', '5,1': 'R', '6,-1': 'R', '6,0': 'R', '4,0': 'F', '4,1': 'R' }), true],
  ['patch', edited({ '4,-4': 'F', '4,-3': 'F', '3,-3': 'F', '2,-1': 'F' }), true],
  ['starts', letters.replaceAll('L', 'F'), false],
  ['parts', edited({ '0,1': 'X', '2,-2': 'X', '-3,-1': 'X' }), true],
  ['surroundings', 'F'.repeat(SHEET.length), true],
  ['rare', mountainsOutside(), true],
]

/** A point of the page over a hex. */
async function pointOf(page: Page, q: number, r: number): Promise<{ x: number; y: number }> {
  return page.locator('.mm-map g[transform]').evaluate(
    (map, [x, y]) => {
      const matrix = map instanceof SVGGElement ? map.getScreenCTM() : null
      if (matrix === null) throw new Error('The map is not drawn')
      const point = new DOMPoint(x, y).matrixTransform(matrix)
      return { x: point.x, y: point.y }
    },
    [42 * q, Math.sqrt(3) * 28 * (r + q / 2)],
  )
}

const clickHex = async (page: Page, q: number, r: number, button: 'left' | 'right' = 'left') => {
  const { x, y } = await pointOf(page, q, r)
  await page.mouse.click(x, y, { button })
}
const countOf = (page: Page, letter: string) => page.locator(`[data-land="${letter}"] em`).textContent()
const chosen = (page: Page) => page.locator('[data-land][aria-pressed="true"]').getAttribute('data-land')
const wideOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => window.localStorage.getItem('vyprava.ark.maps') ?? '[]')

describe.skipIf(noBrowser)('the map maker', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  const openMaker = async (page: Page, code = '') => {
    await page.goto(`${site.origin}#/ark/maker${code === '' ? '' : `/${code}`}`)
    await page.locator('.mm-map').waitFor()
    await settled(page)
  }

  test('a map made by mouse: painted, refused with its place, mended, named, kept, played', async () => {
    const { page, errors } = await guest(site)
    await page.goto(`${site.origin}#/ark`)
    await page.getByRole('link', { name: 'Map maker' }).click()
    await page.getByText('A blank sheet.').waitFor()
    await settled(page)
    await page.locator('[data-land="O"]').click()
    const from = await pointOf(page, -5, 1)
    const to = await pointOf(page, -5, 4)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
    await eventually(() => countOf(page, 'O')).toBe('4 of 23')
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => countOf(page, 'O')).toBe('0 of 23')
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByLabel('The word a map grows from').fill('mist')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.locator('[data-solver="found"]').waitFor()
    // What was drawn stayed.
    await clickHex(page, -5, 3, 'right')
    await eventually(() => chosen(page)).toMatch(/^[OW]$/)
    await openMaker(page, codeOf(letters))
    await page.getByText('A map by Eliška').waitFor()
    await page.locator('[data-solver="found"]').waitFor()
    await page.locator('[data-land="X"]').click()
    await clickHex(page, 1, 3)
    await page.locator('[data-row="danger"][data-fault="dangerBeside"]').getByText('VIII·10').waitFor()
    const note = page.getByRole('note')
    await note.getByText('VIII·10 touches the city VIII·11.').waitFor()
    await page.getByRole('button', { name: 'Playable once VIII·10 is fixed' }).waitFor()
    await page.locator('.mm-no[d*="M"]').waitFor()
    await note.getByRole('button', { name: 'Restore meadow on VIII·10' }).click()
    await page.getByRole('textbox', { name: 'Name of the map' }).fill('Isle of Tests')
    await page.locator('.mm-solver li button').nth(4).click()
    await page.locator('.ak-seal').first().waitFor()
    await eventually(() => kept(page)).toContain('Isle_of_Tests')
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: 'Play on this map' }).click()
    await page.locator('[data-word="map"]', { hasText: 'Isle of Tests' }).waitFor()
    await page.getByRole('button', { name: /^Sit down/ }).click()
    await page.waitForURL(/#\/play\//)
    // What the workshop wears stays there: the table looks as it does for those who never were in it.
    await page.locator('.ak-sheet').waitFor()
    await settled(page)
    expect(await findings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a kept map of any name, or of none, is named at a new table and can be played', async () => {
    const { page, errors } = await guest(site)
    const names = ['', 'x', '<b>bold</b><img src=x>', '🏝🦜', 'L'.repeat(40), '{map} $& %s', '[Isle]']
    const all = names.map((name, at) => ({
      id: `map ${at}`,
      changed: 100 - at,
      code: codeOf(letters, cleanName(name)),
    }))
    const many = Array.from({ length: 30 }, (_, at) => ({
      id: `isle ${at}`,
      changed: 50 - at,
      code: codeOf(letters, `Isle ${at}`),
    }))
    await page.evaluate(
      (maps) => window.localStorage.setItem('vyprava.ark.maps', maps),
      JSON.stringify([...all, ...many]),
    )
    await page.goto(`${site.origin}#/ark`)
    const word = page.locator('[data-word="map"]')
    const choose = async (code: string) => {
      await word.click()
      await page.locator(`.word-tip [data-value="${code}"]`).click()
    }
    for (const [at, { code }] of all.entries()) {
      await choose(code)
      const shown = cleanName(names[at]) === '' ? 'A map without a name' : cleanName(names[at])
      await eventually(() => word.textContent()).toBe(shown)
    }
    await choose(many[29].code)
    await choose(all[4].code)
    expect(await atRest(page, () => wideOf(page))).toBeLessThanOrEqual(1440)
    await choose(all[0].code)
    await page.getByRole('button', { name: /^Sit down/ }).click()
    await page.locator('.ak-sheet').waitFor()
    expect(errors).toEqual([])
  })

  test('by keys: arrows, Space, lands, brush, undo, make', async () => {
    const { page } = await guest(site)
    await openMaker(page)
    const map = page.locator('.mm-map')
    await map.focus()
    await page.keyboard.press('4')
    await page.keyboard.press('b')
    await page.keyboard.press('b')
    await page.keyboard.press('Space')
    await eventually(() => countOf(page, 'O')).toBe('7 of 23')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await eventually(() => map.getAttribute('data-cursor')).not.toBe('VII·7')
    await page.keyboard.press('5')
    await page.keyboard.press('Space')
    await eventually(() => countOf(page, 'W')).toBe('1')
    await page.keyboard.press('Delete')
    await eventually(() => countOf(page, 'W')).toBe('0 of 1')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z')
    await eventually(() => countOf(page, 'O')).toBe('0 of 23')
    await page.keyboard.press('Control+y')
    await eventually(() => countOf(page, 'O')).toBe('7 of 23')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('g')
    await page.locator('[data-solver="found"]').waitFor()
    await page.keyboard.press('m')
    await page.locator('.mm-place').first().waitFor()
  })

  test('every kind of bad map is refused with its reason and its place', async () => {
    const { page } = await guest(site)
    // One map after the other in the same page: the name tells which of them lies there.
    const lay = async (drawn: string, name: string) => {
      await openMaker(page, codeOf(drawn, name))
      await eventually(() => page.getByRole('textbox', { name: 'Name of the map' }).inputValue()).toBe(name)
    }
    for (const [kind, drawn, ringed] of BAD) {
      await lay(drawn, kind)
      const row = page.locator(`[data-fault="${kind}"] button`)
      await row.waitFor()
      const open = await atRest(page, () => row.getAttribute('aria-expanded'))
      if (open === 'false') await row.click()
      await page.locator(`[data-note="${kind}"]`).waitFor()
      const rings = await atRest(page, () => page.locator('.mm-no').count())
      expect([kind, rings > 0]).toEqual([kind, ringed])
      await page.getByRole('button', { name: /^Playable once/ }).waitFor()
      const link = page.getByRole('link', { name: 'Play on this map' })
      expect(await atRest(page, () => link.count())).toBe(0)
    }
    for (const [drawn, reason] of [
      [letters.replaceAll('O', 'L'), 'There is no place for a part with blue.'],
      [letters.replaceAll('C', 'R'), 'thirty slots aren’t enough from any city'],
    ]) {
      await lay(drawn, reason.slice(0, 20).trim())
      await page.locator('[data-solver="none"]').getByText(reason).waitFor()
    }
  })

  test('a link opens in another browser; a damaged one says so and loses nothing', async () => {
    const anna = await visit(site, { width: 1440, height: 900 })
    await anna.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openMaker(anna.page, codeOf(letters))
    await anna.page.getByRole('button', { name: 'Save it' }).click()
    await anna.page.getByRole('button', { name: 'Share a link' }).click()
    await anna.page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await anna.page.evaluate(() => navigator.clipboard.readText())
    const ben = await visit(site, { width: 1440, height: 900 })
    await openMaker(ben.page)
    await clickHex(ben.page, 0, 0)
    await eventually(() => kept(ben.page)).not.toBe('[]')
    const before = await kept(ben.page)
    for (const [damaged, words] of [
      [link.slice(0, -4), 'The end of the link is missing'],
      [link.replace('Misty', 'Rusty'), 'was changed on the way'],
      [link.replace('/1.', '/7.'), 'a newer version of Výprava'],
      [link.replace('/1.', '/x.'), 'doesn’t lead to a map'],
    ]) {
      await ben.page.goto(damaged)
      await ben.page.getByRole('alert').getByText(words).waitFor()
      expect(await atRest(ben.page, () => kept(ben.page))).toBe(before)
      await eventually(() => countOf(ben.page, 'F')).toBe('1 of 24')
    }
    await ben.page.goto(link)
    await ben.page.getByText('A map by Eliška').waitFor()
    await eventually(() => countOf(ben.page, 'F')).toBe('24')
    expect(await atRest(ben.page, () => kept(ben.page))).toBe(before)
    await ben.page.getByRole('button', { name: 'Save it' }).click()
    await ben.page.getByRole('button', { name: 'My maps' }).click()
    await ben.page.getByRole('button', { name: 'Delete: Misty Isle' }).click()
    await ben.page.getByText('Deleted: Misty Isle.').waitFor()
    await ben.page.getByRole('button', { name: 'Restore', exact: true }).click()
    await ben.page.getByRole('button', { name: 'Open: Misty Isle' }).click()
    await eventually(() => countOf(ben.page, 'F')).toBe('24')
    await anna.context.close()
    await ben.context.close()
  })

  test('at 390 px by touch: painted, picked by a long press, accessible', async () => {
    const { page, errors } = await guest(site, PHONE)
    await openMaker(page)
    await tap(page.locator('[data-land="O"]'))
    const { x, y } = await pointOf(page, 0, 0)
    await page.touchscreen.tap(x, y)
    await eventually(() => page.locator('[data-said="place"]').textContent()).toBe('VII·7: Ocean')
    await tap(page.locator('[data-land="F"]'))
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await eventually(() => chosen(page)).toBe('O')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await faults(page)).toEqual([])
    expect(await atRest(page, () => wideOf(page))).toBeLessThanOrEqual(390)
    expect(errors).toEqual([])
  })
})

describe.skipIf(noBrowser)('a map of one’s own online', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  test('a table takes it, and refuses a bad one with the reason', async () => {
    const anna = await friend(house)
    await enter(house, anna, 'Anna')
    await anna.page.goto(`${house.site.origin}#/ark/maker/${codeOf(letters)}`)
    await anna.page.getByRole('link', { name: 'Play online with friends' }).click()
    await anna.page.getByRole('button', { name: 'Open the table' }).click()
    await anna.page.locator('.room [data-option="map"]').getByText('Misty Isle').waitFor()
    const opening = { game: 'ark', seats: 2, private: true, pace: null }
    const refused = (map: string) =>
      post(house, anna, 'tables', { ...opening, options: { map } }).catch((error: Error) => error.message)
    expect(await refused(codeOf(swapped('0,-6', '-1,-3')))).toMatch(/dangerPlaces|dangerClear/)
    expect(await refused(codeOf(letters).slice(0, -2))).toMatch(/its end is missing/)
    expect(await refused('atlantis')).toMatch(/the code of a map/)
  })
})
