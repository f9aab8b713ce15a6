import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'

/** What the tests said of a mutant. One that hangs them is noticed, too. */
export type Verdict = 'caught' | 'hung' | 'survived'

/** Runs the tests that belong to a mutant in the copy of the house, the quick ones first. */
export async function tryMutant(folder: string, tests: readonly string[], mutant: Mutant): Promise<Verdict> {
  const path = join(folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.slice(0, mutant.start) + mutant.put + source.slice(mutant.end))
  try {
    return await judge(folder, tests)
  } finally {
    writeFileSync(path, source)
  }
}

/** Long tests play whole games: they are asked only about what the short ones let pass. */
const LONG = ['**/*conformance*', '**/*bot*', '**/*games.test.ts', '**/*processes*', '**/*fuzz*']
const PATIENCE_MS = 300_000

export async function judge(folder: string, tests: readonly string[]): Promise<Verdict> {
  const quick = await runTests(folder, [...tests, ...LONG.flatMap((glob) => ['--exclude', glob])])
  return quick === 'survived' ? runTests(folder, tests) : quick
}

function runTests(folder: string, words: readonly string[]): Promise<Verdict> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--reporter', 'dot', ...words]
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true })
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    resolve('hung')
  }, PATIENCE_MS)
  child.on('error', reject)
  child.on('exit', (code) => {
    clearTimeout(timer)
    resolve(code === 0 ? 'survived' : 'caught')
  })
  return promise
}
