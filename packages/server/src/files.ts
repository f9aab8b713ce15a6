import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^text\/|json|svg/
/** For what the build has not compressed already: people wait for it, so quick rather than small. */
const QUICK = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }

/** A file as it goes out. */
export interface ServedFile {
  readonly type: string
  /** Whether its name changes with its contents, so that it may be kept for good. */
  readonly lasting: boolean
  readonly body: Buffer
  readonly encoding: 'br' | 'gzip' | null
}

/** Serves the files of one folder, and nothing outside of it; what the build has compressed, or compressed once and kept. */
export class Files {
  readonly #root: string
  readonly #kept = new Map<string, ServedFile>()

  constructor(root: string) {
    this.#root = root
  }

  /** The file behind a path of an address, or null when there is none. */
  find(path: string, accepts: string): ServedFile | null {
    const file = this.#locate(path)
    if (file === null) return null
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const encoding = COMPRESSIBLE.test(type) ? preferred(accepts) : null
    const key = `${encoding} ${statSync(file).mtimeMs} ${file}`
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const body = encoded(file, encoding)
    const served = { type, lasting: file.includes(`${sep}assets${sep}`), body, encoding }
    this.#kept.set(key, served)
    return served
  }

  #locate(path: string): string | null {
    let name: string
    try {
      name = decodeURIComponent(path)
    } catch {
      return null
    }
    const file = normalize(join(this.#root, name.endsWith('/') ? `${name}index.html` : name))
    if (name.includes('\0') || !file.startsWith(this.#root + sep)) return null
    return existsSync(file) && statSync(file).isFile() && !name.includes('/.') ? file : null
  }
}

function encoded(file: string, encoding: ServedFile['encoding']): Buffer {
  if (encoding === 'br' && isBuilt(file)) return readFileSync(`${file}.br`)
  const raw = readFileSync(file)
  if (encoding === 'br') return brotliCompressSync(raw, QUICK)
  return encoding === 'gzip' ? gzipSync(raw) : raw
}

/** Whether the build has compressed this very file, and not one that somebody has changed since. */
function isBuilt(file: string): boolean {
  const built = statSync(`${file}.br`, { throwIfNoEntry: false })
  return built !== undefined && built.mtimeMs >= statSync(file).mtimeMs
}

const preferred = (accepts: string): 'br' | 'gzip' | null =>
  /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null
