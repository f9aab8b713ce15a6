import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import fc from 'fast-check'
import { type RunnerTask, type RunnerTestCase, TestRunner } from 'vitest'
import { Ledger } from './ledger.ts'

/**
 * Runs every test as it is, and then once more with each mutant that it reaches and that nobody has caught yet: a
 * hundred mutants cost little more than one run of the tests. It works in Vitest's worker, in the copy of the house.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const name = nameOf(test)
    const known = ledger.reachedBy(name)
    const alone = hasHooks(test)
    if (known !== null && (alone || !known.some((mutant) => isOpen(name, mutant)))) return
    noteLoaded(test)
    const began = performance.now()
    await run()
    const ms = Math.ceil(performance.now() - began)
    const reaches = [...reached].sort((a, b) => a - b)
    ledger.add({ test: name, reaches, ms })
    reached.clear()
    if (alone) return
    for (const mutant of reaches) {
      if (!isOpen(name, mutant)) continue
      const patience = 10 * ms + 5_000
      ledger.add({ trying: mutant, test: name, until: Date.now() + patience + 20_000 })
      if (!(await fails(test, run, mutant, patience))) continue
      // A test that does not bear to be run twice, or what the mutant has left behind, is no verdict.
      const verdict = (await fails(test, run, null, patience)) ? 'unclear' : 'caught'
      ledger.add({ tried: mutant, test: name, verdict })
    }
    reached.clear()
  }
}

const ledger = new Ledger(String(process.env.VYPRAVA_LEDGER))
const reached = new Set<number>()
let active: number | null = null
let calls = 0
let limit = Number.POSITIVE_INFINITY

/** Whether a mutant is awake. One that goes in circles is stopped where it is met again. */
Object.assign(globalThis, {
  __mutant: (mutant: number): boolean => {
    reached.add(mutant)
    if (mutant !== active) return false
    calls += 1
    if (calls % 256 === 0 && performance.now() > limit) throw new Error('this mutant goes in circles')
    return true
  },
})

// A failure is enough: nobody reads the smallest one.
fc.configureGlobal({ endOnFailure: true })

const isOpen = (test: string, mutant: number): boolean =>
  ledger.verdictOn(mutant) === null && !ledger.asked(test, mutant)

/** What is reached between tests: modules are loaded there, and hooks run. */
function noteLoaded(test: RunnerTask): void {
  if (reached.size > 0) ledger.add({ loaded: [...reached], test: nameOf(test) })
  reached.clear()
}

async function fails(
  test: RunnerTestCase,
  run: () => unknown,
  mutant: number | null,
  patience: number,
): Promise<boolean> {
  active = mutant
  limit = performance.now() + patience
  try {
    await run()
    return test.result?.state === 'fail'
  } catch {
    return true
  } finally {
    active = null
    if (test.result !== undefined) Object.assign(test.result, { state: 'run', errors: undefined })
  }
}

/** What hooks prepared once would not fit a second run. */
function hasHooks(test: RunnerTask): boolean {
  for (let suite = test.suite ?? test.file; ; suite = suite.suite ?? test.file) {
    const hooks = TestRunner.getSuiteHooks(suite)
    if (Object.values(hooks).some((list) => Array.isArray(list) && list.length > 0)) return true
    if (suite === test.file) return false
  }
}

function nameOf(test: RunnerTask): string {
  const names = [test.name]
  for (let { suite } = test; suite !== undefined; { suite } = suite) names.unshift(suite.name)
  return `${relative(process.cwd(), test.file.filepath)} > ${names.join(' > ')} > ${marked(test.file.filepath)}`
}

const marks = new Map<string, string>()

/** Tests of a file that was changed are new ones: they may notice what they let pass before. */
function marked(file: string): string {
  const mark = marks.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  marks.set(file, mark)
  return mark
}
