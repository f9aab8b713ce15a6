import type { Language } from '@vyprava/module/words.ts'

/** Which plural forms each language needs. A message that lacks one does not compile, nor does a language without forms. */
type Forms = OfAll<{
  readonly en: 'one' | 'other'
  /** `few` is 2 to 4, `many` is for fractions (1,5 minuty), `other` is 5 and more. */
  readonly cs: 'one' | 'few' | 'many' | 'other'
  readonly sk: 'one' | 'few' | 'many' | 'other'
}>
type OfAll<Known extends Readonly<Record<Language, Intl.LDMLPluralRule>>> = Known

type Words<L extends Language> = Readonly<Record<Forms[L], string>>

export type Plural<L extends Language> = {
  /** The word alone, in the form that the number asks for. */
  word(count: number, words: Words<L>): string
  /** Number and word: "3 mince". */
  count(count: number, words: Words<L>): string
  /** A range and its word: "2–4 hráči". */
  range(from: number, to: number, words: Words<L>): string
}

export function pluralIn<L extends Language>(language: L): Plural<L> {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const chosen = (form: string, words: Words<L>): string => {
    const found = Object.entries<string>(words).find(([name]) => name === form)
    if (!found) throw new Error(`${language} has no plural form "${form}" in ${JSON.stringify(words)}`)
    return found[1]
  }
  const word = (count: number, words: Words<L>) => chosen(rules.select(count), words)
  return {
    word,
    count: (count, words) => `${numbers.format(count)} ${word(count, words)}`,
    range: (from, to, words) =>
      `${numbers.format(from)}–${numbers.format(to)} ${chosen(rules.select(to), words)}`,
  }
}
