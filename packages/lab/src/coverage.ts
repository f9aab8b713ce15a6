import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A test that names rules: `rule('RO-101', 'title', …)`. */
export interface RuleTest {
  readonly numbers: readonly string[]
  readonly title: string
}

const STRING = [
  String.raw`'(?:[^'\\\n]|\\.)*'`,
  String.raw`"(?:[^"\\\n]|\\.)*"`,
  String.raw`\x60(?:[^\x60\\]|\\.)*\x60`,
].join('|')
const LIST = String.raw`\[[^\]]*\]`
const COMMENT = String.raw`//[^\n]*|/\*[\s\S]*?\*/`

/**
 * Comments and strings are matched first and passed over, so that what they hold is not taken for a test;
 * `rule.skip` and `rule.todo` are not matched at all, because they test nothing.
 */
const TOKENS = new RegExp(
  String.raw`${COMMENT}|(?<![\w.])rule(?:\.only)?\(\s*(?<numbers>${STRING}|${LIST})\s*,\s*(?<title>${STRING})|${STRING}`,
  'g',
)

/** The rule tests of a file, read from its text. */
export function ruleTestsIn(source: string): RuleTest[] {
  const tests: RuleTest[] = []
  for (const { groups } of source.matchAll(TOKENS)) {
    if (groups?.numbers === undefined || groups.title === undefined) continue
    const numbers = [
      ...groups.numbers.replaceAll(new RegExp(COMMENT, 'g'), '').matchAll(new RegExp(STRING, 'g')),
    ]
    tests.push({ numbers: numbers.map(([text]) => unquoted(text)), title: unquoted(groups.title) })
  }
  return tests
}

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(.)/g, '$1')

/** The rule tests of all test files under a folder: for each number `file: title`, files in order. */
export function testsByRule(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = globSync(['**/*.test.ts', '**/*.test.tsx'], {
    cwd: folder,
    exclude: (path) => path === 'node_modules',
  }).sort()
  for (const file of files) {
    for (const { numbers, title } of ruleTestsIn(readFileSync(join(folder, file), 'utf8'))) {
      for (const number of numbers) {
        const tests = found.get(number) ?? []
        found.set(number, tests)
        tests.push(`${relative('.', file)}: ${title}`)
      }
    }
  }
  return found
}
