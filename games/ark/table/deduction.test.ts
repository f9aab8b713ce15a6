import { describe, expect, it } from 'vitest'
import { LETTER_FIELDS, LETTERS, NOWHERE } from '../compass/index.ts'
import { COLOURS, NONE } from '../rules/index.ts'
import { colourOf, position } from '../test/position.ts'
import { LAST, NEARLY, SOLVED } from '../test/scenes.ts'
import {
  belongingOf,
  countedPlaces,
  type Drawn,
  foundOn,
  hexesOf,
  letterStates,
  placesOf,
  sitesOf,
} from './deduction.ts'
import { SHIPPED } from './packed.ts'
import { moments } from './testing/moments.ts'

const { printed } = SHIPPED

/** What the rules say, word by word: whether a letter can lie on a hex once everything printed is visited. */
function mayLie(at: ReturnType<typeof position>, sheet: Drawn, hex: number, letter: number): boolean {
  const { chart } = at
  const around = [...chart.around.subarray(6 * hex, 6 * hex + 6)]
  if (around.includes(-1) || [hex, ...around].some((h) => chart.isDanger[h])) return false
  const colours = around.map((h) => (sheet.painted[h] === NONE ? chart.colour[h] : sheet.painted[h]))
  const asked = LETTER_FIELDS[letter].map((field) => sheet.compass[field]).filter((colour) => colour !== NONE)
  for (const colour of asked) {
    const place = colours.indexOf(colour)
    if (place === -1) return false
    colours.splice(place, 1)
  }
  return true
}

describe('places of parts', () => {
  it('are those whose printed and painted surroundings agree, apart from found parts (AR-703, AR-708)', () => {
    const at = position({ players: [{ ...SOLVED, character: 'mage', visited: SOLVED.visited.slice(0, 20) }] })
    const { chart } = at
    const sheet = at.sheet(0)
    const sites = sitesOf(printed, chart, sheet)
    const places = placesOf(chart, sheet)
    const closed = (hex: number): boolean =>
      places.some(
        (place) =>
          place !== NOWHERE &&
          (place === hex || chart.around.subarray(6 * place, 6 * place + 6).includes(hex)),
      )
    for (const letter of LETTERS.keys()) {
      const expected = chart.hexes.flatMap((_, hex) =>
        places[letter] === NOWHERE && !closed(hex) && mayLie(at, sheet, hex, letter) ? [hex] : [],
      )
      expect(sites.filter((site) => site.letter === letter).map(({ hex }) => hex)).toEqual(expected)
    }
    expect(sites.length).toBeGreaterThan(0)
  })

  it('name the colour that the last empty field needs, and wait for five fields', () => {
    const compass = { ...SOLVED.compass }
    delete compass.f1
    const at = position({ players: [{ character: 'mage', visited: SOLVED.visited.slice(0, 3), compass }] })
    const sites = sitesOf(printed, at.chart, at.sheet(0))
    const [missing] = SOLVED.compass.f1 === undefined ? [] : [colourOf(SOLVED.compass.f1)]
    const served = LETTERS.flatMap((_, letter) => (LETTER_FIELDS[letter].includes(0) ? [letter] : []))
    expect(served.length).toBe(3)
    for (const letter of served) {
      const own = sites.filter((site) => site.letter === letter)
      // The solution itself is among them.
      expect(own.some((site) => site.missing === missing)).toBe(true)
      for (const { missing: colour } of own) expect(colour).not.toBe(NONE)
    }
    for (const name of ['f2', 'f4']) delete compass[name]
    const less = position({ players: [{ character: 'mage', visited: SOLVED.visited.slice(0, 3), compass }] })
    expect(sitesOf(printed, less.chart, less.sheet(0)).some(({ letter }) => letter === 0)).toBe(false)
  })

  it('show visited neighbours, and what a hex may belong to', () => {
    const at = position({ players: [{ ...NEARLY, character: 'mage' }] })
    const { chart } = at
    const sheet = at.sheet(0)
    const sites = sitesOf(printed, chart, sheet)
    const last = at.hex(...LAST)
    const { lies, beside } = belongingOf(chart, sites, last)
    expect(lies.length + beside.length).toBeGreaterThan(0)
    for (const { hex, pips } of sites)
      expect(pips).toEqual(
        [...chart.around.subarray(6 * hex, 6 * hex + 6)].map((h) => sheet.painted[h] !== NONE),
      )
    const [site] = sites
    expect(hexesOf(placesOf(chart, sheet), sites, site.letter)).toContain(site.hex)
  })

  it('are found in time on the largest sheets', () => {
    let slowest = 0
    for (const { view, match } of moments(1)) {
      if (view.turn % 8 !== 0) continue
      const chart = printed.chartOf(match.state)
      const before = performance.now()
      for (const sheet of view.sheets) sitesOf(printed, chart, sheet)
      slowest = Math.max(slowest, (performance.now() - before) / view.sheets.length)
    }
    // Two milliseconds on a quiet machine.
    expect(slowest).toBeLessThan(20)
  })
})

describe('found parts', () => {
  it('are fresh by the choice in hand and stay fresh until the turn is counted (AR-211)', () => {
    const at = position({ players: [{ ...NEARLY, character: 'mage' }] })
    const { chart } = at
    const before = at.sheet(0)
    const painted = before.painted.slice()
    const last = at.hex(...LAST)
    painted[last] = chart.colour[last]
    const after = { ...before, painted, fresh: [last] }
    const found = foundOn(chart, before, after)
    expect(found).toHaveLength(7)
    expect(found.filter(({ fresh }) => fresh)).toHaveLength(
      7 - countedPlaces(chart, before).filter((hex) => hex !== NOWHERE).length,
    )
    // Painted already, by a diamond say, and not counted before the end of the turn.
    expect(foundOn(chart, after, after)).toEqual(found)
    expect(foundOn(chart, { ...after, fresh: [] }, { ...after, fresh: [] }).some(({ fresh }) => fresh)).toBe(
      false,
    )
    expect(letterStates(after.compass, found)).toContain('fresh')
  })

  it('by a diamond are shown at once, though they are counted at the end of the turn (AR-211, AR-536)', () => {
    const gem = { diamonds: [2, 3, 3], diamondColours: ['grey', 'red', 'red'] } as const
    const at = position({ players: [{ ...NEARLY, ...gem, character: 'mage' }, {}] })
    const counted = at.sheet(0).parts
    at.do(0, { type: 'terraform', colour: colourOf('grey'), hex: at.hex(...LAST) })
    const sheet = at.sheet(0)
    expect(sheet.parts).toBe(counted)
    const fresh = foundOn(at.chart, sheet, sheet).filter((part) => part.fresh)
    expect(fresh.length).toBeGreaterThan(0)
    expect(letterStates(sheet.compass, fresh)).toContain('fresh')
  })

  it('are complete in the compass before they lie anywhere', () => {
    const at = position({ players: [{ character: 'mage', compass: SOLVED.compass }] })
    const sheet = at.sheet(0)
    expect(letterStates(sheet.compass, [])).toEqual(LETTERS.map(() => 'complete'))
    expect(
      letterStates(
        COLOURS.flatMap(() => [NONE, NONE, NONE, NONE, NONE]),
        [],
      ),
    ).toEqual(LETTERS.map(() => 'sunk'))
  })
})
