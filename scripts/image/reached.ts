import { readFileSync } from 'node:fs'
import { extname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** What a server runs: the files of the house, and the packages from elsewhere that each of them names. */
export type Needed = ReadonlyMap<string, readonly string[]>

interface Imports {
  /** Loaded together with the file. */
  readonly atOnce: readonly string[]
  /** Loaded when it is needed. */
  readonly later: readonly string[]
}

/** Node takes types away by itself, and reads nothing that only a bundler understands: drawings, styles, raw text. */
const LOADABLE: readonly string[] = ['.ts', '.mjs', '.json']

/**
 * Everything that some files load, and what that loads in turn. A part that Node cannot load, such as the drawn table of
 * a game, is one for browsers and left out with all that only it needs.
 */
export function reachedFrom(root: string, entries: readonly string[]): Needed {
  const found = new Map<string, readonly string[]>()
  const waiting = entries.map((entry) => resolve(root, entry))
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const together = loadedWith(entry)
    if (together === null) continue
    for (const [file, { atOnce, later }] of together) {
      const name = relative(root, file)
      if (found.has(name)) continue
      found.set(name, [...atOnce, ...later].filter(isForeign).map(packageOf))
      waiting.push(...later.flatMap((specifier) => fileOf(specifier, file) ?? []))
    }
  }
  return found
}

/** A file and what is loaded with it; null when Node could not. */
function loadedWith(entry: string): ReadonlyMap<string, Imports> | null {
  const together = new Map<string, Imports>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (together.has(file)) continue
    if (!LOADABLE.includes(extname(file))) return null
    const imports = file.endsWith('.json') ? { atOnce: [], later: [] } : importsOf(file)
    together.set(file, imports)
    for (const specifier of imports.atOnce) waiting.push(...(fileOf(specifier, file) ?? []))
  }
  return together
}

function importsOf(file: string): Imports {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  // What is said of types alone goes away before anything is loaded.
  const stays = ({ start, end }: { start: number; end: number }): boolean =>
    !/^(?:import|export)\s+type\b/.test(source.slice(start, end))
  return {
    atOnce: [
      ...staticImports.filter(stays).map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports
        .filter(stays)
        .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ],
    later: dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(source.slice(start, end))?.[1] ?? [],
    ),
  }
}

const isOwn = (specifier: string): boolean => /^\.|^@vyprava\//.test(specifier)

const isForeign = (specifier: string): boolean => !specifier.startsWith('.') && !specifier.startsWith('node:')

/** The package that a specifier lies in, ours or anybody's. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The file of the house that a specifier means; null for what comes from elsewhere. */
function fileOf(specifier: string, from: string): [string] | null {
  if (!isOwn(specifier)) return null
  if (specifier.startsWith('.')) return [resolve(from, '..', specifier)]
  return [fileURLToPath(import.meta.resolve(specifier))]
}
