import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

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
    imports: allow(VYPRAVA('kernel|geometry|atlas')),
    pure: true,
  },
  {
    name: 'table of a game',
    files: /^games\/[\w-]+\/table\//,
    imports: allow(VYPRAVA('kernel|geometry|atlas|kit'), REACT),
    pure: false,
  },
  {
    name: 'maker of a game',
    files: /^games\/[\w-]+\/maker\//,
    imports: allow(VYPRAVA('kernel|geometry|atlas|kit'), REACT),
    pure: false,
  },
  {
    name: 'door of a game',
    files: /^games\/[\w-]+\/door\//,
    imports: allow(VYPRAVA('atlas')),
    pure: false,
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
      VYPRAVA('kernel|bots|atlas|kit|protocol|server|examples'),
      '@vyprava/games(?:/doors)?',
      'node:[\\w/]+',
      '[a-z][\\w-]*(?:/.+)?',
      '@(?!vyprava).+',
    ),
    pure: false,
  },
]

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
const IMPURE =
  /\b(?:Math\.random|Date\b|performance\b|process\b|globalThis\b|document\b|localStorage\b|setTimeout|setInterval|fetch\(|crypto\b|console\b|structuredClone)/g

/** What a file does that its part of the house may not. */
export function violations(path: string, source: string): string[] {
  const part = PARTS.find(({ files }) => files.test(path))
  if (part === undefined) return []
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, '')
  const found: string[] = []
  for (const match of code.matchAll(IMPORT)) {
    const target = match[1] ?? match[2] ?? match[3]
    if (!mayImport(part, path, target)) found.push(`${path}: the ${part.name} may not import '${target}'`)
  }
  if (part.pure) {
    const words = code.replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''")
    for (const [word] of words.matchAll(IMPURE)) found.push(`${path}: the ${part.name} may not use ${word}`)
  }
  return found
}

function mayImport(part: Part, path: string, target: string): boolean {
  if (!target.startsWith('.')) return part.imports.test(target)
  const reached = posix.join(posix.dirname(path), target)
  const room = /^games\/([\w-]+)\//.exec(path)?.[1]
  if (room !== undefined) return reached.startsWith(`games/${room}/`) && mayReach(part, reached)
  const home = /^(?:packages|examples)\/[\w-]+\//.exec(path)?.[0]
  return home !== undefined && reached.startsWith(home)
}

/** The folders of a room that are its rules. */
const RULES = ['rules', 'content', 'compass', 'maps'] as const

/** Inside a room the arrows point from the table to the rules, never back. */
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
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'games/*/**/*.{ts,tsx}', 'examples/**/*.ts'], {
    cwd: root,
  })
  return files
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
    .flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')))
}

if (import.meta.main) {
  const found = checkBorders(join(import.meta.dirname, '..'))
  for (const line of found) console.error(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
