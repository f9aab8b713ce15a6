import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modules } from '../games/registry.ts'
import { CHROMIUM, noBrowser } from '../games/testing/chromium.ts'
import { postgresBin } from '../packages/server/testing/postgres.ts'
import { type Count, countOf, type Lack, NONE, type Report, sum, summary } from './count.ts'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const scratch = mkdtempSync(join(tmpdir(), 'vyprava-test-'))

/** What tests need that this machine lacks. In CI those tests do not skip themselves: they fail. */
const LACKS: readonly Lack[] = [
  ...(noBrowser
    ? [
        {
          reason: `no Chromium at ${CHROMIUM} (install one or set CHROMIUM)`,
          concerns: (file: string) => file.endsWith('.browser.test.ts'),
        },
      ]
    : []),
  ...(postgresBin() === null
    ? [
        {
          reason: 'no PostgreSQL (on Debian: apt-get install postgresql)',
          concerns: (_: string, test: string) => test.includes('PostgreSQL'),
        },
      ]
    : []),
]

/** Everything that `npm test` runs. */
const PARTS: Readonly<Record<string, () => Promise<Count>>> = {
  types: async () => {
    const whole = await one('tsc', '-p', 'tsconfig.json')
    const pure = await one('tsc', '-p', 'tsconfig.pure.json')
    return [whole, pure, await one('tsc', '-p', 'tsconfig.worker.json')].reduce(sum)
  },
  lint: () => one('biome', 'ci', '--error-on-warnings', '.'),
  dead: () => one('knip', '--no-progress'),
  operate: () => vitest('vitest.config.ts', '--project=operate'),
  unit: () => vitest('vitest.config.ts', '--project=unit', '--project=plain'),
  golden: () => each((id) => one('vyprava', 'golden', id)),
  rules: () => each((id) => one('vyprava', 'rules', id)),
  content: () => each((id) => one('vyprava', 'content', 'check', id)),
  browser: () => vitest('vitest.browser.config.ts'),
}

/**
 * In this order; parts of one step at the same time. Unit tests and browsers use all cores by themselves: side by side
 * they take as long as one after the other, and whatever waits for a page waits longer.
 */
const STEPS: readonly (readonly string[])[] = [
  ['types', 'lint', 'dead', 'golden', 'rules', 'content', 'operate'],
  ['unit'],
  ['browser'],
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
console.log(`\n${summary(total).join('\n')}`)
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
  const count = countOf(report, root, LACKS)
  if (code === 0 || count.failed > 0) return count
  return { ...count, failed: 1, flaws: [`vitest ${config} ended with ${code}: see its errors above`] }
}

/** All games at the same time. */
async function each(check: (game: string) => Promise<Count>): Promise<Count> {
  const counts = await Promise.all(modules.map(({ id }) => check(id)))
  return counts.reduce(sum, NONE)
}
