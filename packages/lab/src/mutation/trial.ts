import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Ledger, type Verdict } from './ledger.ts'
import type { Mutant } from './mutants.ts'
import { type Switch, withSwitches } from './switches.ts'

/** Long tests play whole games or wait for a network: they are asked only about what the short ones let pass. */
const LONG =
  /conformance|bot|games\.test|table\/choices|levels|lively|market|chances|knowledge|strength|naive|long-games|processes|faults|fuzz|operate|image|retention|sockets|presence|silent/
/** Whoever takes so much longer than without a mutant hangs. */
const PATIENCE = 5
const LEAST_PATIENCE_MS = 300_000
/** So many quick files are asked before all others. */
const FEW = 3
const CONFIG = 'vitest.mutants.config.ts'

/**
 * The house's own configuration, first the tests of the rules and the long ones last; with the runner one worker, so
 * that one mutant is awake.
 */
const CONFIG_TEXT = `import { BaseSequencer } from 'vitest/node'
import config from './vitest.config.ts'
const rank = ({ moduleId }) => (${LONG}.test(moduleId) ? 2 : Number(!moduleId.includes('/test/')))
class LongLast extends BaseSequencer {
  sort(files) { return files.toSorted((a, b) => rank(a) - rank(b)) }
}
const awake = process.env.VYPRAVA_LEDGER === undefined ? {} : { runner: './packages/lab/src/mutation/runner.ts', maxWorkers: 1 }
const test = { ...config.test, sequence: { sequencer: LongLast }, ...awake }
test.projects = test.projects.map((project) => ({ ...project, test: { ...project.test, ...awake } }))
export default { test }
`

/**
 * Runs the tests with all mutants in the sources, asleep, and wakes one after another in each test that reaches it.
 * Whoever goes in circles out of reach is stopped from outside, and the tests go on with the others.
 */
export async function tryAwake(
  folder: string,
  tests: readonly string[],
  chosen: readonly Mutant[],
  ledgerFile: string,
  deadline: number,
): Promise<void> {
  const switches = chosen.flatMap((mutant, number): Switch[] =>
    mutant.choice === null ? [] : [{ number, mutant, choice: mutant.choice }],
  )
  const files = new Set(switches.map(({ mutant }) => mutant.file))
  const sources = new Map([...files].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  for (const [file, source] of sources) {
    const here = switches.filter(({ mutant }) => mutant.file === file)
    writeFileSync(join(folder, file), withSwitches(source, here))
  }
  const env = { ...process.env, VYPRAVA_LEDGER: ledgerFile }
  while (Date.now() < deadline) {
    if (await guarded(vitest(folder, tests, env), ledgerFile, deadline)) break
  }
  for (const [file, source] of sources) writeFileSync(join(folder, file), source)
}

/** Whether the tests came to their end. */
async function guarded(child: ChildProcess, ledgerFile: string, deadline: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    await wait(500)
    const last = JSON.parse(readFileSync(ledgerFile, 'utf8').trimEnd().split('\n').slice(1).at(-1) ?? '{}')
    const hangs = last.until !== undefined && Date.now() > last.until
    if (hangs) new Ledger(ledgerFile).add({ tried: last.trying, test: last.test, verdict: 'hung' })
    if (!hangs && Date.now() < deadline) continue
    end(child)
    return false
  }
  return true
}

/**
 * Runs test files, which usually take so long, with a mutant in the source from the start, a few of them first. Null when
 * time was up before they had come to an end.
 */
export async function tryMutant(
  folder: string,
  mutant: Mutant,
  parts: readonly (readonly string[])[],
  usualMs: number,
  deadline: number,
): Promise<Verdict | null> {
  const path = join(folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.slice(0, mutant.start) + mutant.put + source.slice(mutant.end))
  try {
    for (const words of parts) {
      const verdict = await runTests(folder, words, LEAST_PATIENCE_MS + PATIENCE * usualMs, deadline)
      if (verdict !== 'survived') return verdict
    }
    return 'survived'
  } finally {
    writeFileSync(path, source)
  }
}

/** Which tests are asked, and in which order: the files that reach a mutant, and then all of them if it concerns all. */
export function partsOf(files: readonly string[], all: readonly string[] | null): readonly string[][] {
  return [files.slice(0, FEW), [...(all ?? files.slice(FEW))]].filter((part) => part.length > 0)
}

async function runTests(
  folder: string,
  words: readonly string[],
  mostMs: number,
  deadline: number,
): Promise<Verdict | null> {
  const child = vitest(folder, ['--bail', '1', ...words], process.env)
  const { promise, resolve, reject } = Promise.withResolvers<Verdict | null>()
  const patience = Math.min(mostMs, deadline - Date.now())
  const timer = setTimeout(() => {
    end(child)
    resolve(patience < mostMs ? null : 'hung')
  }, patience)
  child.on('error', reject)
  child.on('exit', (code) => {
    clearTimeout(timer)
    resolve(code === 0 ? 'survived' : 'caught')
  })
  return promise
}

function vitest(folder: string, words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  writeFileSync(join(folder, CONFIG), CONFIG_TEXT)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', CONFIG, '--reporter', 'dot', ...words]
  return spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true })
}

/** With everything that it started. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}
