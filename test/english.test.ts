import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/* English as people write it who grew up with it: what was written here once and no native would. */

const ROOT = join(import.meta.dirname, '..')

/** Doors and the like have three languages in one file; what is looked for is found in English alone. */
const MESSAGES = [
  'packages/*/src/texts/{en,*-en}.ts',
  'packages/web/src/texts/{takebacks,taglines}.ts',
  'games/*/texts/en/**/*.ts',
  'games/*/texts/door.ts',
]
const BOOKS = ['games/*/rulebook/en.md']
/** Names, stories and titles of rules: data in which each language has its key. */
const DATA = ['games/*/content/**/*.json', 'games/*/rulebook/rules.json']

/** What is found, and what is written instead. */
const FOREIGN: readonly (readonly [found: RegExp, english: string])[] = [
  // Sentences from another language.
  [/\b(?:for|by|from|with|of|to|than|only) who\b/i, 'whoever, those who'],
  [/(?:^|[.!?;] )Who (?:does|wants|has|keeps|comes|goes|is late|is away) [^?]*\.$/, 'whoever; if someone'],
  [/\b(?:is|are|was) (?:waited|played) for\b/i, 'the table waits; a bot steps in'],
  [/\b(?:is|are) another one\b/i, 'differs'],
  [/\banother \p{L}+ than\b|\botherwise than\b/iu, 'different from, by other means than'],
  [/, also (?:on|in|from|by|when|at|where|to|with)\b/i, 'even, including'],
  [/\b(?:works?|holds?|counts?) also\b/i, 'also works'],
  [/\bat (?:the|this|one) screen\b/i, 'on screen, on this device'],
  [/(?<!there )\b(?:is|are) no (?:move(?:ment)?|shop|entry|terrain|injury|city)\b/i, 'is not a move'],
  [/\bof today\b/i, 'current, today’s'],
  [/\badvice of\b/i, 'advice from'],
  [/\bI play on\b/i, 'I’m back'],
  [/\b(?:give|gave|gives|given) (?:the|this|a) game up\b/i, 'give up the game'],
  [/^(?:Let|Do) (?:in|sit|not close|not wait)\b/, 'let them in, keep it open, don’t wait'],
  [/\bin turn …(?! )/i, 'on turn 5'],
  // One kind of English: British, as printed.
  [
    /\b(?:color|favor|honor|neighbor|armor|gray|center|defense|travel(?:er|ing)|(?:anal|paral)yze|(?:organ|recogn|critic)ize)/i,
    'colour, centre, defence, recognise',
  ],
  // Signs.
  [/["'](?!\))/, '“ ”, ’'],
  [/\S {2,}\S/, 'one space'],
  [/ - |\.\.\./, '−, –, …'],
]

/** What a source says: strings and templates with a sign where something is put in; no names of modules. */
function stringsIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
    TemplateLiteral({ quasis }) {
      found.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('…'))
    },
  }).visit(program)
  return found.filter((text) => /\s/.test(text.trim()))
}

const words = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : []
}

/** The English of data in which each language has its key. */
function englishOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === 'en' ? words(value) : englishOf(value),
  )
}

const foreignIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    FOREIGN.flatMap(([foreign, english]) => {
      const found = foreign.exec(text)
      return found === null ? [] : [`“${found[0]}” (${english}): ${text}`]
    }),
  )

const files = (globs: readonly string[]) =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: ROOT }))
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))

test('messages are English', () => {
  const texts = files(MESSAGES).flatMap(({ path, source }) => stringsIn(path, source))
  expect(texts.length).toBeGreaterThan(1500)
  expect(foreignIn(texts)).toEqual([])
})

test('dates and lists are British', () => {
  const american = files(MESSAGES).filter(({ source }) =>
    /Intl\.(?:DateTime|List|RelativeTime)Format\('en(?:-US)?'/.test(source),
  )
  expect(american.map(({ path }) => path)).toEqual([])
})

test('rulebooks are English', () => {
  const paragraphs = files(BOOKS).flatMap(({ source }) => source.split('\n'))
  expect(paragraphs.length).toBeGreaterThan(2500)
  expect(foreignIn(paragraphs)).toEqual([])
})

test('names, stories and titles of rules are English', () => {
  const texts = files(DATA).flatMap(({ source }) => englishOf(JSON.parse(source)))
  expect(texts.length).toBeGreaterThan(3000)
  expect(foreignIn(texts)).toEqual([])
})

/** Each was written here once. */
test.each([
  ['A bot plays for who does not come for an hour.', 'whoever, those who'],
  ['Who wants to talk needs a name.', 'whoever; if someone'],
  ['is played for after a day', 'the table waits; a bot steps in'],
  ['A hint lets you hear another colour than the one that was named.', 'different from, by other means than'],
  ['Bag symbols work permanently, also on an exhausted tile.', 'even, including'],
  ['They work also on exhausted items.', 'also works'],
  ['A number that you publish at the screen is always true.', 'on screen, on this device'],
  ['A diamond is no move', 'is not a move'],
  ['Advice of bots', 'advice from'],
  ['I play on', 'I’m back'],
  ['Give the game up?', 'give up the game'],
  ['Let in', 'let them in, keep it open, don’t wait'],
  ['In turn …', 'on turn 5'],
  ['The center of the map', 'colour, centre, defence, recognise'],
  ["It's your turn", '“ ”, ’'],
  ['Two tiles side by side.  A line runs around them.', 'one space'],
  ['the result is base + plus - minus', '−, –, …'],
])('%s is found', (text, english) => {
  expect(foreignIn([text])).toEqual([expect.stringContaining(`(${english})`)])
})

test.each([
  'Who plays',
  'Who starts if the active player is out?',
  'There is no move left.',
  'This table is no longer open.',
  'Let them in',
  'In turn, the hero-player may spend one Gaar.',
  'Whoever is banned can read why.',
])('%s is English', (text) => {
  expect(foreignIn([text])).toEqual([])
})
