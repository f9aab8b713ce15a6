import type { Language } from './words.ts'

/**
 * Which plural forms each language needs of whole numbers. A word that lacks one does not compile, nor does a language
 * without forms.
 */
type Forms = OfAll<{
  readonly en: 'one' | 'other'
  /** `few` is 2 to 4, `other` is 0, 5 and more. */
  readonly cs: 'one' | 'few' | 'other'
  readonly sk: 'one' | 'few' | 'other'
}>
type OfAll<Known extends Readonly<Record<Language, Intl.LDMLPluralRule>>> = Known

export type Words<L extends Language> = Readonly<Record<Forms[L], string>>

export interface Plural<L extends Language> {
  /** The word alone, in the form that the number asks for. */
  word(count: number, words: Words<L>): string
  /** Number and word: "3 mince". */
  count(count: number, words: Words<L>): string
}

export function pluralIn<L extends Language>(language: L): Plural<L> {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const word = (count: number, words: Words<L>): string => {
    const form = rules.select(count)
    const found = Object.entries<string>(words).find(([name]) => name === form)
    if (!found) throw new Error(`${language} has no form "${form}" for ${count} in ${JSON.stringify(words)}`)
    return found[1]
  }
  return { word, count: (count, words) => `${numbers.format(count)} ${word(count, words)}` }
}
