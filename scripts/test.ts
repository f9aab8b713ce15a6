import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { rooms } from '../games/registry.ts'

/** How many checks of a part passed and failed, and which ones failed, in words. */
interface Count {
  readonly passed: number
  readonly failed: number
  readonly flaws: readonly string[]
}

/** What we read of vitest's report. */
interface Report {
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

const NONE: Count = { passed: 0, failed: 0, flaws: [] }

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
  golden: () => each((id) => one('vyprava', 'golden', id)),
  rules: () => each((id) => one('vyprava', 'rules', id)),
  content: () => each((id) => one('vyprava', 'content', 'check', id)),
  browser: () => vitest('vitest.browser.config.ts', '--project=browser'),
  /** What measures: alone, so that nothing else is measured. */
  timed: () => vitest('vitest.browser.config.ts', '--project=timed'),
}

/**
 * In this order; parts of one step at the same time. Unit tests and browsers use all cores by themselves: side by side
 * they take as long as one after the other, and whatever waits for a page waits longer.
 */
const STEPS: readonly (readonly string[])[] = [
  ['types', 'lint', 'dead', 'golden', 'rules', 'content'],
  ['unit'],
  ['browser'],
  ['timed'],
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part '${unknown[0]}'; parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

let total = NONE
for (const step of STEPS) {
  const parts = step.filter((name) => asked.length === 0 || asked.includes(name))
  for (const count of await Promise.all(parts.map(runPart))) total = sum(total, count)
}
for (const flaw of total.flaws) console.log(`\nFAILED ${flaw}`)
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
  if ((await run(command, args)) === 0) return { ...NONE, passed: 1 }
  return { ...NONE, failed: 1, flaws: [`${command} ${args.join(' ')}`] }
}

async function vitest(config: string, ...more: readonly string[]): Promise<Count> {
  const path = join(scratch, `${config}${more.join('')}.json`)
  mkdirSync(scratch, { recursive: true })
  const code = await run('vitest', [
    'run',
    `--config=${config}`,
    ...more,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ])
  if (!existsSync(path)) return { ...NONE, failed: 1, flaws: [`vitest ${config} left no report`] }
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  const flaws = flawsOf(report)
  if (code !== 0 && flaws.length === 0)
    flaws.push(`vitest ${config} ended with ${code}: see its errors above`)
  return { passed: report.numPassedTests, failed: flaws.length, flaws }
}

/** Tests that failed, and files that failed outside of their tests. */
function flawsOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`]
    return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
}

/** All games at the same time. */
async function each(check: (game: string) => Promise<Count>): Promise<Count> {
  const counts = await Promise.all(rooms.map(({ id }) => check(id)))
  return counts.reduce(sum, NONE)
}

function sum(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, flaws: [...a.flaws, ...b.flaws] }
}
