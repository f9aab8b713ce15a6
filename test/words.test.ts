import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Where pages and tables are drawn. Words live in `texts/` and `rulebook/`; the gallery is for us alone. */
const DRAWN = ['packages/web/src/**/*.{ts,tsx}', 'games/*/table/**/*.{ts,tsx}']
const WORDY = /^packages\/web\/src\/(?:texts|gallery)\/|\.test\.tsx?$/

/** Drawings made of strings: what stands between the tags of a text. */
const INKED = />([^<>]*)<\/(?:text|tspan|title|desc)>/g

/** Attributes that are shown or read aloud. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** What is no word of any language: our own name. */
const NAMES: readonly string[] = ['Výprava']

const isLanguage = (text: string): boolean =>
  /\p{L}/u.test(text.replaceAll(/&#?\w+;/g, '')) && !NAMES.includes(text.trim())

/** The strings that an expression may become: literals, templates, and both ways of a choice. */
function* stringsOf(node: ESTree.Node): Generator<{ readonly text: string; readonly start: number }> {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield { text: node.value, start: node.start }
      return
    case 'TemplateLiteral':
      for (const { value, start } of node.quasis) yield { text: value.cooked ?? value.raw, start }
      for (const part of node.expressions) yield* stringsOf(part)
      return
    case 'ConditionalExpression':
      yield* stringsOf(node.consequent)
      yield* stringsOf(node.alternate)
      return
    case 'LogicalExpression':
      yield* stringsOf(node.right)
      if (node.operator !== '&&') yield* stringsOf(node.left)
      return
    case 'BinaryExpression':
      if (node.operator !== '+') return
      yield* stringsOf(node.left)
      yield* stringsOf(node.right)
      return
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      yield* stringsOf(node.expression)
      return
    default:
  }
}

/** Words that a file shows by itself, each with its line. */
function wordsIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found: string[] = []
  const note = (text: string, at: number) => {
    if (!isLanguage(text)) return
    const start = at + Math.max(0, text.search(/\S/))
    found.push(`${path}:${source.slice(0, start).split('\n').length}: ${JSON.stringify(text.trim())}`)
  }
  const check = (node: ESTree.Node) => {
    for (const { text, start } of stringsOf(node)) note(text, start)
  }
  const ink = (text: string, start: number) => {
    for (const [, inked] of text.matchAll(INKED)) note(inked, start)
  }
  const children = (nodes: readonly ESTree.JSXChild[]) => {
    for (const child of nodes) {
      if (child.type === 'JSXText') note(child.value, child.start)
      else if (child.type === 'JSXExpressionContainer') check(child)
    }
  }
  new Visitor({
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && SPOKEN.has(name.name) && value !== null) check(value)
    },
    /** The same attributes when they travel in an object: `{ 'aria-label': ... }`. */
    Property({ key, value }) {
      if (key.type === 'Literal' && typeof key.value === 'string' && /^aria-/.test(key.value)) {
        if (SPOKEN.has(key.value)) check(value)
      }
    },
    Literal({ value, start }) {
      if (typeof value === 'string') ink(value, start)
    },
    TemplateElement: ({ value, start }) => ink(value.raw, start),
  }).visit(program)
  return found
}

const drawn = globSync(DRAWN, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !WORDY.test(path))
  .sort()

test('pages and tables say nothing by themselves: words live in texts/', () => {
  expect(drawn.length).toBeGreaterThan(40)
  expect(drawn.flatMap((path) => wordsIn(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test.each([
  ['text', 'const a = <p>Your turn</p>', 'Your turn'],
  ['text in a fragment', 'const a = <>Tah</>', 'Tah'],
  ['text between tags', 'const a = <p><b>{x}</b> wins {y}</p>', 'wins'],
  ['a string in braces', "const a = <p>{'Konec'}</p>", 'Konec'],
  ['a choice', "const a = <p>{x ? 'yes' : labels.no}</p>", 'yes'],
  ['a condition', "const a = <p>{x && 'ready'}</p>", 'ready'],
  ['a fallback', "const a = <p>{x ?? 'nobody'}</p>", 'nobody'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['a template', 'const a = <p>{`after ${n} moves`}</p>', 'after'],
  ['a sum', "const a = <p>{'seat ' + n}</p>", 'seat'],
  ['a name read aloud', 'const a = <b aria-label="Close" />', 'Close'],
  ['a title', "const a = <b title={'Zavřít'} />", 'Zavřít'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['a placeholder', 'const a = <input placeholder={`Hledat ${x}`} />', 'Hledat'],
  ['an alternative', "const a = <img alt={x ? 'map' : ''} />", 'map'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['ink', 'const a = `<text x="${x}" class="tag">Sever</text>`', 'Sever'],
  ['attributes in an object', "const a = <b {...{ 'aria-label': 'Zpět' }} />", 'Zpět'],
])('%s is found', (_, source, word) => {
  expect(wordsIn('planted.tsx', `// before\n${source}`).filter((line) => line.includes(word))).toEqual([
    expect.stringMatching(/^planted\.tsx:2: /),
  ])
})

test.each([
  ['our name', 'const a = <h1>Výprava</h1>'],
  ['signs and numbers', "const a = <p>+ 3 × {n} · − &nbsp;{' '}</p>"],
  ['words of texts', 'const a = <p title={texts.close}>{labels.turn(3)}</p>'],
  ['names of classes and of data', 'const a = <p className="seat on" data-action="rest" role="grid">{n}</p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['ink of a sign', 'const a = `<text x="${x}">+${gain}</text><path d="M0 0L1 1"/>`'],
  ['comments', 'const a = <p>{/* your turn */}{n}</p> // end of turn'],
  ['what is compared', "const a = <p>{x === 'night' ? <Sun /> : <Moon />}</p>"],
])('%s may stand there', (_, source) => {
  expect(wordsIn('kind.tsx', source)).toEqual([])
})
