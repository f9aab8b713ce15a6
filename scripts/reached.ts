import { type ESTree, parseSync, Visitor } from 'vite'

/** What a file reaches outside itself. */
interface Reached {
  /** What it imports, exports on or names as the home of a type. */
  readonly imports: readonly string[]
  /** Clock, chance, Node and browser, by the names that everybody may use without an import. */
  readonly globals: readonly string[]
}

const IMPURE: ReadonlySet<string> = new Set([
  'Date',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
  'structuredClone',
])

/** Every package and file that a file imports; without its syntax tree, since all files of the house are asked. */
export function importedBy(path: string, source: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(source.slice(start, end))?.[1] ?? [],
    ),
  ]
}

/** Read from the syntax tree, so that comments, texts and templates are what they are. */
export function reachedBy(path: string, source: string): Reached {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const imports: string[] = []
  const globals = new Set<string>()
  /** Names of fields, and `Math` where one of its functions is called by name. */
  const harmless = new Set<ESTree.Node>()
  new Visitor({
    ImportDeclaration: ({ source: from }) => void imports.push(from.value),
    ExportAllDeclaration: ({ source: from }) => void imports.push(from.value),
    ExportNamedDeclaration({ source: from }) {
      if (from !== null) imports.push(from.value)
    },
    ImportExpression({ source: from }) {
      if (from.type === 'Literal' && typeof from.value === 'string') imports.push(from.value)
    },
    TSImportType: ({ source: from }) => void imports.push(from.value),
    MemberExpression({ object, property, computed }) {
      if (computed) return
      harmless.add(property)
      if (isNamed(object, 'Math') && !isNamed(property, 'random')) harmless.add(object)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) harmless.add(key)
    },
    MethodDefinition: ({ key, computed }) => void (computed || harmless.add(key)),
    PropertyDefinition: ({ key, computed }) => void (computed || harmless.add(key)),
    TSPropertySignature: ({ key, computed }) => void (computed || harmless.add(key)),
    TSMethodSignature: ({ key, computed }) => void (computed || harmless.add(key)),
    Identifier(node) {
      if (harmless.has(node)) return
      if (node.name === 'Math') globals.add('Math.random')
      else if (IMPURE.has(node.name)) globals.add(node.name)
    },
  }).visit(program)
  return { imports, globals: [...globals] }
}

const isNamed = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name
