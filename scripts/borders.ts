import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importedBy, reachedBy } from './reached.ts'

/** Which part of the house a file belongs to, and what that part may import besides its own files. */
interface Part {
  readonly name: string
  readonly files: RegExp
  readonly imports: RegExp
  /** Pure parts know no clock, no chance of their own, no Node, no browser. */
  readonly pure: boolean
}

/** A package of ours or a part of it; a style sheet also as a text. */
const VYPRAVA = (names: string): string => `@vyprava/(?:${names})(?:/[\\w./-]+(?:\\?inline)?)?`
const allow = (...patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`)
const NOTHING = /^$/
const VALIBOT = 'valibot'
const REACT = 'react(?:/jsx-runtime)?'

const PARTS: readonly Part[] = [
  {
    name: 'kernel',
    files: /^packages\/kernel\/src\//,
    imports: allow(VALIBOT, '@noble/hashes/[\\w.]+'),
    pure: true,
  },
  { name: 'geometry', files: /^packages\/geometry\/src\//, imports: NOTHING, pure: true },
  {
    name: 'protocol',
    files: /^packages\/protocol\/src\//,
    imports: allow(VYPRAVA('kernel'), VALIBOT),
    pure: true,
  },
  { name: 'bots', files: /^packages\/bots\/src\//, imports: allow(VYPRAVA('kernel')), pure: true },
  {
    name: 'rules of a game',
    files: /^(?:games|examples)\/[\w-]+\/(?:rules|content|compass|maps)\//,
    imports: allow(VYPRAVA('kernel|geometry'), VALIBOT),
    pure: true,
  },
  {
    name: 'bot of a game',
    files: /^games\/[\w-]+\/bot\//,
    imports: allow(VYPRAVA('kernel|geometry|bots')),
    pure: true,
  },
  {
    name: 'texts of a game',
    files: /^games\/[\w-]+\/texts\//,
    imports: allow(VYPRAVA('kernel|geometry|module'), '@vyprava/atlas/icons/[\\w./-]+'),
    pure: true,
  },
  {
    name: 'table of a game',
    files: /^games\/[\w-]+\/table\//,
    imports: allow(VYPRAVA('kernel|geometry|atlas|module|kit'), REACT),
    pure: false,
  },
  {
    name: 'maker of a game',
    files: /^games\/[\w-]+\/maker\//,
    imports: allow(VYPRAVA('kernel|geometry|atlas|module|kit'), REACT),
    pure: false,
  },
  {
    name: 'door of a game',
    files: /^games\/[\w-]+\/door\//,
    imports: allow(VYPRAVA('atlas|module')),
    pure: true,
  },
  {
    name: 'module',
    files: /^packages\/module\/src\//,
    imports: allow(VYPRAVA('kernel|bots|atlas'), REACT),
    pure: true,
  },
  {
    name: 'kit',
    files: /^packages\/kit\/src\//,
    imports: allow(VYPRAVA('kernel|geometry|atlas'), REACT, 'react-dom'),
    pure: false,
  },
  { name: 'atlas', files: /^packages\/atlas\/src\//, imports: allow(VYPRAVA('kernel'), REACT), pure: false },
  {
    name: 'server, web and lab',
    files: /^packages\/(?:server|web|lab)\/src\//,
    imports: allow(
      VYPRAVA('kernel|bots|atlas|module|kit|protocol|server|examples'),
      '@vyprava/games',
      'node:[\\w/]+',
      '[a-z][\\w-]*(?:/.+)?',
      '@(?!vyprava).+',
    ),
    pure: false,
  },
]

/** Folders of a game without borders of their own: they hold the others together, or are read by nobody. */
const UNBOUND: readonly string[] = ['rulebook', 'test', 'tutorial']

/** What a file does that its part of the house may not. */
export function violations(path: string, source: string): string[] {
  const part = PARTS.find(({ files }) => files.test(path))
  if (part === undefined) {
    const folder = /^games\/[\w-]+\/([\w-]+)\//.exec(path)?.[1]
    return folder === undefined || UNBOUND.includes(folder)
      ? []
      : [`${path}: a game has no folder '${folder}' (see ARCHITECTURE.md)`]
  }
  const { imports, globals } = reachedBy(path, source)
  const found = imports
    .filter((target) => !mayImport(part, path, target))
    .map((target) => `${path}: the ${part.name} may not import '${target}'`)
  if (!part.pure) return found
  return [...found, ...globals.map((word) => `${path}: the ${part.name} may not use ${word}`)]
}

function mayImport(part: Part, path: string, target: string): boolean {
  if (!target.startsWith('.')) return part.imports.test(target)
  const reached = posix.join(posix.dirname(path), target)
  const game = /^games\/([\w-]+)\//.exec(path)?.[1]
  if (game !== undefined) return reached.startsWith(`games/${game}/`) && mayReach(part, reached)
  const home = /^(?:packages|examples)\/[\w-]+\//.exec(path)?.[0]
  return home !== undefined && reached.startsWith(home)
}

/** The folders of a game that are its rules. */
const RULES = ['rules', 'content', 'compass', 'maps'] as const

/** Inside a game the arrows point from the table to the rules, never back. */
function mayReach(part: Part, reached: string): boolean {
  const folder = reached.split('/')[2]
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'rules of a game': RULES,
    'bot of a game': [...RULES, 'bot'],
    'texts of a game': [...RULES, 'texts'],
    'door of a game': ['texts', 'door'],
    'table of a game': [...RULES, 'bot', 'texts', 'table'],
    'maker of a game': [...RULES, 'texts', 'table', 'maker'],
  }
  return allowed[part.name]?.includes(folder) ?? true
}

/** All violations in the tree. */
export function checkBorders(root: string): string[] {
  return sourcesIn(root, ['packages/*/src/**/*.{ts,tsx}', 'games/*/**/*.{ts,tsx}', 'examples/**/*.ts'])
    .filter(({ path }) => !TESTS.test(path) && !path.startsWith('games/testing/'))
    .flatMap(({ path, source }) => violations(path, source))
}

/** Packages that a workspace uses and does not name in its package.json: they are found only by where npm happens to put them. */
export function checkDeclared(root: string): string[] {
  const shared = declaredIn(root)
  return globSync(['packages/*', 'games', 'examples'], { cwd: root }).flatMap((home) => {
    const own = declaredIn(join(root, home))
    const missing = sourcesIn(root, [`${home}/**/*.{ts,tsx}`]).flatMap(({ path, source }) =>
      importedBy(path, source)
        .flatMap((target) => packageOf(target) ?? [])
        .filter(
          (name) => !own.has(name) && !own.has(`@types/${name}`) && !(AROUND.test(path) && shared.has(name)),
        )
        .map((name) => `${home}: ${path} uses '${name}', which ${home}/package.json does not name`),
    )
    return [...new Set(missing)]
  })
}

const TESTS = /\.test\.tsx?$/
/** Tests and what they share may use what the whole house brings for them. */
const AROUND = /\.test\.tsx?$|\/(?:test|testing)\/|\/vite\.config\.ts$/

/** The package that an import reaches; null for a file, a part of Node or what the bundler makes. */
function packageOf(target: string): string | null {
  if (/^(?:\.|node:|virtual:|\/)/.test(target)) return null
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Every package that a package.json names, and its own name. */
function declaredIn(folder: string): ReadonlySet<string> {
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })])
}

function sourcesIn(
  root: string,
  globs: readonly string[],
): { readonly path: string; readonly source: string }[] {
  return globSync(globs, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) => ({
    path,
    source: readFileSync(join(root, path), 'utf8'),
  }))
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const found = [...checkBorders(root), ...checkDeclared(root)]
  for (const line of found) console.error(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
