import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const web = join(root, 'packages/web')
const stamp = join(web, 'dist', '.built-from')

/** Everything that the app is built from. */
const SOURCES = [
  'package-lock.json',
  'packages/{web,kit,atlas,kernel,geometry,bots,protocol}/{src,public}/**/*',
  'packages/web/{index.html,vite.config.ts}',
  'games/*.ts',
  'games/*/*.ts',
  'games/*/!(test)/**/*',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
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
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.error('Building the app ...')
  process.env.NODE_ENV = 'production'
  await build({ root: web, mode: 'production', logLevel: 'warn' })
  await compress()
  writeFileSync(stamp, now)
}
