import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Needed } from './reached.ts'

/** What we read of a package's manifest, and of its entry in the lock file; the rest is passed on. */
interface Manifest {
  readonly [field: string]: unknown
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

interface Lock {
  readonly [field: string]: unknown
  readonly packages: Readonly<Record<string, Manifest>>
}

/** Manifests and the lock file of a tree that has no tools in it, by their places. */
export function leanManifests(root: string, running: Needed): ReadonlyMap<string, object> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const lock = read('package-lock.json') as Lock
  const places = workspacesOf(lock).filter((place) => namedIn(place, running).size > 0)
  const kept = new Map<string, object>()
  for (const place of places) {
    const named = namedIn(place, running)
    kept.set(join(place, 'package.json'), lean(read(join(place, 'package.json')) as Manifest, named))
  }
  const whole = read('package.json') as Manifest
  kept.set('package.json', { ...lean(whole, new Set()), workspaces: places })
  kept.set('package-lock.json', leanLock(lock, places, running))
  return kept
}

/** The folders of our own packages, as the lock file names them. */
const workspacesOf = ({ packages }: Lock): string[] =>
  Object.keys(packages).filter((place) => place !== '' && !place.includes('node_modules'))

/** The packages that files in a folder name, and that folder's own so that one of ours without any counts too. */
function namedIn(place: string, running: Needed): ReadonlySet<string> {
  const inside = [...running].filter(([file]) => file.startsWith(`${place}/`))
  return new Set(inside.flatMap(([, packages]) => ['', ...packages]))
}

/** Without what only developers need, and without what nothing in the tree names. */
function lean(manifest: Manifest, named: ReadonlySet<string>): Manifest {
  const { devDependencies: _, optionalDependencies: __, scripts: ___, dependencies, ...rest } = manifest
  const needed = Object.entries(dependencies ?? {}).filter(([name]) => named.has(name))
  return needed.length === 0 ? rest : { ...rest, dependencies: Object.fromEntries(needed) }
}

/**
 * The same versions with the same fingerprints, and fewer of them. Without it `npm ci` would ask for the native
 * packages of every tool on every platform, and a lock file that was written beside a mirror does not name them all.
 */
function leanLock(lock: Lock, places: readonly string[], running: Needed): Lock {
  const packages: Record<string, Manifest> = {}
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '') packages[place] = { ...lean(entry, new Set()), workspaces: places }
    else if (places.includes(place)) packages[place] = lean(entry, namedIn(place, running))
    else if (isNeeded(place, entry, places)) packages[place] = withoutOptional(entry)
  }
  return { ...lock, packages }
}

function isNeeded(place: string, entry: Manifest, places: readonly string[]): boolean {
  if (!place.includes('node_modules/') || entry.dev || entry.optional || entry.devOptional) return false
  return entry.link !== true || places.includes(String(entry.resolved))
}

const withoutOptional = ({ optionalDependencies: _, ...entry }: Manifest): Manifest => entry
