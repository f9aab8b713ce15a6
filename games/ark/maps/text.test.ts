import { hexKey } from '@vyprava/geometry'
import type { Checked } from '@vyprava/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TERRAINS } from '../rules/vocabulary.ts'
import { inOrder, type MapHex } from './hexes.ts'
import { CHANNEL, SHORE } from './shipped.ts'
import { parseMap, printMap } from './text.ts'

const hexes: fc.Arbitrary<readonly MapHex[]> = fc
  .uniqueArray(
    fc.record({
      q: fc.integer({ min: -40, max: 40 }),
      r: fc.integer({ min: -40, max: 40 }),
      terrain: fc.constantFrom(...TERRAINS),
      sunk: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60, selector: hexKey },
  )
  .map((list) =>
    inOrder(list.map(({ q, r, terrain, sunk }) => ({ q, r, terrain, wreck: sunk && terrain === 'ocean' }))),
  )

const problemOf = (checked: Checked<unknown>): string =>
  checked.ok ? 'good' : `${checked.problem.path}: ${checked.problem.found}`

describe('maps as drawings', () => {
  test('any set of hexes survives printing and parsing', () => {
    fc.assert(
      fc.property(hexes, (map) => {
        expect(parseMap(printMap(map))).toEqual({ ok: true, value: map })
      }),
    )
  })

  test('printing does not depend on the order of the list', () => {
    fc.assert(
      fc.property(hexes, (map) => {
        expect(printMap(map.toReversed())).toBe(printMap(map))
      }),
    )
  })

  test('our own maps are in the printed form', () => {
    for (const text of [SHORE, CHANNEL]) {
      const map = parseMap(text)
      expect(map.ok && printMap(map.value)).toBe(text)
    }
  })

  test('the example of the format', () => {
    const map = parseMap('at 0 0\n  F\nM   W\n  L\nR   C')
    expect(map.ok && map.value.map(({ q, r, terrain }) => `${q},${r} ${terrain}`)).toEqual([
      '0,0 mountain',
      '0,1 road',
      '1,-1 forest',
      '1,0 meadow',
      '2,-1 ocean',
      '2,0 city',
    ])
    expect(map.ok && map.value[4].wreck).toBe(true)
  })

  test('spaces around, a drawing set in, other ends of lines and blank lines make no difference', () => {
    const plain = parseMap('at 0 0\n  F\nM   O\n  L\n')
    expect(parseMap('at 0 0  \r\n\r\n     F  \r\n   M   O\r\n     L\r\n\r\n')).toEqual(plain)
  })

  test('problems name line and column', () => {
    expect(problemOf(parseMap(''))).toBe('line 1, column 1: ""')
    expect(problemOf(parseMap('F'))).toBe('line 1, column 1: "F"')
    expect(problemOf(parseMap('at 0 0\n\n'))).toBe('line 2, column 1: ""')
    expect(problemOf(parseMap('at 0 0\nF\n  M   f'))).toBe('line 3, column 7: "f"')
    expect(problemOf(parseMap('at 0 0\nF\n M'))).toBe('line 3, column 2: "M"')
    expect(problemOf(parseMap('at 0 0\nF M'))).toBe('line 2, column 3: "M"')
    expect(problemOf(parseMap('at 0 0\nF\n\tM'))).toBe('line 3, column 1: "\\t"')
  })
})
