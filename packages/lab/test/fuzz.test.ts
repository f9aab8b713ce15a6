import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bad, good } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import type { Subject } from '@vyprava/kernel/testing/suite'
import type { Rules } from '@vyprava/module'
import { describe, expect, test } from 'vitest'
import { withPackFile } from '../src/catalog.ts'
import { Fuzzer } from '../src/fuzzing.ts'
import { expectComplaint, file, folder, json, vyprava } from './vyprava.ts'

const tables = [{ name: 'two', seats: 2 }]

/** Runs a fuzzer until it finds something, or for so many runs. */
function find(subject: Subject, name: string, runs = 40): Fuzzer {
  const fuzzer = new Fuzzer(subject, 'test', join(folder, name))
  while (fuzzer.broken.length === 0 && fuzzer.runs < runs) fuzzer.step(() => false)
  return fuzzer
}

describe('the fuzzer', () => {
  test('finds nothing in a good game', () => {
    expect(find({ game: ticTacToe, tables }, 'good', 6).report(1)).toMatchObject({ runs: 6, broken: [] })
  })

  test('finds rules that break, and its dump can be replayed', async () => {
    const apply: typeof ticTacToe.apply = (state, seat, action, course) => {
      if (state.cells.filter((cell) => cell !== -1).length === 3) throw new Error('the board is on fire')
      ticTacToe.apply(state, seat, action, course)
    }
    const [broken] = find({ game: { ...ticTacToe, apply }, tables }, 'fire').broken
    expect(broken?.message).toContain('the board is on fire')
    const dump = JSON.parse(readFileSync(broken?.dump ?? '', 'utf8'))
    expect(dump).toMatchObject({ format: 'vyprava-dump', property: broken?.property })
    const { steps } = Object(await json('replay', broken?.dump ?? ''))
    expect(steps.length).toBeLessThanOrEqual(3)
  })

  test('dumps runs from sought places from their true beginning', async () => {
    const progress: typeof ticTacToe.progress = (state) => (state.cells.includes(-1) ? 0 : 2)
    const fuzzer = new Fuzzer({ game: { ...ticTacToe, progress }, tables }, '3', join(folder, 'late'))
    while (fuzzer.broken.length === 0 && fuzzer.runs < 40) fuzzer.step(() => false)
    const [broken] = fuzzer.broken
    expect(broken?.property).toBe('progress and result are well-formed')
    const { steps, dump } = Object(await json('replay', broken?.dump ?? ''))
    expect(steps[0].number).toBe(1)
    expect(dump.property).toBe('progress and result are well-formed')
  })
})

describe.concurrent('fuzz', () => {
  test('prints what it did', async () => {
    const report = Object(await json('fuzz', 'descent', '--seconds', '1'))
    expect(report).toMatchObject({ game: 'descent', broken: [] })
    expect(report.runs).toBeGreaterThan(0)
    expect(report.checks).toBeGreaterThan(0)
  })

  test.each([
    [['chess'], /no game "chess", expected one of/],
    [['descent', '--seconds', '-3'], /--seconds: found "-3", expected a whole number from 1/],
    [['descent', '--seconds', 'long'], /--seconds: found "long"/],
  ])('%s: one clear line', async (words, line) => {
    expectComplaint(await vyprava('fuzz', ...words), 2, line)
  })
})

describe.concurrent('content check', () => {
  test('names the path, what was found and what was expected', () => {
    const rules: Rules = {
      game: ticTacToe,
      players: [],
      withPack: () => bad('cards.3.shape', 7, 'a list of squares'),
    }
    const pack = file('bad-pack.json', { cards: [] })
    expect(() => withPackFile(rules, pack)).toThrow(
      `${pack}: cards.3.shape: found 7, expected a list of squares`,
    )
    expect(withPackFile({ ...rules, withPack: () => good(rules) }, pack)).toBe(rules)
    expect(() => withPackFile(rules, file('broken-pack.json', '{'))).toThrow(/expected JSON text/)
    expect(() => withPackFile(rules, 'nowhere.json')).toThrow(
      'cannot read "nowhere.json": there is no such file',
    )
  })

  test.each([
    [['check', 'chess'], 2, /no game "chess"/],
    [['bake', 'tictactoe'], 2, /no command content "bake", expected content check/],
    [['check', 'tictactoe'], 1, /tictactoe ships no content pack/],
    [['check', 'tictactoe', file('pack.json', {})], 1, /tictactoe takes no content packs/],
  ])('%s: one clear line', async (words, exit, line) => {
    expectComplaint(await vyprava('content', ...words), exit, line)
  })
})

const hasParts = existsSync(new URL('../../../bench/index.ts', import.meta.url))

describe.skipIf(!hasParts)('bench', () => {
  test('an unknown part: one clear line', async () => {
    expectComplaint(await vyprava('bench', 'sleep'), 2, /no part "sleep", expected .*kernel/)
  })
})
