import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'sw.js'

/** Builds the service worker and tells it which files there are. */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'vyprava:service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: WORKER })
    },
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder')
        const worker = join(dir, WORKER)
        const code = readFileSync(worker, 'utf8')
        if (/\bimport\b|\bexport\b/.test(code)) throw new Error(`${WORKER} must be a single script`)
        writeFileSync(worker, `self.build=${JSON.stringify(filesOf(dir, code))};${code}`)
      },
    },
  }
}

/** Every file of the build but the worker itself and what is hidden; the first page by its address. */
function filesOf(dir: string, code: string): { readonly name: string; readonly files: string[] } {
  const hash = createHash('sha256').update(code)
  const files = globSync('**/*', { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== WORKER)
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  for (const file of files) hash.update(file.slice(dir.length)).update(readFileSync(file))
  const addresses = files.map((file) => file.slice(dir.length + 1).replaceAll(sep, '/'))
  return {
    name: hash.digest('hex').slice(0, 16),
    files: addresses.map((address) => (address === 'index.html' ? './' : address)),
  }
}

const NOT_FOR_THINKING = /^\.\/(?:table|texts|tutorial|rulebook)\//
const DOOR = './door/index.ts'
const NOTHING = '\0nothing'
const NO_DOOR = '\0no-door'

/** Bots need the rules of a game and none of what people see: the worker is built without the rest. */
export function rulesOnly(): Plugin {
  return {
    name: 'vyprava:rules-only',
    enforce: 'pre',
    resolveId(wanted, importer) {
      if (importer === undefined || !/\/games\/[^/]+\/module\.ts$/.test(importer)) return null
      if (wanted === DOOR) return NO_DOOR
      return NOT_FOR_THINKING.test(wanted) ? NOTHING : null
    },
    load(id) {
      if (id === NO_DOOR) return 'export const door = undefined'
      return id === NOTHING ? 'export default null' : null
    },
  }
}
