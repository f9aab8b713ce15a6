/// Lays out what a container holds, and nothing else: `node scripts/image.ts <folder>`. The Dockerfile calls this, and
/// tests run the server from such a folder.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildIfStale } from './build.ts'
import { leanManifests } from './image/manifests.ts'
import { reachedFrom } from './image/reached.ts'

const root = join(import.meta.dirname, '..')

/** Where processes and threads begin: the server, its bots, and the operators' commands. */
const ENTRIES = [
  'packages/server/src/serve.ts',
  'packages/server/src/bots/worker.ts',
  'packages/server/src/store/checkpoint-worker.ts',
  'packages/lab/bin/vyprava.mjs',
  'packages/lab/src/operate.ts',
]
const BESIDES = ['LICENSE', 'NOTICE', 'packages/web/dist']

/** The steps, in this order. */
const STEPS: readonly (readonly [said: string, (tree: string) => void | Promise<void>])[] = [
  ['builds the app', () => buildIfStale()],
  ['copies what the server runs', copySources],
  ['installs what the lock file names for it', install],
  ['takes away what other machines need', tidy],
]

const [given] = process.argv.slice(2)
if (given === undefined || (existsSync(given) && readdirSync(given).length > 0)) {
  console.error('Name a folder that is empty or not there yet: node scripts/image.ts <folder>')
  process.exit(2)
}
const target = resolve(given)
for (const [said, step] of STEPS) {
  console.error(`image: ${said} ...`)
  await step(target)
}
console.log(
  `${target}: ${megabytes(target)} MB, of which ${megabytes(join(target, 'node_modules'))} MB are packages`,
)

function copySources(tree: string): void {
  const running = reachedFrom(root, ENTRIES)
  for (const file of [...running.keys(), ...BESIDES])
    cpSync(join(root, file), join(tree, file), { recursive: true })
  for (const [file, content] of leanManifests(root, running)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `${JSON.stringify(content, null, 2)}\n`)
  }
}

/** No scripts of packages are run: what is native comes ready-made. */
function install(tree: string): void {
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: tree, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: tree, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Error('npm ci failed: see above')
}

/** The embedded database brings itself for eight platforms, and its sources. */
function tidy(tree: string): void {
  const database = join(tree, 'node_modules/better-sqlite3-13')
  for (const part of ['deps', 'src', 'binding.gyp']) rmSync(join(database, part), { recursive: true })
  const ours = new Set([`${process.platform}-${process.arch}.node`, `linuxmusl-${process.arch}.node`])
  for (const built of readdirSync(join(database, 'prebuilds')))
    if (!ours.has(built)) rmSync(join(database, 'prebuilds', built))
}

function megabytes(folder: string): number {
  const files = globSync('**/*', { cwd: folder }).map((name) => statSync(join(folder, name)))
  const bytes = files.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
  return Math.round(bytes / 1e6)
}
