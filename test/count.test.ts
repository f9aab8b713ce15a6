import { describe, expect, test } from 'vitest'
import { countOf, NONE, type Report, sum, summary } from '../scripts/count.ts'

const ROOT = '/house'
const LACKS = [
  { reason: 'no Chromium', concerns: (file: string) => file.endsWith('.browser.test.ts') },
  { reason: 'no PostgreSQL', concerns: (_: string, name: string) => name.includes('PostgreSQL') },
]

/** A report of files, each with its tests and how they ended. */
const reportOf = (files: Readonly<Record<string, Readonly<Record<string, string>>>>): Report => ({
  numPassedTests: Object.values(files).flatMap((tests) =>
    Object.values(tests).filter((end) => end === 'passed'),
  ).length,
  testResults: Object.entries(files).map(([name, tests]) => ({
    name: `${ROOT}/${name}`,
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    message: '',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === 'failed' ? ['it broke'] : [],
    })),
  })),
})

describe('the count of npm test', () => {
  test('tells skipped tests from passed and failed ones', () => {
    const { passed, failed, flaws, skipped } = countOf(
      reportOf({ 'a.test.ts': { one: 'passed', two: 'failed', three: 'skipped', four: 'pending' } }),
      ROOT,
      [],
    )
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
    expect(flaws).toEqual(['a.test.ts > two\nit broke'])
    expect([...skipped]).toEqual([['their own condition', 2]])
  })

  test('says what the machine lacks', () => {
    const report = reportOf({
      'web/layout.browser.test.ts': { wide: 'skipped', narrow: 'skipped' },
      'server/move.test.ts': { 'to PostgreSQL': 'pending', 'to a file': 'passed' },
    })
    expect([...countOf(report, ROOT, LACKS).skipped]).toEqual([
      ['no Chromium', 2],
      ['no PostgreSQL', 1],
    ])
  })

  test('counts a file that breaks outside of its tests as one failure', () => {
    const [file] = reportOf({ 'a.test.ts': {} }).testResults
    const report = {
      numPassedTests: 0,
      testResults: [{ ...file, status: 'failed', message: 'no such module' }],
    }
    expect(countOf(report, ROOT, []).flaws).toEqual(['a.test.ts\nno such module'])
  })

  test('ends with three numbers, whatever was run', () => {
    expect(summary(NONE)).toEqual(['0 passed, 0 failed, 0 skipped'])
    const browser = countOf(reportOf({ 'a.browser.test.ts': { one: 'skipped' } }), ROOT, LACKS)
    const both = sum(
      sum(browser, browser),
      countOf(reportOf({ 'b.test.ts': { two: 'passed' } }), ROOT, LACKS),
    )
    expect(summary(both)).toEqual(['2 skipped: no Chromium', '1 passed, 0 failed, 2 skipped'])
  })
})
