import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rooms } from '../games/registry.ts'

/** How many checks of a part passed and failed. */
interface Count {
  readonly passed: number
  readonly failed: number
}

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const scratch = mkdtempSync(join(tmpdir(), 'vyprava-test-'))

/** Everything that `npm test` runs. */
const PARTS: Readonly<Record<string, () => Promise<Count>>> = {
  types: async () =>
    sum(await one('tsc', '-p', 'tsconfig.json'), await one('tsc', '-p', 'tsconfig.pure.json')),
  lint: () => one('biome', 'ci', '--error-on-warnings', '.'),
  dead: () => one('knip', '--no-progress'),
  unit: () => vitest('vitest.config.ts'),
  golden: () => one('vyprava', 'golden'),
  rules: () =>
    each(
      rooms.map(({ id }) => id),
      (id) => one('vyprava', 'rules', id),
    ),
  content: () =>
    each(
      rooms.map(({ id }) => id),
      (id) => one('vyprava', 'content', 'check', id),
    ),
  browser: () => vitest('vitest.browser.config.ts', '--project=browser'),
  /** What measures: alone, so that nothing else is measured. */
  timed: () => vitest('vitest.browser.config.ts', '--project=timed'),
}

/** In this order; parts of one step at the same time: pages mostly wait, and leave room for what computes. */
const STEPS: readonly (readonly string[])[] = [
  ['types'],
  ['lint'],
  ['dead'],
  ['unit', 'browser'],
  ['golden'],
  ['rules'],
  ['content'],
  ['timed'],
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part '${unknown[0]}'; parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

let total: Count = { passed: 0, failed: 0 }
for (const step of STEPS) {
  const parts = step.filter((name) => asked.length === 0 || asked.includes(name))
  for (const count of await Promise.all(parts.map(runPart))) total = sum(total, count)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runPart(name: string): Promise<Count> {
  const start = performance.now()
  console.log(`\n== ${name}`)
  const count = await PARTS[name]()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\n== ${name}: ${count.failed === 0 ? 'good' : 'FAILED'} (${seconds} s)`)
  return count
}

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function one(command: string, ...args: readonly string[]): Promise<Count> {
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(config: string, ...more: readonly string[]): Promise<Count> {
  const report = join(scratch, `${config}${more.join('')}.json`)
  mkdirSync(scratch, { recursive: true })
  const code = await run('vitest', [
    'run',
    `--config=${config}`,
    ...more,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function each(names: readonly string[], check: (name: string) => Promise<Count>): Promise<Count> {
  let count: Count = { passed: 0, failed: 0 }
  for (const name of names) count = sum(count, await check(name))
  return count
}

function sum(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}
