import { relative } from 'node:path'

/** How many checks passed, failed and were skipped, which ones failed, and why others were skipped, in words. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly flaws: readonly string[]
  /** How many tests were skipped, by the reason. */
  readonly skipped: ReadonlyMap<string, number>
}

/** What we read of vitest's report. */
export interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Something that a machine may lack, and which tests skip themselves without it. */
export interface Lack {
  readonly reason: string
  readonly concerns: (file: string, test: string) => boolean
}

export const NONE: Count = { passed: 0, failed: 0, flaws: [], skipped: new Map() }
const BY_ITSELF = 'their own condition'
const SKIPPED = ['skipped', 'pending', 'todo', 'disabled']

export function sum(a: Count, b: Count): Count {
  const skipped = new Map(a.skipped)
  for (const [reason, times] of b.skipped) skipped.set(reason, (skipped.get(reason) ?? 0) + times)
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    flaws: [...a.flaws, ...b.flaws],
    skipped,
  }
}

/** Counts a report of vitest on a machine that lacks some things. */
export function countOf(report: Report, root: string, lacks: readonly Lack[]): Count {
  const flaws = flawsOf(report, root)
  const skipped = new Map<string, number>()
  for (const { name, assertionResults } of report.testResults) {
    for (const { status, fullName } of assertionResults) {
      if (!SKIPPED.includes(status)) continue
      const lack = lacks.find(({ concerns }) => concerns(relative(root, name), fullName))
      const reason = lack?.reason ?? BY_ITSELF
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
    }
  }
  return { passed: report.numPassedTests, failed: flaws.length, flaws, skipped }
}

/** Tests that failed, and files that failed outside of their tests. */
function flawsOf({ testResults }: Report, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`]
    return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
}

/** The last lines of a run: why tests were skipped, if any were, and the three numbers. */
export function summary({ passed, failed, skipped }: Count): string[] {
  const all = [...skipped.values()].reduce((a, b) => a + b, 0)
  const reasons = [...skipped].map(([reason, times]) => `${times} skipped: ${reason}`)
  return [...reasons, `${passed} passed, ${failed} failed, ${all} skipped`]
}
