import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  applyPatch,
  canonical,
  checkData,
  checkOptions,
  choice,
  clone,
  compareActions,
  diff,
  hashOf,
  indexOfAction,
  notPlain,
  number,
  optionsAsked,
  rankBy,
  same,
  toggle,
  winners,
} from '../src/index.ts'

/** Plain data has no field of this name: copies leave it out. */
const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value)
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value), withoutProto))

describe('plain data', () => {
  test('a clone is equal and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = clone(value)
        expect(same(copy, value)).toBe(true)
        expect(canonical(copy)).toBe(canonical(value))
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value)
      }),
    )
  })

  test('same agrees with the canonical text', () => {
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))))
  })

  test('the hash does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(hashOf({ b: [2, { d: 4, c: 3 }], a: 1 }))
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }))
    expect(hashOf([1, [2]])).not.toBe(hashOf([[1], 2]))
  })

  test('says where data is not plain', () => {
    expect(notPlain({ a: [1, null, 'x', true] })).toBeNull()
    expect(notPlain({ a: [1, { b: undefined }] })).toBe('.a[1].b')
    expect(notPlain({ a: Number.NaN })).toBe('.a')
    expect(notPlain({ a: -0 })).toBe('.a')
    expect(notPlain({ a: new Map() })).toBe('.a')
    expect(notPlain(() => 1)).toBe('.')
  })
})

describe('actions', () => {
  const list = [
    { type: 'bid', coins: 2 },
    { type: 'bid', coins: 10 },
    { type: 'move', path: [1, 2] },
    { type: 'pass' },
  ]

  test('are found by contents, whatever the order of fields', () => {
    expect(indexOfAction(list, { coins: 10, type: 'bid' })).toBe(1)
    expect(indexOfAction(list, { type: 'move', path: [1, 2] })).toBe(2)
    expect(indexOfAction(list, { type: 'move', path: [2, 1] })).toBe(-1)
    expect(indexOfAction(list, { type: 'pass', extra: undefined })).toBe(-1)
    expect(indexOfAction(list, { type: 'bid' })).toBe(-1)
    expect(indexOfAction(list, null)).toBe(-1)
  })

  test('are ordered by type, then by fields, numbers as numbers', () => {
    expect([...list].sort(compareActions)).toEqual(list)
    expect([...list].reverse().sort(compareActions)).toEqual(list)
    expect(compareActions({ type: 'pass' }, { type: 'pass' })).toBe(0)
  })
})

describe('patches', () => {
  test('lead from any value to any other, exactly, after a trip over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patched = applyPatch(before, JSON.parse(JSON.stringify(diff(before, after))))
        expect(patched.ok && same(patched.value, after)).toBe(true)
      }),
    )
  })

  test('never touch a prototype', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"coins":1}')
    expect(Object.keys(clone(hostile))).toEqual(['coins'])
    const patched = applyPatch({ coins: 1 }, [['set', ['__proto__'], { admin: true }]])
    expect(patched.ok).toBe(false)
    expect(Reflect.get({}, 'admin')).toBe(undefined)
  })

  test('are empty when nothing changed, and small when little did', () => {
    const before = { map: Array.from({ length: 36 }, () => [0]), coins: [3, 4], log: ['a', 'b'] }
    expect(diff(before, clone(before))).toEqual([])
    const after = clone(before)
    after.map[7] = [1]
    after.coins[1] = 5
    after.log.push('c')
    expect(diff(before, after)).toEqual([
      ['set', ['map', 7], [1]],
      ['set', ['coins', 1], 5],
      ['splice', ['log'], 2, 0, ['c']],
    ])
  })

  test('take a field away, and only from where it is', () => {
    const before = { a: { b: 1, c: 2, long: 'so long that it would not be replaced as a whole' } }
    const after = { a: { c: 2, long: before.a.long } }
    expect(diff(before, after)).toEqual([['cut', ['a', 'b']]])
    expect(applyPatch(before, diff(before, after))).toEqual({ ok: true, value: after })
  })

  test.each([9, 10, 99, 100, 999, 1000])('are the shorter ones, to the letter, at place %d', (place) => {
    for (let padding = 0; padding < 60; padding++) {
      const thing = { a: 1, b: 1, c: 1, rest: 'x'.repeat(padding) }
      const list = (last: object) => [...Array.from({ length: place }, () => 0), last]
      const changed = { ...thing, a: 2, b: 2, c: 2 }
      const replaced = [['set', [place], changed]]
      const described = ['a', 'b', 'c'].map((name) => ['set', [place, name], 2])
      const shortest = Math.min(JSON.stringify(replaced).length, JSON.stringify(described).length)
      expect(JSON.stringify(diff(list(thing), list(changed)))).toHaveLength(shortest)
    }
  })

  test('never leave half a value and never touch the given one', () => {
    const before = { a: { b: 1 } }
    const broken = applyPatch(before, [
      ['set', ['a', 'b'], 2],
      ['splice', ['a', 'b'], 0, 1, []],
    ])
    expect(broken.ok).toBe(false)
    expect(before).toEqual({ a: { b: 1 } })
    expect(applyPatch(before, [['set', ['no', 'such'], 1]]).ok).toBe(false)
  })
})

describe('options', () => {
  const schema = { mode: choice(['basic', 'full'], 'full'), patrol: toggle(false), lives: number(1, 6, 3) }

  test('what needs more seats is not asked of fewer', () => {
    const heroes = {
      first: choice(['a'], 'a'),
      second: choice(['a'], 'a', { fromSeats: 2 }),
      die: toggle(true),
    }
    const names = (seats: number) => optionsAsked(heroes, seats).map(([name]) => name)
    expect(names(1)).toEqual(['first', 'die'])
    expect(names(2)).toEqual(['first', 'second', 'die'])
  })

  test('missing ones take their defaults', () => {
    expect(checkOptions(schema, { mode: 'basic' })).toEqual({
      ok: true,
      value: { mode: 'basic', patrol: false, lives: 3 },
    })
  })

  test('a choice may take texts of one’s own, as far as it says', () => {
    const own = (text: string) => (text.startsWith('map ') ? null : 'a map')
    const maps = { map: choice(['shore'], 'shore', { own }) }
    const expectedOf = (map: unknown) => {
      const checked = checkOptions(maps, { map })
      return checked.ok ? checked.value.map : checked.problem.expected
    }
    expect(expectedOf('shore')).toBe('shore')
    expect(expectedOf('map 7')).toBe('map 7')
    expect(expectedOf('chart 7')).toBe('a map')
    expect(expectedOf(7)).toBe('one of "shore"')
  })

  test.each([
    [{ mode: 'huge' }, 'options.mode', '"huge"', 'one of "basic", "full"'],
    [{ patrol: 1 }, 'options.patrol', '1', 'true or false'],
    [{ lives: 7 }, 'options.lives', '7', 'a whole number from 1 to 6'],
    [{ lives: 1.5 }, 'options.lives', '1.5', 'a whole number from 1 to 6'],
    [{ colour: 'red' }, 'options.colour', '"red"', 'one of mode, patrol, lives'],
    [[], 'options', 'a list of 0', 'an object with option names'],
    [null, 'options', 'null', 'an object with option names'],
  ])('%j is refused with the place', (input, path, found, expected) => {
    expect(checkOptions(schema, input)).toEqual({ ok: false, problem: { path, found, expected } })
  })
})

describe('results', () => {
  test('ranks share ties and later columns break them', () => {
    expect(rankBy([[5], [7], [5]])).toEqual([2, 1, 2])
    expect(
      rankBy([
        [5, 1],
        [5, 3],
        [5, 3],
        [4, 9],
      ]),
    ).toEqual([3, 1, 1, 4])
  })

  test('winners are the first rank, or all, or none', () => {
    expect(winners({ kind: 'ranked', ranks: [1, 3, 1], reason: 'x' }, 3)).toEqual([0, 2])
    expect(winners({ kind: 'together', won: true, reason: 'x' }, 2)).toEqual([0, 1])
    expect(winners({ kind: 'together', won: false, reason: 'x' }, 2)).toEqual([])
  })
})

describe('data from outside', () => {
  const schema = v.strictObject({ name: v.string(), rows: v.array(v.strictObject({ n: v.number() })) })

  test.each([
    [{ name: 'a' }, 'rows', 'the field rows'],
    [{ name: 'a', rows: [{ n: 1, m: 2 }] }, 'rows.0.m', 'nothing: there is no such field'],
    [{ name: 'a', rows: [{ n: '1' }] }, 'rows.0.n', 'number'],
    [7, '.', 'Object'],
  ])('%j: the place and what was expected', (input, path, expected) => {
    const checked = checkData(schema, input)
    expect(checked.ok ? null : [checked.problem.path, checked.problem.expected]).toEqual([path, expected])
  })
})
