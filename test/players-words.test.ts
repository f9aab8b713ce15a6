import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'

/*
 * docs/words.md is the glossary of players' words. Here it is read, and held against every text that players see.
 */

const ROOT = join(import.meta.dirname, '..')
const LANGUAGES = ['cs', 'sk', 'en'] as const
type Language = (typeof LANGUAGES)[number]
const PLACES = ['app', 'roam', 'ark', 'defenders', 'euthia'] as const
type Place = (typeof PLACES)[number]

interface Text {
  readonly file: string
  readonly line: number
  readonly said: string
}

/** What a source file says: its strings and templates, without keys, imports and comments. */
function saidIn(file: string, source: string): Text[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found: Text[] = []
  const names = new Set<number>()
  const note = (said: string, start: number) => {
    if (!names.has(start) && /\s/.test(said.trim()))
      found.push({ file, line: source.slice(0, start).split('\n').length, said })
  }
  new Visitor({
    ImportDeclaration: ({ source: from }) => void names.add(from.start),
    ExportNamedDeclaration: ({ source: from }) => void (from !== null && names.add(from.start)),
    Property: ({ key }) => void names.add(key.start),
    Literal: ({ value, start }) => typeof value === 'string' && note(value, start),
    /** As one text, a gap where a value stands, so that a phrase is found across nothing but words. */
    TemplateLiteral: ({ quasis, start }) => note(quasis.map(({ value }) => value.cooked).join(' … '), start),
  }).visit(program)
  return found
}

const lines = (file: string, source: string): Text[] =>
  source.split('\n').map((said, at) => ({ file, line: at + 1, said }))

const read = (pattern: string): Text[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8')
      return file.endsWith('.md')
        ? lines(
            file,
            source
              .split('\n')
              .map((line) => (line.startsWith('::') ? '' : line))
              .join('\n'),
          )
        : saidIn(file, source)
    })

const files = (place: Place, language: Language): string[] =>
  place === 'app'
    ? [`packages/web/src/texts/{*-${language},${language}}.ts`, `packages/server/src/texts/${language}.ts`]
    : [`games/${place}/texts/${language}/*.ts`, `games/${place}/rulebook/${language}.md`]

const texts = new Map(
  PLACES.flatMap((place) =>
    LANGUAGES.map((language) => [`${place} ${language}`, files(place, language).flatMap(read)] as const),
  ),
)
const textsOf = (place: Place, language: Language): readonly Text[] => texts.get(`${place} ${language}`) ?? []

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word that begins with the stem, in any case. */
const beginning = (stem: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(stem)}`, 'iu')

/** The words themselves; with a star at the end, any ending. */
const phrase = (words: string): RegExp =>
  words.endsWith('*')
    ? beginning(words.slice(0, -1))
    : new RegExp(`(?<!\\p{L})${escaped(words)}(?!\\p{L})`, 'iu')

const glossary = readFileSync(join(ROOT, 'docs/words.md'), 'utf8')

/** The rows of the table under a heading, as cells. */
function rowsUnder(heading: string): string[][] {
  const section = glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`docs/words.md has no part "${heading}"`)
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const HEADINGS: Readonly<Record<Place, string>> = {
  app: 'The app',
  roam: 'Roam',
  ark: 'Ark',
  defenders: 'Defenders',
  euthia: 'Euthia',
}

/** Stems of the glossary that no text uses. */
const unused = (place: Place, language: Language, said: readonly Text[]): string[] =>
  rowsUnder(HEADINGS[place]).flatMap(([thing, ...words]) => {
    const stems = words[LANGUAGES.indexOf(language)].split(', ').map((word) => word.split('·')[0])
    const isUsed = stems.some((stem) => said.some(({ said }) => beginning(stem).test(said)))
    return isUsed ? [] : [`${thing}: ${stems.join(', ')}`]
  })

const isPlace = (place: string): place is Place => PLACES.some((known) => known === place)
const isLanguage = (language: string): language is Language => LANGUAGES.some((known) => known === language)

interface Never {
  readonly places: readonly Place[]
  readonly language: Language
  readonly never: RegExp
  readonly but: string
}

const nevers: readonly Never[] = rowsUnder('Never').map(([where, language, never, but]) => {
  if ((where !== 'all' && !isPlace(where)) || !isLanguage(language))
    throw new Error(`docs/words.md: who says "${never}"?`)
  return { places: where === 'all' ? PLACES : [where], language, never: phrase(never), but }
})

/** What texts of a place say that the glossary gave up. */
const offences = (place: Place, language: Language, said: readonly Text[]): string[] =>
  nevers
    .filter((row) => row.places.includes(place) && row.language === language)
    .flatMap(({ never, but }) =>
      said
        .filter(({ said }) => never.test(said))
        .map(({ file, line, said }) => `${file}:${line}: ${said.trim().slice(0, 120)} (but: ${but})`),
    )

describe.each(PLACES)('%s', (place) => {
  test.each(LANGUAGES)('says in %s what the glossary says, and nothing that it gave up', (language) => {
    const said = textsOf(place, language)
    expect(said.length).toBeGreaterThan(40)
    expect(unused(place, language, said)).toEqual([])
    expect(offences(place, language, said)).toEqual([])
  })
})

describe('a planted word', () => {
  const planted = (source: string): readonly Text[] => saidIn('planted.ts', source)

  test.each([
    ['a given up phrase', 'app', 'en', "export const a = { keep: 'Keep the account' }"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    ['one in a template', 'roam', 'en', 'export const a = (n) => `${n} takes the patrol card.`'],
    ['another ending', 'defenders', 'en', "export const a = 'Waiting for the clans to move.'"],
    ['one that holds everywhere', 'euthia', 'en', "export const a = 'Not in this turn.'"],
  ] as const)('is found: %s', (_, place, language, source) => {
    expect(offences(place, language, planted(source))).toHaveLength(1)
  })

  test.each([
    ['a name in the code', 'roam', 'en', "export const patrol = { 'patrol card': 'Outpost card' }"],
    ['a word that only begins alike', 'euthia', 'en', "export const a = 'Through the portal.'"],
    ['the word of another game', 'roam', 'en', "export const a = 'The signs of a clan.'"],
  ] as const)('may stand there: %s', (_, place, language, source) => {
    expect(offences(place, language, planted(source))).toEqual([])
  })

  test('is missed where nobody says it', () => {
    expect(unused('roam', 'en', planted("export const a = 'Choose a token, please.'"))).toContain(
      'what lies on squares: marker',
    )
  })
})
