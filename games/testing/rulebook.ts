import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'

/** A game's rulebook, as its test describes it. */
export interface Rulebook {
  /** The folder with `cs.md`, `sk.md` and `en.md`. */
  readonly folder: URL
  /** What its rule numbers begin with: "RO" for RO-101 and RO-R01. */
  readonly prefix: string
  /** The contents of `rules.json`. */
  readonly rules: readonly { readonly number: string; readonly title: Readonly<Record<Language, string>> }[]
  /** How many rules and rulings there are, and how many examples where they stand in the book. */
  readonly counts: { readonly rules: number; readonly rulings: number; readonly examples?: number }
  /** The names of the drawn figures, each shown once in each language. */
  readonly figures: readonly string[]
  /** Names that keep their letters in every language. */
  readonly names?: readonly string[]
}

/** The longest title that still fits on a rule tag. */
const LONGEST_TITLE = 45

interface Section {
  level: number
  heading: string
  /** Everything up to the next heading, figures left out. */
  text: string
}

const figuresOf = (book: string) => [...book.matchAll(/^::figure (\S+)$/gm)].map(([, name]) => name)

function sectionsOf(book: string): Section[] {
  return book
    .split(/^(?=#{1,3} )/m)
    .filter((part) => part.startsWith('#'))
    .map((part) => {
      const [first = '', ...rest] = part.split('\n')
      const level = first.indexOf(' ')
      const text = rest.filter((line) => !line.startsWith('::figure ')).join('\n')
      return { level, heading: first.slice(level + 1), text: text.trim() }
    })
}

/** The rule under which each figure stands, so that the books can be compared. */
function figurePlaces(book: string): string[] {
  let rule = ''
  const places: string[] = []
  for (const line of book.split('\n')) {
    if (line.startsWith('### ')) rule = line.split(' ')[1] ?? ''
    if (line.startsWith('::figure ')) places.push(`${rule} ${line.slice('::figure '.length)}`)
  }
  return places
}

/** The tests of a rulebook's form: complete, in order, the same in three languages, each in its own alphabet. */
export function describeRulebook({ folder, prefix, rules, counts, figures, names = [] }: Rulebook): void {
  const read = (language: Language) => readFileSync(new URL(`./${language}.md`, folder), 'utf8')

  describe('the list of rules', () => {
    const numbers = rules.map((rule) => rule.number)

    test('holds all rules and rulings, each once', () => {
      const ofForm = (form: string) =>
        numbers.filter((number) => new RegExp(`^${prefix}-${form}$`).test(number))
      expect(ofForm('\\d{3,4}[a-z]?')).toHaveLength(counts.rules)
      expect(ofForm('R\\d{2,3}[a-z]?')).toHaveLength(counts.rulings)
      expect(ofForm('E\\d{2}')).toHaveLength(counts.examples ?? 0)
      expect(new Set(numbers).size).toBe(counts.rules + counts.rulings + (counts.examples ?? 0))
    })

    test('is in order, rulings last', () => {
      expect(numbers).toEqual([...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    })

    test.each(LANGUAGES)('has a short title of its own for every number (%s)', (language) => {
      const titles = rules.map((rule) => rule.title[language])
      expect(titles.filter((title) => title.trim() === '' || title.length > LONGEST_TITLE)).toEqual([])
      expect(new Set(titles).size).toBe(titles.length)
    })
  })

  describe.each(LANGUAGES)('the book in %s', (language) => {
    const book = read(language)
    const sections = sectionsOf(book)
    const anchors = sections.filter((section) => section.level === 3).map((section) => section.heading)

    test('holds every rule once, in order, under its exact title', () => {
      expect(anchors).toEqual(rules.map((rule) => `${rule.number} ${rule.title[language]}`))
    })

    test('refers only to rules that exist', () => {
      const known = new Set(rules.map((rule) => rule.number))
      const named = book.match(new RegExp(`${prefix}-[ER]?\\d+[a-z]?`, 'g')) ?? []
      expect(named.filter((number) => !known.has(number))).toEqual([])
    })

    test('has a text under every rule and no empty chapter', () => {
      const empty = sections.filter((section, index) => {
        const leadsToRules = section.level < 3 && (sections[index + 1]?.level ?? 0) > section.level
        return section.text === '' && !leadsToRules
      })
      expect(empty.map((section) => section.heading)).toEqual([])
    })

    test('ends its texts as sentences', () => {
      const rulesOnly = sections.filter((section) => section.level === 3)
      expect(rulesOnly.filter((section) => !section.text.endsWith('.')).map((s) => s.heading)).toEqual([])
    })

    test('shows each figure once', () => {
      expect([...figuresOf(book)].sort()).toEqual([...figures].sort())
      expect(book.match(/::figure/g) ?? []).toHaveLength(figures.length)
    })

    test('shows the figures at the same rules as the other books', () => {
      expect(figurePlaces(book)).toEqual(figurePlaces(read('en')))
    })
  })

  describe('the alphabets', () => {
    const textIn = (language: Language) =>
      names.reduce(
        (text, name) => text.replaceAll(name, ''),
        read(language) + rules.map((rule) => rule.title[language]).join('\n'),
      )

    test('Czech has no Slovak letters', () => {
      expect(textIn('cs').match(/\S*[ľĺŕäô]\S*/giu)).toBeNull()
    })

    test('Slovak has no Czech letters', () => {
      expect(textIn('sk').match(/\S*[ěřů]\S*/giu)).toBeNull()
    })

    test('English has no letters of the other two', () => {
      expect(textIn('en').match(/\S*[áäčďéěíĺľňóôřŕšťúůýž]\S*/giu)).toBeNull()
    })
  })
}
