import { checkData } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { CHANNEL, SHORE } from '../maps/index.ts'
import { packSchema, shippedPack } from './index.ts'

const pack = shippedPack()

/** What is wrong with our pack after a change. */
function problem(change: object): string | null {
  const checked = checkData(packSchema, { ...pack, ...change })
  return checked.ok ? null : `${checked.problem.path}: ${checked.problem.expected}`
}

describe('the pack that ships', () => {
  test('is a valid pack', () => {
    expect(checkData(packSchema, pack)).toEqual({ ok: true, value: pack })
    expect(shippedPack()).toBe(pack)
  })

  test('has the sheet of the rulebook', () => {
    expect(pack.sheet).toEqual({
      counterSlots: 30,
      hintSlots: [10, 20],
      timeBonusPerSlot: 1,
      hintValue: 5,
      diamondValue: 5,
      challengeValue: 5,
    })
  })

  test('has the seven characters with their starts and powers', () => {
    expect(pack.characters.map(({ id, start, power }) => `${id} ${start} ${power}`)).toEqual([
      'ranger border leap',
      'paladin city enterDanger',
      'mage city longHints',
      'pirate besideWreck paintWreck',
      'druid forest convert',
      'hunter meadow extraMeadow',
      'knight city threeFields',
    ])
  })

  test('has both maps as they are drawn, shore first', () => {
    const drawn = pack.maps.map(({ id, lines }) => [id, `${lines.join('\n')}\n`])
    expect(drawn).toEqual([
      ['shore', SHORE],
      ['channel', CHANNEL],
    ])
    expect(pack.standardMap).toBe('shore')
  })
})

describe('a pack of one’s own', () => {
  const own = { id: 'islet', lines: ['at 0 0', 'C', '  W', 'F', '  L', 'O', '  M'] }

  test('is refused where it is wrong', () => {
    expect(problem({ id: 'My Pack' })).toBe('id: lower case letters, digits and hyphens')
    expect(problem({ sheet: { ...pack.sheet, counterSlots: 0 } })).toBe(
      'sheet.counterSlots: a whole number from 1 to 99',
    )
    expect(problem({ standardMap: 'moon' })).toBe('standardMap: the id of one of the maps')
    expect(problem({ maps: [] })).toBe('maps: at least one map')
    expect(problem({ characters: [pack.characters[0], pack.characters[0]] })).toBe(
      'characters.1.id: an id that no other of the list has',
    )
    expect(problem({ maps: [...pack.maps, { ...own, id: 'generated' }] })).toMatch(/^maps\.2\.id: another id/)
    expect(problem({ maps: [...pack.maps, { ...own, lines: ['at 0 0', 'C Z'] }] })).toMatch(
      /^maps\.2\.lines: a blank or one of .* \(line 2, column 3\)$/,
    )
    expect(problem({ maps: [...pack.maps, { ...own, lines: ['at 0 0', 'C', '  W'] }] })).toMatch(
      /^maps\.2\.lines: a start hex \(forest\) for the druid$/,
    )
    expect(
      problem({
        maps: [
          ...pack.maps,
          { ...own, lines: ['at 0 0', ...Array.from({ length: 801 }, (_, i) => (i % 2 ? '' : 'F'))] },
        ],
      }),
    ).toBe('maps.2.lines: at most 400 hexes')
  })
})
