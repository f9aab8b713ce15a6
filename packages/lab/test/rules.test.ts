import { describe, expect, test } from 'vitest'
import { ruleTestsIn } from '../src/coverage.ts'
import { expectComplaint, vyprava } from './vyprava.ts'

describe('the tests of rules in a source', () => {
  test('are found with one number or several, in any quotes, over lines', () => {
    const source = `
      rule('RO-101', 'two play', () => {})
      rule(["RO-102", 'RO-103'], "it's shared", () => {})
      rule(
        [
          'RO-104', // the first
          'RO-105',
        ],
        \`a long
title\`,
        () => {},
      )
      rule.only('RO-106', 'don\\'t stop', () => {})`
    expect(ruleTestsIn(source)).toEqual([
      { numbers: ['RO-101'], title: 'two play' },
      { numbers: ['RO-102', 'RO-103'], title: "it's shared" },
      { numbers: ['RO-104', 'RO-105'], title: 'a long\ntitle' },
      { numbers: ['RO-106'], title: "don't stop" },
    ])
  })

  test('are not what is commented out, quoted, skipped, or something else', () => {
    const source = `
      // rule('RO-101', 'two play', () => {})
      /* rule('RO-102', 'two play', () => {}) */
      const text = "rule('RO-103', 'quoted')"
      rule.skip('RO-104', 'later', () => {})
      rule.todo('RO-105', 'later')
      overrule('RO-106', 'something else')
      book.rule('RO-107', 'something else')
      rule(number, 'not readable without running it', () => {})`
    expect(ruleTestsIn(source)).toEqual([])
  })
})

describe.concurrent('rules', () => {
  test('prints totals, missing numbers and tests', async () => {
    const { code, out } = await vyprava('rules', 'roam', '--json')
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'roam', total: 201 })
    expect(report.covered + report.missing.length).toBe(report.total)
    expect(Object.keys(report.tests)).toHaveLength(report.total)
    expect(code).toBe(report.missing.length === 0 && report.unknown === undefined ? 0 : 1)
    for (const number of report.missing) expect(report.tests[number]).toEqual([])
  })

  test('writes for people', async () => {
    const { out } = await vyprava('rules', 'roam')
    expect(out).toContain('RO-101  Two to four players\n')
    expect(out).toMatch(/roam: \d+ of 201 rules covered, \d+ missing\n$/)
  })

  test.each([
    ['chess', 2, /no game "chess", expected one of .*roam/],
    ['../packages', 2, /no game "..\/packages"/],
    ['tictactoe', 1, /tictactoe has no rulebook, expected games\/tictactoe\/rulebook\/rules.json/],
  ])('%s: one clear line', async (id, exit, line) => {
    expectComplaint(await vyprava('rules', id), exit, line)
  })
})
