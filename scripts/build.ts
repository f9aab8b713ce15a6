import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const web = join(root, 'packages/web')
const stamp = join(web, 'dist', '.built-from')

/** Everything that the app is built from. */
const SOURCES = [
  'package-lock.json',
  'packages/{web,kit,atlas,module,kernel,geometry,bots,protocol}/{src,public}/**/*',
  'packages/web/{index.html,vite.config.ts}',
  'games/*.ts',
  'games/*/*.ts',
  'games/*/!(test)/**/*',
]
/** What lies among it and serves tests alone. */
const FOR_TESTS = /[\\/]games[\\/]testing[\\/]|\.test\.tsx?$/

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !FOR_TESTS.test(file))
    .sort()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** As small as it gets, once, beside each file that is worth it: the server need not do it while people wait. */
async function compress(): Promise<void> {
  const dist = join(web, 'dist')
  const files = globSync('**/*.{css,html,js,json,svg,webmanifest}', { cwd: dist })
  await Promise.all(
    files.map(async (name) => {
      const file = join(dist, name)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
    }),
  )
}

/** Builds the app unless what lies in `dist` was built from the very same sources. */
export async function buildIfStale(): Promise<void> {
  const now = fingerprint()
  const isFresh = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  if (isFresh()) return
  await alone(async () => {
    if (isFresh()) return
    console.error('Building the app ...')
    process.env.NODE_ENV = 'production'
    await build({ root: web, mode: 'production', logLevel: 'warn' })
    await compress()
    writeFileSync(stamp, now)
  })
}

/** Two builds at once would take each other's files away: the second one waits. */
async function alone(work: () => Promise<void>): Promise<void> {
  const lock = join(web, 'node_modules', '.building')
  mkdirSync(join(web, 'node_modules'), { recursive: true })
  while (!taken(lock)) await setTimeout(500)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes the lock, unless a process that is alive has it. */
function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
