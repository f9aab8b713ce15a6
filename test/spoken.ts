import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** A text of ours in Czech or Slovak, and where it stands. */
export interface Spoken {
  readonly language: 'cs' | 'sk'
  readonly at: string
  readonly text: string
}

const paths = (patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The language of a thing by its name: `cs`, `takebacksCs`, `CS`. */
const languageOf = (name: string): 'cs' | 'sk' | 'en' | null => {
  const found = /(?:^|[a-z])(cs|sk|en|Cs|Sk|En)$|^(CS|SK|EN)$/.exec(name)
  const said = (found?.[1] ?? found?.[2])?.toLowerCase()
  return said === 'cs' || said === 'sk' || said === 'en' ? said : null
}

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

/** Strings of a file of words; where several languages share a file, those under names of a language. */
function stringsIn(path: string, whole: 'cs' | 'sk' | null): Spoken[] {
  const source = read(path)
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const ranges: { readonly language: 'cs' | 'sk' | 'en'; readonly start: number; readonly end: number }[] = []
  const strings: { readonly text: string; readonly start: number }[] = []
  const mark = (name: string, { start, end }: ESTree.Node) => {
    const language = languageOf(name)
    if (language !== null) ranges.push({ language, start, end })
  }
  new Visitor({
    Property: ({ key, value }) => mark(nameOf(key), value),
    VariableDeclarator: ({ id, init }) => {
      if (init !== null) mark(nameOf(id), init)
    },
    ImportDeclaration: ({ source: from }) =>
      ranges.push({ language: 'en', start: from.start, end: from.end }),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') strings.push({ text: value, start })
    },
    // What a template is filled with may be anything: a sign that is no letter stands for it.
    TemplateLiteral: ({ quasis, start }) => {
      strings.push({ text: quasis.map(({ value }) => value.cooked ?? value.raw).join('…'), start })
    },
  }).visit(program)
  return strings.flatMap(({ text, start }) => {
    const inside = ranges.filter((range) => range.start <= start && start < range.end)
    const language = inside.length === 0 ? whole : inside[inside.length - 1].language
    if (language === null || language === 'en') return []
    return [{ language, at: `${path}:${source.slice(0, start).split('\n').length}`, text }]
  })
}

/** Every text under a key of a language, in names and stories. */
function* storiesIn(path: string, node: unknown, language: 'cs' | 'sk' | null = null): Generator<Spoken> {
  if (typeof node === 'string') {
    if (language !== null) yield { language, at: path, text: node }
  } else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'en') yield* storiesIn(path, value, key === 'cs' || key === 'sk' ? key : language)
    }
}

const rulesOf = (path: string, language: 'cs' | 'sk'): Spoken[] =>
  read(path)
    .split('\n')
    .flatMap((text, line) => (text === '' ? [] : [{ language, at: `${path}:${line + 1}`, text }]))

const bothIn = (patterns: (language: 'cs' | 'sk') => readonly string[], of: typeof rulesOf): Spoken[] =>
  (['cs', 'sk'] as const).flatMap((language) =>
    paths(patterns(language)).flatMap((path) => of(path, language)),
  )

/** Messages of the app, of the server and of the games, and what stands on the doors. */
export const messages = (): Spoken[] => [
  ...bothIn(
    (language) => [
      `packages/{web,server}/src/texts/${language}.ts`,
      `packages/web/src/texts/*-${language}.ts`,
      `games/*/texts/${language}/*.ts`,
    ],
    stringsIn,
  ),
  ...paths([
    'packages/web/src/texts/{taglines,takebacks}.ts',
    'packages/module/src/texts/*.ts',
    'games/*/texts/door.ts',
  ]).flatMap((path) => stringsIn(path, null)),
]

/** Names and stories. */
export const stories = (): Spoken[] =>
  paths('games/*/content/**/*.json').flatMap((path) => [...storiesIn(path, JSON.parse(read(path)))])

/** The four rulebooks, line by line. */
export const rules = (): Spoken[] => bothIn((language) => [`games/*/rulebook/${language}.md`], rulesOf)
